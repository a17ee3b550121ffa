import { z } from 'zod'
import { at, seatSchema } from '../../kernel/define.ts'
import type { Outcome } from '../../kernel/ruleset.ts'
import type { Table, Viewer } from '../../kernel/types.ts'
import { matchEventOf } from './content/cards.ts'
import {
  cardSchema,
  countSchema,
  matchSchema,
  negotiationSchema,
  phaseSchema,
  reasonSchema,
  resultSchema,
  scoreSchema,
  statusSchema,
  swapSchema,
  tiebreakSchema,
  tokenSchema,
  turnSchema,
} from './nouns.ts'
import { currentScore, seatIn, sideAsked } from './reading.ts'
import { preview } from './score.ts'
import type { PlayerState, RisingStar, RisingStarState } from './types.ts'

const slot = cardSchema.nullable()
const cards = z.array(cardSchema)

const playerSchema = z.strictObject({
  no: seatSchema,
  token: tokenSchema.nullable(),
  position: countSchema,
  seasonsCompleted: countSchema,
  status: statusSchema,
  failedFitnessRolls: countSchema,
  points: countSchema,
  fame: z.int(),
  cash: z.int(),
  contract: slot,
  agent: slot,
  sponsorships: z.strictObject({ boot: slot, clothing: slot, product: slot }),
  magicSponges: cards,
  matchEventCount: countSchema,
  /** Of the viewer's own seat; of all seats for an admin, and for everybody at the end. */
  matchEvents: cards.nullable(),
  resigning: z.boolean(),
  resignOrder: countSchema.nullable(),
})

export const viewSchema = z.strictObject({
  phase: phaseSchema,
  seats: z.array(playerSchema),
  firstSeat: seatSchema.nullable(),
  turn: turnSchema.nullable(),
  deckCounts: z.strictObject({
    contract: countSchema,
    agent: countSchema,
    dayToDay: countSchema,
    press: countSchema,
  }),
  /** From the top down; for admins, and for everybody at the end. */
  decks: z
    .strictObject({ contract: cards, agent: cards, dayToDay: cards, press: cards })
    .nullable(),
  box: cards,
  negotiation: negotiationSchema.nullable(),
  swap: swapSchema.nullable(),
  matches: countSchema,
  match: matchSchema.nullable(),
  /** What each own card would make of the score, for the seat whose card is waited for. */
  previews: z.array(z.strictObject({ card: cardSchema, score: scoreSchema.nullable() })).nullable(),
  tiebreak: tiebreakSchema.nullable(),
  result: resultSchema.nullable(),
  reason: reasonSchema.nullable(),
})
export type View = z.infer<typeof viewSchema>

export function viewFor(state: RisingStarState, viewer: Viewer, table: Table<RisingStar>): View {
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

const playerView = (player: PlayerState, seesHand: boolean): View['seats'][number] => ({
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
  { seats, match }: RisingStarState,
  viewer: Viewer,
  { content }: Table<RisingStar>,
): View['previews'] {
  const side = match && sideAsked(match.stage)
  const score = match && currentScore(match)
  if (!side || !score || seatIn(match[side]) !== viewer) return null
  return at(seats, viewer).matchEvents.map((card) => ({
    card,
    score: preview(matchEventOf(content, card).effects, side, score),
  }))
}

export function outcome({ phase, result, reason }: RisingStarState): Outcome | null {
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
