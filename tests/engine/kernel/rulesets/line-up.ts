import { z } from 'zod'
import {
  at,
  type EventOf,
  type MoveOf,
  open,
  seatSchema,
  seatsOf,
  secret,
  tagged,
} from '../../../../src/engine/kernel/define.ts'
import { decided, legal, problemOf, type Rules } from '../../../../src/engine/kernel/rule.ts'
import type { Play } from '../../../../src/engine/kernel/ruleset.ts'
import { arrange, exactly } from '../../../../src/engine/kernel/space.ts'
import type { Seat, State } from '../../../../src/engine/kernel/types.ts'
import * as mini from './parts.ts'

const moves = { 'line-up': tagged('line-up', { players: mini.amounts }) }
const ofSeat = { seat: seatSchema, players: mini.amounts }
const own = ({ seat }: { readonly seat: Seat }) => [seat]
const events = {
  'squad.dealt': secret(tagged('squad.dealt', ofSeat), {
    seenBy: own,
    hides: ['players'],
    reveals: true,
  }),
  /**
   * Other viewers get no masked version of the event, because they must not see which seat is
   * ready.
   */
  'line-up.set': secret(tagged('line-up.set', ofSeat), { seenBy: own }),
  'line-up.picked': secret(tagged('line-up.picked', ofSeat), { seenBy: own }),
  'line-ups.revealed': open(tagged('line-ups.revealed', { lineUps: z.array(mini.amounts) }), {
    reveals: true,
  }),
  'seat.left': mini.seatLeft,
}
const refusals = {
  'wrong-size': { clause: 'LU-1', says: 'A line-up has {size} players.' },
  'not-your-player': { clause: 'LU-2', says: 'A line-up has players of the own squad only.' },
  'twice-in-line-up': { clause: 'LU-3', says: 'A player stands in a line-up once.' },
} as const
const problem = problemOf(refusals)
const SIZE = 3
const SQUAD = 5

interface Draft {
  squads: number[][]
  chosen: (number[] | null)[]
  revealed: boolean
  away: boolean[]
}
interface View {
  squad: number[] | null
  chosen: number[] | null
  waiting: number
  lineUps: number[][] | null
  away: boolean[]
}
export interface LineUp extends mini.Plain {
  draft: Draft
  kind: 'line-up'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  view: View
  options: mini.NoOptions
}

const rules: Rules<LineUp> = {
  'line-up': {
    problem({ state }, { seat, move: { players } }) {
      if (players.length !== SIZE) return problem('wrong-size', { size: SIZE })
      if (new Set(players).size < SIZE) return problem('twice-in-line-up')
      const squad = at(state.squads, seat)
      const isOwn = players.every((player) => squad.includes(player))
      return isOwn ? null : problem('not-your-player')
    },
    spaces: ({ state }, { seat }) => [
      exactly('line-up', { players: arrange(at(state.squads, seat), SIZE) }),
    ],
    act: ({ emit }, { seat, move: { players } }) => emit({ type: 'line-up.set', seat, players }),
  },
}

/**
 * A game in which all seats answer secretly at the same time, and all answers are revealed
 * together. Until all seats have answered, other viewers see only how many answers are missing. If
 * a seat does not answer, an event gives the seat a default line-up, but the seat makes no move.
 */
