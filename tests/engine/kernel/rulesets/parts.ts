import { z } from 'zod'
import { silentIn } from '../../../../src/engine/certify/checks/described.ts'
import type { BeatPart, Beats } from '../../../../src/engine/kernel/beats.ts'
import type { BotTurn } from '../../../../src/engine/kernel/bot.ts'
import {
  defineRuleset,
  type NoChoice,
  noChoice,
  open,
  seatSchema,
  seatsOf,
  tagged,
} from '../../../../src/engine/kernel/define.ts'
import { describe, describeContent } from '../../../../src/engine/kernel/describe.ts'
import type { FieldDescriptions } from '../../../../src/engine/kernel/field-descriptions.ts'
import { copied, type Loose } from '../../../../src/engine/kernel/json.ts'
import type { Ruleset } from '../../../../src/engine/kernel/ruleset.ts'
import type { OutputOf, Schema } from '../../../../src/engine/kernel/schema.ts'
import type { RulesetTexts } from '../../../../src/engine/kernel/texts.ts'
import type { Outcome, Seat, Tagged, Types } from '../../../../src/engine/kernel/types.ts'
import { groupsBy } from '../../../../src/engine/rulesets/shared/ranking.ts'

const textOfMove = ({ type, ...fields }: Tagged): string =>
  [type, ...Object.entries(fields).map(([name, value]) => `${name}=${textOf(value)}`)].join(' ')
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

export const flags = z.array(z.boolean())
export const amounts = z.array(z.int())

export const noOptions = z.strictObject({})
export type NoOptions = z.infer<typeof noOptions>

export interface Plain {
  choice: NoChoice
  content: null
}

export const plain = {
  version: 1,
  choice: noChoice,
  content: z.null(),
  packs: [null],
  refusals: {},
  resign: ({ emit }: Leaving, seat: Seat): void => emit({ type: 'seat.left', seat }),
  bot: <K extends Types>({ suggest }: BotTurn<K>): K['move'] | null => suggest(),
}

export interface OnBoard<Board extends Schema> extends Plain {
  draft: OutputOf<Board>
  view: OutputOf<Board>
}

/** Functions of a ruleset for a game without secrets: every viewer sees the complete state. */
export const onBoard = <Board extends Schema>(view: Board) => ({
  ...plain,
  view,
  viewFor: <D>(state: D): Loose<D> => copied(state),
  imagine: <D>(seen: D): Loose<D> => copied(seen),
})

type Wordless<K extends Types> = Omit<Ruleset<K>, 'words' | 'beats'>

/**
 * Adds generated event sentences to the rules of a small test game, because no test checks the
 * sentences of small games.
 */
export function game<K extends Types>(rules: Wordless<K>): Ruleset<K> {
  const [words, beats] = [bareWords(rules), bareBeats(rules)]
  const meanings = bareMeanings({ ...rules, words, beats })
  return defineRuleset<K>({ ...rules, words: { ...words, meanings }, beats })
}

function bareWords<K extends Types>(rules: Wordless<K>): RulesetTexts<K> {
  const { events, paces, moves, optionSamples } = rules
  const words: RulesetTexts<Types> = {
    handles: ({ seats }) => seatsOf(seats).map((seat) => `Seat ${seat}`),
    events: forEach(events, (event: Tagged) => `${textOfMove(event)}.`),
    masked: {},
    facts: ({ seat, who }) => [`You are ${who(seat)}.`],
    questions: forEach(paces, ({ decision: { kind } }) => `What of ${kind}?`),
    answers: forEach(moves, 'Send this move'),
    moves: forEach(moves, textOfMove),
    options: forEach(optionSamples, 'It makes the game longer.'),
    meanings: {},
    result: ({ reason, ranking }) => ({
      headline: 'The game is over.',
      why: `It ends: ${reason}.`,
      clause: 'XX-1',
      rows: ranking.flat().map((seat) => ({ seat, parts: [], total: '0' })),
    }),
    end: ({ reason }) => `The game ends: ${reason}.`,
  }
  // The cast is needed because the object's entries are generated from the game's tables.
  return words as unknown as RulesetTexts<K>
}

function bareBeats<K extends Types>({ events, paces }: Wordless<K>): Beats<K> {
  const note = (): BeatPart => ({ show: { kind: 'note' }, weight: 1 })
  const beats = { events: forEach(events, note), masked: {}, questions: forEach(paces, 'waits') }
  // The cast is needed because the object's entries are generated from the game's tables.
  return beats as unknown as Beats<K>
}

function bareMeanings<K extends Types>(rules: Ruleset<K>): FieldDescriptions {
  const silent = silentIn([describe(rules), describeContent(rules)])
  const names = silent.map((path) => path.slice(path.lastIndexOf('.') + 1))
  return Object.fromEntries(names.map((name) => [name, 'It is what it is called.']))
}

const forEach = <T>(table: object, one: T): { readonly [name: string]: T } =>
  Object.fromEntries(Object.keys(table).map((name) => [name, one]))

interface Leaving {
  emit(event: { type: 'seat.left'; seat: Seat }): void
}

export const seatLeft = open(tagged('seat.left', { seat: seatSchema }))
export const leave = (draft: { away: boolean[] }, { seat }: { readonly seat: Seat }): void => {
  draft.away[seat] = true
}

export const forAll = <T>(seats: number, value: T): T[] => seatsOf(seats).map(() => value)

export const isLastOne = (away: readonly boolean[]): boolean =>
  away.filter((gone) => !gone).length < 2

/**
 * Ranks the seats by score and puts seats that left the game last; returns null while the game
 * continues.
 */
export function outcomeOf(
  scores: readonly number[],
  away: readonly boolean[],
  reason: string | null,
): Outcome | null {
  const isWalkover = isLastOne(away)
  if (reason === null && !isWalkover) return null
  const ranked = (seats: Seat[]) => groupsBy(seats, (seat) => scores[seat] ?? 0)
  const seats = seatsOf(scores.length)
  const stayed = ranked(seats.filter((seat) => !away[seat]))
  const left = ranked(seats.filter((seat) => away[seat]))
  const ended = isWalkover ? 'walkover' : (reason ?? '')
  return { ranking: [...stayed, ...left], scores: [...scores], reason: ended }
}
