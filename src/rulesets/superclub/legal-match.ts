import {
  arrange,
  type Domain,
  either,
  exactly,
  hull,
  is,
  listOf,
  oneOf,
  record,
  type Space,
} from '../../kernel/space.ts'
import type { Seat } from '../../kernel/types.ts'
import { tacticalOf } from './content/book.ts'
import { THIRDS } from './content/effects.ts'
import { given, type Legal, oneCard, plain, type Spaces, some } from './legal-spaces.ts'
import type { Move } from './moves.ts'
import { clubOf } from './read/club.ts'
import {
  benchOf,
  fitKeepers,
  fitOutfield,
  onPitch,
  rowsOf,
  substitutesFor,
} from './read/line-ups.ts'
import { isExchange, matchOf, sideOf, takersOf } from './rules/line-ups.ts'
import { injuredBy } from './rules/match.ts'
import { GIVEN } from './state.ts'
import type { Board, Game, Setting } from './types.ts'

/** All legal line-ups are among these: rows drawn from the fit players, each row for itself. */
const lineUp: Legal = (state, { content }, { seat }) => {
  const match = matchOf(state, seat)
  const { boost } = match.sides[sideOf(match, seat)]
  const club = clubOf(state.shared, seat)
  const outfield = fitOutfield(content, club).map(({ card }) => card)
  const keepers = fitKeepers(content, club).map(({ card }) => card)
  const rowOf = (size: number): Domain<(string | null)[]> =>
    outfield.length >= 10
      ? arrange<string | null>(outfield, size)
      : listOf(oneOf<string | null>([...outfield, null]), size, size)
  const formations = content.formations.map((formation) => {
    const sizes = rowsOf(formation)
    return record({
      formation: is(formation),
      goalkeeper: oneOf([...keepers, GIVEN]),
      defence: rowOf(sizes.defence),
      midfield: rowOf(sizes.midfield),
      attack: rowOf(sizes.attack),
      ...(boost > 0 ? { boostThird: oneOf(THIRDS) } : {}),
    })
  })
  return [hull<Move>('lineup-submit', { lineUp: either<unknown>(...formations) })]
}

const window: Legal = (state, table, { seat }) => {
  const match = matchOf(state, seat)
  const weapons = (state.secret.hands[seat] ?? []).flatMap((gc) =>
    weaponSpace(state, table, match, { seat, gc }),
  )
  return [...weapons, plain('third-ready')]
}

function weaponSpace(
  { shared }: Board,
  { content }: Setting,
  match: Game,
  { seat, gc }: { seat: Seat; gc: string },
): Spaces {
  const { window, effects } = tacticalOf(content, gc)
  const index = sideOf(match, seat)
  const side = match.sides[index]
  if (window !== match.stage) return []
  const weapon = (params: Domain<object>): Space<Move> =>
    exactly<Move>('weapon-play', { gc, params } as never)
  switch (effects[0].kind) {
    case 'freeSubstitution': {
      const pairs = exchangesOf(content, clubOf(shared, seat), side)
      return some(pairs, (list) =>
        weapon(either(...list.map(({ out, ins }) => record({ out: is(out), in: oneOf(ins) })))),
      )
    }
    case 'moveBoost': {
      const thirds = THIRDS.filter((third) => side.boost > 0 && third !== side.boostThird)
      return some(thirds, (list) => weapon(record({ third: oneOf(list) })))
    }
    case 'cancelInjury': {
      const isHurt = (injuredBy(match, index)?.card ?? null) !== null
      return given(isHurt && match.third?.cancelled[index] === false, () => weapon(record({})))
    }
    default:
      return [weapon(record({}))]
  }
}

/** Whom a free substitution can take off, and who can come on for each. */
function exchangesOf(
  content: Setting['content'],
  club: Parameters<typeof isExchange>[1],
  side: Game['sides'][0],
): { out: string; ins: string[] }[] {
  const { lineUp } = side
  if (!lineUp) return []
  const playing = onPitch(lineUp)
  const outs = lineUp.goalkeeper === GIVEN ? [GIVEN, ...playing] : playing
  const bench = [...benchOf(club, side).map(({ card }) => card), GIVEN]
  return outs.flatMap((out) => {
    const ins = bench.filter((coming) => isExchange(content, club, side, { out, coming }))
    return ins.length > 0 ? [{ out, ins }] : []
  })
}

const substitute: Legal = (state, { content }, { seat }) => {
  const match = matchOf(state, seat)
  const side = match.sides[sideOf(match, seat)]
  const club = clubOf(state.shared, seat)
  const cards = side.vacancy ? substitutesFor(content, club, side, side.vacancy) : []
  return some(cards, oneCard('sub-bring'))
}

/** What a manager may answer before and during a match. */
export const matchSpaces = {
  'line-up': lineUp,
  'final-line-up': lineUp,
  'third-prep': window,
  'third-react': window,
  substitute,
  'penalty-order': (state, _, { seat }) => {
    const match = matchOf(state, seat)
    const takers = takersOf(match, sideOf(match, seat))
    return [exactly<Move>('penalties-order', { takers: arrange(takers, takers.length) })]
  },
} satisfies Record<string, Legal>
