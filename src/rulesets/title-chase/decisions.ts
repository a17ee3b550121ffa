import { at } from '../../kernel/define.ts'
import type { Default, Ruleset } from '../../kernel/ruleset.ts'
import { exactly, oneOf, optional, type Space, subsetOf } from '../../kernel/space.ts'
import type { Decision, Seat } from '../../kernel/types.ts'
import { type AskedSide, askedInMatch } from './asked.ts'
import { isSuspended, keptOf, offersTo, playableStars } from './holdings.ts'
import { freeTeams, seatsLeft, seatsToChoose } from './league.ts'
import type { Move } from './moves.ts'
import type { Kind, TitleChase, TitleChaseState, TitleChaseTable } from './types.ts'

type Asking = Decision<TitleChase>

export function openDecisions(state: TitleChaseState, table: TitleChaseTable): readonly Asking[] {
  if (state.ending) return []
  if (state.match) {
    const asked = askedInMatch(state, table)
    return asked ? [beforeMatch(state, asked, table)] : []
  }
  const choosing = seatsToChoose(state)
  if (choosing.length > 0) return choosing.map((seat) => chooseTeam(state, seat))
  const { step, currentSeat: seat, turn } = state
  if (seat === null) return []
  if (step === 'roll') return [{ key: `roll ${turn}`, kind: 'turn-roll', seat, moves: ['roll'] }]
  if (step !== 'nominate') return []
  return [{ key: `pink ${turn}`, kind: 'pink-nominate', seat, moves: ['nominate'] }]
}

/** What others take meanwhile closes nobody's question: who comes late may choose another team. */
const chooseTeam = ({ season }: TitleChaseState, seat: Seat): Asking => ({
  key: `team ${season} ${seat}`,
  kind: 'choose-team',
  seat,
  moves: ['choose-team'],
})

/** One clock for all that a manager does before committing the line-up. */
function beforeMatch(
  state: TitleChaseState,
  { kind, side, seat }: AskedSide,
  { decisionSeconds: seconds }: TitleChaseTable,
): Asking {
  const { competition, round, no, cupRound, tie, replay } = state.match!
  const place = competition === 'league' ? [round, no] : [cupRound, tie, replay]
  const key = [kind, side, state.season, ...place].join(' ')
  if (kind === 'match-penalty') return { key, kind, seat, moves: ['commit-penalty'] }
  const moves = ['commit-lineup', 'buy-star', 'play-appeal'] as const
  const asking: Asking = { key, kind, seat, moves }
  return seconds === null ? asking : { ...asking, limit: { seconds, clock: key } }
}

export function legalMoves(
  state: TitleChaseState,
  { kind, seat }: Asking,
  table: TitleChaseTable,
): readonly Space<Move>[] {
  switch (kind) {
    case 'choose-team':
      return [exactly<Move & { type: 'choose-team' }>(kind, { team: oneOf(freeTeams(state)) })]
    case 'turn-roll':
      return [exactly('roll')]
    case 'pink-nominate':
      return [
        exactly<Move & { type: 'nominate' }>('nominate', {
          seat: oneOf(seatsLeft(state)),
          colour: oneOf(['yellow', 'red'] as const),
        }),
      ]
    case 'match-stars':
      return starMoves(state, seat, table)
    case 'match-penalty': {
      const cards = keptOf(at(state.seats, seat), 'penalty', table.content)
      return [
        exactly<Move & { type: 'commit-penalty' }>('commit-penalty', {
          card: oneOf([null, ...cards]),
        }),
      ]
    }
  }
}

/** The line-up that is always legal comes first: none. */
function starMoves(
  state: TitleChaseState,
  seat: Seat,
  table: TitleChaseTable,
): readonly Space<Move>[] {
  const manager = at(state.seats, seat)
  const { content } = table
  const playable = playableStars(manager, state.match!, table)
  const suspended = manager.stars.filter((category) => isSuspended(manager, category))
  const appeals = keptOf(manager, 'appeal', content)
  const lineUp = exactly<Move & { type: 'commit-lineup' }>('commit-lineup', {
    play: subsetOf(playable),
  })
  const purchases = offersTo(manager, state.stock, content).map(({ category, ways }) => {
    const vouchers = oneOf(ways.filter((way) => way !== null))
    const isAffordableInFull = ways.includes(null)
    if (ways.length === 1 && isAffordableInFull)
      return exactly<Move & { type: 'buy-star' }>('buy-star', { category })
    return exactly<Move & { type: 'buy-star' }>('buy-star', {
      category,
      voucher: isAffordableInFull ? optional(vouchers) : vouchers,
    })
  })
  const appealing = exactly<Move & { type: 'play-appeal' }>('play-appeal', {
    card: oneOf(appeals),
    category: oneOf(suspended),
  })
  const canAppeal = appeals.length > 0 && suspended.length > 0
  return [lineUp, ...purchases, ...(canAppeal ? [appealing] : [])]
}

export const defaults: Ruleset<TitleChase>['defaults'] = {
  'choose-team': ({ state }) => ({ type: 'choose-team', team: at(freeTeams(state), 0) }),
  'turn-roll': () => ({ type: 'roll' }),
  'pink-nominate': (_, { seat }) => ({ type: 'nominate', seat, colour: 'yellow' }),
  'match-stars': () => ({ type: 'commit-lineup', play: [] }),
  'match-penalty': () => ({ type: 'commit-penalty', card: null }),
} satisfies { [K in Kind]: Default<TitleChase> }
