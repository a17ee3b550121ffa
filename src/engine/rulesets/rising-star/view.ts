import { at } from '../../kernel/define.ts'
import { copied } from '../../kernel/json.ts'
import type { Outcome, Viewer } from '../../kernel/types.ts'
import { groupsBy } from '../shared/ranking.ts'
import { matchEventOf } from './content/book.ts'
import { currentScore, seatIn, sideAsked } from './read/match.ts'
import { preview } from './read/score.ts'
import type { View } from './state.ts'
import type { State, Table } from './types.ts'

export function viewFor(state: State, viewer: Viewer, table: Table): View {
  const { decks, hands } = state.secret
  const open = copied(state.shared)
  const seesAll = viewer === 'admin' || open.phase === 'ended'
  // The new fields come before the spread, because each field after a spread would cost a
  // microsecond in V8.
  return {
    deckCounts: {
      contract: decks.contract.length,
      agent: decks.agent.length,
      dayToDay: decks.dayToDay.length,
      press: decks.press.length,
    },
    decks: seesAll ? copied(decks) : null,
    previews: previewsFor(state, viewer, table),
    ...open,
    seats: open.seats.map((player) => {
      const hand = at(hands, player.no)
      const matchEvents = seesAll || player.no === viewer ? [...hand] : null
      return { matchEventCount: hand.length, matchEvents, ...player }
    }),
  }
}

function previewsFor(
  { shared: { match }, secret }: State,
  viewer: Viewer,
  { content }: Table,
): View['previews'] {
  const side = match && sideAsked(match.stage)
  const score = match && currentScore(match)
  if (!side || !score || seatIn(match[side]) !== viewer) return null
  return at(secret.hands, viewer).map((card) => ({
    card,
    score: preview(matchEventOf(content, card).effects, side, score),
  }))
}

export function outcome({ shared: { phase, result, reason } }: State): Outcome | null {
  if (phase !== 'ended' || result === null || reason === null) return null
  const groups = groupsBy(result.places, ({ place }) => -place)
  const scores = result.places.toSorted((one, other) => one.seat - other.seat)
  return {
    ranking: groups.map((group) => group.map(({ seat }) => seat)),
    scores: scores.map(({ total }) => total),
    reason,
  }
}
