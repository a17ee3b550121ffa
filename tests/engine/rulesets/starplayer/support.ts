import { seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { at } from '../../../../src/engine/kernel/define.ts'
import { create } from '../../../../src/engine/kernel/perform.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import {
  deckNames,
  type Slot,
  slotOf,
} from '../../../../src/engine/rulesets/starplayer/content/cards.ts'
import type { Squad } from '../../../../src/engine/rulesets/starplayer/content/schema.ts'
import { starplayer } from '../../../../src/engine/rulesets/starplayer/index.ts'
import type { Options } from '../../../../src/engine/rulesets/starplayer/options.ts'
import { isComplete } from '../../../../src/engine/rulesets/starplayer/read/club-set.ts'
import { slotHeld } from '../../../../src/engine/rulesets/starplayer/read/clubs.ts'
import type {
  Draft,
  Phase,
  Secret,
  Shared,
} from '../../../../src/engine/rulesets/starplayer/state.ts'
import type { Starplayer } from '../../../../src/engine/rulesets/starplayer/types.ts'
import { placed, type Sitting } from '../../../../src/package/sitting.ts'

export const M = 1_000_000
export type Seated = Sitting<Starplayer>
type Lying = Draft & Shared & Secret
type Arrange = (draft: Lying) => void

export function lying(draft: Draft): Lying {
  const all = { ...draft } as Lying
  for (const half of [draft.shared, draft.secret] as { [name: string]: unknown }[])
    for (const name of Object.keys(half))
      Object.defineProperty(all, name, {
        get: () => half[name],
        set: (value) => {
          half[name] = value
        },
      })
  return all
}

/** Random draws that make the dice show the given faces. */
export const dice = (...faces: number[]): number[] => faces.map((face) => face - 1)
export const GOAL = 1
export const MISS = 0
/** Converts a string to penalty kicks: `g` is a goal, and any other letter is a miss. */
export const kicks = (written: string): number[] =>
  [...written].filter((kick) => kick !== ' ').map((kick) => (kick === 'g' ? GOAL : MISS))

/**
 * A position in which seat 0 is about to roll from Kick Off. The seats have their first cards, and
 * the decks are in printed order with the bogus card last.
 */
export function given(
  setting: { seats?: number; options?: Partial<Options>; decisionSeconds?: number | null },
  ...arrange: Arrange[]
): Seated {
  const { seats = 4, options = {}, decisionSeconds = 60 } = setting
  const request = { seats, options, decisionSeconds }
  const table = buildTable(starplayer, request)
  const { game } = create(starplayer, table, seededLuck(7), 0)
  const state = structuredClone(game.state) as Draft
  const draft = lying(state)
  for (const deck of deckNames) draft.decks[deck].sort(byName)
  draft.turn.seat = 0
  for (const change of arrange) change(draft)
  if (draft.turn.steps !== null) draft.turn.steps = []
  for (const club of draft.clubs) club.complete = isComplete({ state, table }, club.seat)
  return placed(starplayer, request, state)
}

const byName = (one: string, other: string): number => (key(one) < key(other) ? -1 : 1)
const key = (card: string): string => (card.startsWith('bogus') ? `z${card}` : card)

/**
 * Gives cards to a seat, no matter where the cards are now. Each card gets a new number, because
 * the rules number the cards of a seat in the order of receipt.
 */
export const holding =
  (seat: number, ...cards: string[]): Arrange =>
  (draft) => {
    for (const card of cards) carry(draft, seat, card, draft.nextGot)
  }

export const received =
  (seat: number, ...cards: string[]): Arrange =>
  (draft) => {
    const got = draft.nextGot
    for (const card of cards) carry(draft, seat, card, got)
  }

const ROLES: Record<string, Slot> = {
  'bon-03': 'matchCards',
  'bon-04': 'matchCards',
  'chr-15': 'windowCards',
  'chr-16': 'tackles',
}

function carry(draft: Lying, seat: number, card: string, got: number): void {
  const slot = slotOf(card) ?? ROLES[card] ?? null
  const to = `seat:${seat}`
  const number = slot === 'footballers' ? got : null
  const event = { card, from: placeOf(draft, card), to, slot, got: number, reason: 'given' }
  starplayer.evolve['card.moved'](draft, { type: 'card.moved', ...event })
}

function placeOf(draft: Lying, card: string): string {
  if (draft.tray.includes(card)) return 'tray'
  const deck = deckNames.find((name) => draft.decks[name].includes(card))
  if (deck) return `deck:${deck}:top`
  const club = draft.clubs.find((one) => slotHeld(one, card) !== null)
  if (club) return `seat:${club.seat}`
  throw new Error(`there is no card ${card}`)
}

