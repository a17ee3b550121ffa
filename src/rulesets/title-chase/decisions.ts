import { at } from '../../kernel/define.ts'
import { exactly, oneOf, optional, type Space, subsetOf } from '../../kernel/space.ts'
import type { Decision, Seat } from '../../kernel/types.ts'
import type { Move } from './moves.ts'
import { type AskedSide, askedInMatch } from './read/asked.ts'
import { isSuspended, keptOf, offersTo, playableStars } from './read/holdings.ts'
import { freeTeams, seatsLeft, seatsToChoose } from './read/league.ts'
import type { State, Table, TitleChase } from './types.ts'

type Asking = Decision<TitleChase>

export function openDecisions(state: State, table: Table): readonly Asking[] {
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
const chooseTeam = ({ season }: State, seat: Seat): Asking => ({
  key: `team ${season} ${seat}`,
  kind: 'choose-team',
  seat,
  moves: ['choose-team'],
})

/** One clock for all that a manager does before committing the line-up. */
function beforeMatch(
  state: State,
  { kind, side, seat }: AskedSide,
  { decisionSeconds: seconds }: Table,
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
  state: State,
  { kind, seat }: Asking,
  table: Table,
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
function starMoves(state: State, seat: Seat, table: Table): readonly Space<Move>[] {
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
