import type { Moments } from '../../../../app/games/beat-schema.ts'
import type { DecisionsAnswer } from '../../../../app/games/decision-schema.ts'
import type { MoveAnswer, MoveInput, VisibleEvent } from '../../../../app/games/schema.ts'
import { cursorOf } from '../../../../app/runtime/cursor.ts'
import { head, startedAt } from './ids.ts'
import { played } from './played.generated.ts'

const { before, move, after } = played

export const moveBodyExample: Pick<MoveInput, 'decisionId' | 'move'> = {
  decisionId: before.asked.id,
  move,
}

export const movedExample: VisibleEvent[] = after.events

export const moveAnswerExample: MoveAnswer = {
  ruleset: 'goalscorer',
  version: after.version,
  cursor: cursorOf(after.version, head),
  head,
  events: movedExample,
  decisions: after.decisions,
  outcome: null,
}

export const decisionsExample: DecisionsAnswer = {
  version: before.version,
  cursor: cursorOf(before.version, head),
  decisions: [{ ...ofOneCounter(before.whole), manner: 'live' }],
  facts: before.facts,
  others: [],
  awaited: [],
  serverTime: startedAt + 1_500,
}

function ofOneCounter(whole: typeof before.whole) {
  const { counter } = move
  const spaces = whole.spaces.filter(({ fields }) => fields.counter.is === counter)
  const shapes = whole.schema.anyOf.filter(({ properties }) => properties.counter.const === counter)
  const offered = whole.examples.flatMap((example, place) =>
    example.counter === counter ? [{ example, label: whole.labels[place] ?? '' }] : [],
  )
  return {
    ...whole,
    count: spaces.flatMap(({ fields }) => fields.to.oneOf).length,
    spaces,
    schema: { anyOf: shapes },
    examples: offered.map(({ example }) => example),
    labels: offered.map(({ label }) => label),
    names: { [counter]: whole.names[counter as keyof typeof whole.names] },
  }
}

export const momentsExample: Moments = {
  items: [
    {
      from: 41,
      to: 43,
      seat: 0,
      weight: 3,
      show: { kind: 'score', seat: 0, score: [1, 0], goals: 1 },
      says: ['Goal for Seat 0: 1:0.'],
    },
  ],
  version: after.version,
  over: false,
}

/** This example is a placeholder, because each ruleset has a different format for saved games. */
export const saveExample = { format: 'as-the-ruleset-has-it', formatVersion: 1 }