export const bare =
  (...seats: number[]): Arrange =>
  (draft) => {
    for (const seat of seats) {
      const club = at(draft.clubs, seat)
      for (const card of [...club.tackles, ...club.matchCards, ...club.windowCards])
        starplayer.evolve['card.moved'](draft, {
          type: 'card.moved',
          card,
          from: `seat:${seat}`,
          to: 'tray',
          slot: null,
          got: null,
          reason: 'given',
        })
    }
  }

export const ranked =
  (seat: number, rank: number, squad: Squad, how: 'claimed' | 'unclaimed' = 'claimed'): Arrange =>
  (draft) => {
    draft.all6Ranks[seat] = { rank, squad }
    draft.nextAll6Rank = Math.max(draft.nextAll6Rank, rank + 1)
    if (how === 'claimed')
      Object.assign(at(draft.clubs, seat), { all6Rank: rank, all6Squad: squad, all6Shown: true })
  }

export const wins =
  (seat: number, rounds: number): Arrange =>
  (draft) => {
    const colour = ['red', 'blue', 'yellow', 'white'][seat]
    for (let round = 1; round <= rounds; round += 1) holding(seat, `win-${colour}-${round}`)(draft)
  }

export const cash =
  (...millions: number[]): Arrange =>
  (draft) => {
    for (const [seat, amount] of millions.entries()) at(draft.clubs, seat).cash = amount * M
  }

export const on =
  (seat: number, space: number): Arrange =>
  (draft) => {
    at(draft.clubs, seat).position = space
  }

export const asked =
  (step: Phase | 'purchase', space: number | null = null, owedRolls = 0): Arrange =>
  (draft) => {
    const phase = step === 'purchase' ? 'moving' : step
    Object.assign(draft.turn, { phase, space, owedRolls })
    if (step === 'purchase') draft.frames.push({ kind: 'purchase', space: space ?? 0 })
    if (space !== null) at(draft.clubs, draft.turn.seat).position = space
  }

export const active =
  (seat: number): Arrange =>
  (draft) => {
    draft.turn.seat = seat
  }

export const top =
  (...cards: string[]): Arrange =>
  (draft) => {
    for (const card of cards.toReversed()) {
      const deck = deckNames.find((name) => draft.decks[name].includes(card))
      if (!deck) throw new Error(`${card} is in no deck`)
      draft.decks[deck] = [card, ...draft.decks[deck].filter((one) => one !== card)]
    }
  }

export const but = (change: Arrange): Arrange => change

export const owing =
  (debtor: number, creditor: number | 'official', millions: number, reason = 'gate'): Arrange =>
  (draft) => {
    draft.debts.push({
      id: draft.nextDebt,
      debtor,
      creditor,
      rest: millions * M,
      reason: reason as 'gate',
      ref: null,
      offersMade: 0,
      pending: null,
    })
    draft.nextDebt += 1
  }

/** A Club Set that lacks only WIN cards: eight footballers of a squad and three wild cards. */
export const clubSet =
  (seat: number, squad: string, footballers = 8): Arrange =>
  (draft) => {
    const numbers = Array.from({ length: footballers }, (_, place) => place + 1)
    const cards = numbers.map((number) => `${squad}-${String(number).padStart(2, '0')}`)
    const first = 3 * seat + 1
    const wilds = [first, first + 1, first + 2].map(
      (number) => `wild-${String(number).padStart(2, '0')}`,
    )
    const others = [`manager-${seat + 1}`, `stadium-${squad}`]
    holding(seat, ...cards, ...wilds, ...others)(draft)
  }

export const state = (sitting: Seated): Lying => lying(sitting.game.state as Draft)
export const club = (sitting: Seated, seat: number) => at(state(sitting).clubs, seat)
export const cashOf = (sitting: Seated): number[] => state(sitting).clubs.map((one) => one.cash / M)
export const footballers = (sitting: Seated, seat: number): string[] =>
  club(sitting, seat).footballers.map(({ card }) => card)
export const tray = (sitting: Seated, prefix: string): string[] =>
  state(sitting).tray.filter((card) => card.startsWith(prefix))
export const eventOf = <E extends { type: string }>(events: readonly E[], type: string) =>
  events.find((event) => event.type === type)
export const typesOf = (events: readonly { type: string }[]): string[] =>
  events.map(({ type }) => type)
export const paidIn = (events: readonly { type: string }[]): string[] =>
  (events as readonly { type: string; from: unknown; to: unknown; amount: number }[])
    .filter(({ type }) => type === 'cash.paid')
    .map(({ from, to, amount }) => `${from} ${to} ${amount / M}`)
