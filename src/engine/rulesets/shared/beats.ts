import type { Amount, BeatPart, Show, Side, TableRow, Thing, Weight } from '../../kernel/beats.ts'
import type { Seat } from '../../kernel/types.ts'

export const note = (weight: Weight): BeatPart => ({ show: { kind: 'note' }, weight })
export const gameEnd: BeatPart = { show: { kind: 'end' }, weight: 3 }

export const turn = ({ seat }: { readonly seat: Seat }): BeatPart => ({
  show: { kind: 'turn', seat },
  weight: 0,
})

export const award = (side: Side, title: string, tone: 'good' | 'bad' = 'good'): BeatPart => ({
  show: { kind: 'award', side, title, tone },
  weight: 2,
})

export const title = (side: Side, name: string): BeatPart => ({
  show: { kind: 'title', side, title: name, tone: 'good' },
  weight: 3,
})

interface Money {
  readonly seat: Seat
  readonly to?: Seat | undefined
  readonly amount: Amount
  readonly reason: string
}
export const money = ({ seat, to, amount, reason }: Money, weight: Weight = 1): BeatPart => ({
  show: { kind: 'money', seat, ...(to !== undefined && { to }), amounts: [amount], reason },
  weight,
})

type Card = Extract<Show, { kind: 'card' }>
export const card = (shown: Omit<Card, 'kind' | 'hidden'>, weight: Weight = 2): BeatPart => ({
  show: { kind: 'card', hidden: false, ...shown },
  weight,
})
export const hiddenCard = (seat: Seat, deck: string, name: string): BeatPart => ({
  show: { kind: 'card', seat, deck, card: null, title: name, text: '', hidden: true },
  weight: 1,
})

interface Walk {
  readonly seat: Seat
  readonly thing: Thing
  readonly from: Thing
  readonly path: readonly Thing[]
}
export const walk = ({ seat, thing, from, path }: Walk, weight: Weight = 1): BeatPart => ({
  show: { kind: 'move', seat, thing, from, to: path.at(-1) ?? from, path },
  weight,
})

export const stepsOn = (kind: string, length: number, from: number, count: number): Thing[] =>
  Array.from({ length: count }, (_, step) => `${kind}:${(from + step + 1) % length}` as const)

export const table = (name: string, rows: readonly TableRow[], weight: Weight): BeatPart => ({
  show: { kind: 'table', title: name, rows },
  weight,
})

type Match = Extract<Show, { kind: 'match' }>
export const match = (shown: Omit<Match, 'kind' | 'score'> & Partial<Match>): BeatPart => ({
  show: { score: null, ...shown, kind: 'match' },
  weight: shown.stage === 'result' ? 3 : 2,
})

export const kick = (shown: Omit<Extract<Show, { kind: 'kick' }>, 'kind'>): BeatPart => ({
  show: { kind: 'kick', ...shown },
  weight: 2,
})

export const heavier = ({ show }: BeatPart): BeatPart => ({ show, weight: 3 })