export const lineUp = mini.game<LineUp>({
  ...mini.plain,
  id: 'line-up',
  title: 'Line-up',
  seats: { min: 2, max: 4 },
  options: mini.noOptions,
  optionSamples: {},
  moves,
  events,
  refusals,
  view: z.strictObject({
    squad: mini.amounts.nullable(),
    chosen: mini.amounts.nullable(),
    waiting: z.int(),
    lineUps: z.array(mini.amounts).nullable(),
    away: mini.flags,
  }),

  initial: ({ seats }) => ({
    squads: seatsOf(seats).map(() => []),
    chosen: mini.forAll(seats, null),
    revealed: false,
    away: mini.forAll(seats, false),
  }),
  setup({ table, chance, emit }) {
    const deck = chance.shuffle(seatsOf(table.seats * SQUAD))
    for (const seat of seatsOf(table.seats))
      emit({ type: 'squad.dealt', seat, players: deck.splice(0, SQUAD) })
  },

  decide: decided(rules),
  paces: { 'line-up': { seconds: 120 } },
  defaults: {
    'line-up'(play, { seat }) {
      const best = at(play.state.squads, seat).toSorted((low, high) => high - low)
      play.emit({ type: 'line-up.picked', seat, players: best.slice(0, SIZE) })
      return null
    },
  },
  proceed,

  evolve: {
    'squad.dealt': (draft, { seat, players }) => {
      draft.squads[seat] = [...players]
    },
    'line-up.set': (draft, { seat, players }) => {
      draft.chosen[seat] = [...players]
    },
    'line-up.picked': (draft, { seat, players }) => {
      draft.chosen[seat] = [...players]
    },
    'line-ups.revealed': (draft) => {
      draft.revealed = true
    },
    'seat.left': mini.leave,
  },

  openDecisions: ({ chosen }) =>
    seatsOf(chosen.length)
      .filter((seat) => chosen[seat] === null)
      .map((seat) => ({
        key: `line-up:${seat}`,
        kind: 'line-up',
        seat,
        moves: ['line-up'],
        shownTo: 'count',
      })),
  legalMoves: legal(rules),
  viewFor({ squads, chosen, revealed, away }, viewer) {
    const sees = typeof viewer === 'number'
    return {
      squad: sees ? [...at(squads, viewer)] : null,
      chosen: sees && chosen[viewer] ? [...chosen[viewer]] : null,
      waiting: chosen.filter((one) => one === null).length,
      lineUps:
        revealed || viewer === 'admin' ? chosen.map((players) => [...(players ?? [])]) : null,
      away: [...away],
    }
  },
  outcome(state) {
    const scores = seatsOf(state.away.length).map((seat) => slotsWon(state, seat))
    return mini.outcomeOf(scores, state.away, state.revealed ? 'line-ups-compared' : null)
  },
  imagine({ squad, chosen, waiting, lineUps, away }, viewer, { seats }, chance) {
    const unseen = chance.shuffle(seatsOf(seats * SQUAD).filter((one) => !squad?.includes(one)))
    const squads = seatsOf(seats).map((seat) =>
      seat === viewer && squad ? [...squad] : unseen.splice(0, SQUAD),
    )
    // True if the seat has certainly chosen a line-up: it resigned and therefore got a default
    // line-up, or it is the viewer's seat and has chosen.
    const isSure = (seat: Seat) => away[seat] === true || (seat === viewer && chosen !== null)
    const doubtful = seatsOf(seats).filter((seat) => !isSure(seat) && seat !== viewer)
    const others = seats - waiting - seatsOf(seats).filter(isSure).length
    const ready = new Set(chance.shuffle(doubtful).slice(0, others))
    return {
      squads,
      chosen: seatsOf(seats).map((seat) => {
        if (lineUps) return [...at(lineUps, seat)]
        if (seat === viewer) return chosen && [...chosen]
        return isSure(seat) || ready.has(seat) ? at(squads, seat).slice(0, SIZE) : null
      }),
      revealed: lineUps !== null,
      away: [...away],
    }
  },
  text: ({ squad, chosen, waiting, lineUps }, viewer) =>
    [
      `You: ${viewer}. Your squad: ${squad?.join(' ') ?? 'none'}.`,
      `Your line-up: ${chosen?.join(' ') ?? 'none yet'}. Still to answer: ${waiting}.`,
      ...(lineUps ?? []).map((players, seat) => `Seat ${seat} lined up ${players.join(' ')}`),
    ].join('\n'),
})

function proceed({ state, emit }: Play<LineUp>): boolean {
  const { chosen, revealed } = state
  const lineUps = chosen.flatMap((players) => (players ? [[...players]] : []))
  if (revealed || lineUps.length < chosen.length) return false
  emit({ type: 'line-ups.revealed', lineUps })
  return true
}

const slotsWon = ({ chosen }: State<LineUp>, seat: Seat): number =>
  seatsOf(SIZE).filter((slot) =>
    chosen.every(
      (players, other) => other === seat || (players?.[slot] ?? 0) < (chosen[seat]?.[slot] ?? 0),
    ),
  ).length
