import { at } from '../../kernel/define.ts'
import type { Outcome } from '../../kernel/ruleset.ts'
import type { Viewer } from '../../kernel/types.ts'
import { matchEventOf } from './content/book.ts'
import { currentScore, seatIn, sideAsked } from './read/players.ts'
import { preview } from './read/score.ts'
import type { View } from './state.ts'
import type { Player, State, Table } from './types.ts'

export function viewFor(state: State, viewer: Viewer, table: Table): View {
  const { phase, firstSeat, turn, decks, negotiation, swap, matches, match, tiebreak } = state
  const seesAll = viewer === 'admin' || phase === 'ended'
  return {
    phase,
    seats: state.seats.map((player) => playerView(player, seesAll || player.no === viewer)),
    firstSeat,
    turn: turn && { ...turn },
    deckCounts: {
      contract: decks.contract.length,
      agent: decks.agent.length,
      dayToDay: decks.dayToDay.length,
      press: decks.press.length,
    },
    decks: seesAll
      ? {
          contract: [...decks.contract],
          agent: [...decks.agent],
          dayToDay: [...decks.dayToDay],
          press: [...decks.press],
        }
      : null,
    box: [...state.box],
    negotiation: negotiation && { ...negotiation, offers: [...negotiation.offers] },
    swap: swap && { ...swap },
    matches,
    match: match && structuredClone(match),
    previews: previewsFor(state, viewer, table),
    tiebreak: tiebreak && {
      tied: [...tiebreak.tied],
      finalists: tiebreak.finalists && [...tiebreak.finalists],
      out: [...tiebreak.out],
      champion: tiebreak.champion,
    },
    result: state.result && {
      places: state.result.places.map((place) => ({ ...place })),
      champion: state.result.champion,
    },
    reason: state.reason,
  }
}

const playerView = (player: Player, seesHand: boolean): View['seats'][number] => ({
  no: player.no,
  token: player.token,
  position: player.position,
  seasonsCompleted: player.seasonsCompleted,
  status: player.status,
  failedFitnessRolls: player.failedFitnessRolls,
  points: player.points,
  fame: player.fame,
  cash: player.cash,
  contract: player.contract,
  agent: player.agent,
  sponsorships: { ...player.sponsorships },
  magicSponges: [...player.magicSponges],
  matchEventCount: player.matchEvents.length,
  matchEvents: seesHand ? [...player.matchEvents] : null,
  resigning: player.resigning,
  resignOrder: player.resignOrder,
})

function previewsFor(
  { seats, match }: State,
  viewer: Viewer,
  { content }: Table,
): View['previews'] {
  const side = match && sideAsked(match.stage)
  const score = match && currentScore(match)
  if (!side || !score || seatIn(match[side]) !== viewer) return null
  return at(seats, viewer).matchEvents.map((card) => ({
    card,
    score: preview(matchEventOf(content, card).effects, side, score),
  }))
}

export function outcome({ phase, result, reason }: State): Outcome | null {
  if (phase !== 'ended' || result === null || reason === null) return null
  const places = [...new Set(result.places.map(({ place }) => place))].sort((a, b) => a - b)
  const scores = result.places.toSorted((one, other) => one.seat - other.seat)
  return {
    ranking: places.map((place) =>
      result.places.filter((one) => one.place === place).map(({ seat }) => seat),
    ),
    scores: scores.map(({ total }) => total),
    reason,
  }
}
