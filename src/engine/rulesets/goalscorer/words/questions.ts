import { at } from '../../../kernel/define.ts'
import type { Space } from '../../../kernel/space.ts'
import type { QuestionContext, RulesetTexts } from '../../../kernel/texts.ts'
import { boardOf, isRunFree, putOn } from '../bot/outlook.ts'
import type { Move } from '../moves.ts'
import { counterNumber, HOME, otherSeat } from '../read/counters.ts'
import { isAttackedLine, squareNumber, stepsToGo } from '../read/pitch.ts'
import { isInReach } from '../read/reach.ts'
import { turnsMax } from '../read/turns.ts'
import type { Goalscorer, View } from '../types.ts'
import { aCounter, called, comesOf, known, scored } from './names.ts'

type Question = QuestionContext<Goalscorer>
type Texts = RulesetTexts<Goalscorer>
type Counter = View['counters'][number]

export const facts: Texts['facts'] = (context) => {
  const { view, seat, who } = context
  const named = (one: Counter) => known(one, context)
  const most = turnsMax(view.options)
  const own = view.counters.filter((one) => one.seat === seat && one.square !== null)
  const theirs = view.counters.filter(
    (one) => one.seat !== seat && one.status === 'first-team' && one.square !== null,
  )
  const reached = own.filter((one) => isInReach(view, one))
  const star = own.find(({ identity }) => identity === 'star')
  const way = seat === HOME ? 'up' : 'down'
  return [
    [
      `Turn ${view.turn}${most === null ? '' : `/${most}`}, ${scored(view.score)}, `,
      `you are ${who(seat)}, ${way}. `,
      `Theirs ${theirs.map((one) => `${named(one)} ${one.square}`).join(', ') || 'none'}`,
      reached.length > 0 ? `, reaching your ${reached.map(named).join(' ')}` : '',
      '.',
      star ? ` Star ${star.square}${star.revealed ? ', known' : ''}.` : '',
    ].join(''),
  ]
}

export const questions: Texts['questions'] = {
  'youth-move': () => 'Which Youth Counter advances?',
  penalty: ({ seat, who }) =>
    `Penalty! Which Youth Counter of ${who(otherSeat(seat))} do you pick (a 7, 8 or 11 is a goal)?`,
  offside: ({ seat, who }) => `Offside! Which hidden counter must ${who(otherSeat(seat))} reveal?`,
  'first-teamer-move': () => 'Which First Teamer moves?',
  'debut-move': ({ view, seat }) => {
    const identity = view.counters.find(({ id }) => id === view.debut)?.identity
    const reached = `Your ${identity} is on the Goal Line.`
    const bench = substituteOf(view, seat)
    return bench
      ? `${reached} Debut it, or bring on your Substitute (${bench.identity})?`
      : `${reached} Where does it make its debut?`
  },
}

export const moves: Texts['moves'] = {
  'move-youth': ({ counter, to }, context) => {
    const { view, seat } = context
    const one = counterOf(view, counter)
    const board = boardOf(view, seat)
    const square = squareNumber(to)
    const isStar = one.identity === 'star'
    const isThere = isAttackedLine(square, seat, board.pitch)
    const arrival = isStar ? 'two goals and the end' : 'makes its debut'
    const isFree = isStar && isRunFree(putOn(board, counterNumber(counter), square), square)
    const notes = [
      isThere ? arrival : `${stepsToGo(square, seat, board.pitch)} to go`,
      ...(isFree ? ['it cannot be caught'] : []),
      ...risks(view, one, to),
    ]
    return `${known(one, context)} ${one.square}–${to}: ${notes.join(', ')}`
  },
  'take-penalty': ({ counter }, context) => picked(context, counter),
  'call-offside': ({ counter }, context) => picked(context, counter),
  'move-first-teamer': ({ counter, to }, context) => {
    const { view } = context
    const one = counterOf(view, counter)
    const taken = view.counters.find(({ square }) => square === to)
    const notes = taken ? [captures(view, taken)] : risks(view, one, to)
    return [`${known(one, context)} ${one.square}–${to}`, ...notes].join(': ')
  },
  'make-debut': ({ useSubstitute, to }, context) => {
    const { view, seat } = context
    const one = useSubstitute
      ? substituteOf(view, seat)
      : view.counters.find(({ id }) => id === view.debut)
    const taken = view.counters.find(({ square }) => square === to)
    const name = one ? known(one, context) : '?'
    return [
      `${useSubstitute ? `the Substitute (${one?.identity ?? '?'})` : name} to ${to}`,
      ...(taken ? [captures(view, taken)] : []),
    ].join(': ')
  },
}

export const spaces: NonNullable<Texts['spaces']> = {
  'move-youth': (all, context) => ways(all, context),
  'move-first-teamer': (all, context) => ways(all, context),
}

const substituteOf = ({ counters }: View, seat: number): Counter | undefined =>
  counters.find((one) => one.seat === seat && one.status === 'substitute')

const counterOf = ({ counters }: View, id: Counter['id']): Counter =>
  at(counters, counterNumber(id))

function picked(context: Question, id: Counter['id']): string {
  const { view } = context
  const { square, identity, revealed, seat } = counterOf(view, id)
  const { pitch } = boardOf(view, otherSeat(seat))
  const go = square === null ? '' : `, ${stepsToGo(squareNumber(square), seat, pitch)} to go`
  const shown = revealed ? ` (${identity})` : ''
  return `${aCounter(id, context)} on ${square ?? 'the bench'}${shown}${go}`
}

function captures(view: View, { identity, seat }: Counter): string {
  if (identity !== null) return `captures ${called(identity)}, ${comesOf(identity)}`
  const left = at(view.unknown, seat)
  const kinds = new Map<string, number>()
  for (const one of left) kinds.set(comesOf(one), (kinds.get(comesOf(one)) ?? 0) + 1)
  const odds = [...kinds].map(([what, count]) => `${count} ${what.replace(/^an? /, '')}`)
  const theirs = odds.filter((one) => one.endsWith(OF_OWNER))
  const mine = odds.filter((one) => !theirs.includes(one))
  const awarded = theirs.map((one) => one.slice(0, -OF_OWNER.length)).join(', ')
  const either = [mine.join(', '), awarded && `for the owner ${awarded}`].filter(Boolean)
  return `captures one of ${left.length} unknown: ${either.join('; ')}`
}
const OF_OWNER = ' for the owner'

function risks(view: View, one: Counter, to: Counter['square']): string[] {
  if (isInReach(view, { ...one, square: to })) return ['in reach']
  return isInReach(view, one) ? ['out of reach'] : []
}

function ways(all: readonly Space<Move>[], context: Question): string {
  const { view, seat } = context
  const side = seat === HOME ? 'home' : 'away'
  const each = all.map(({ fields }) => {
    const { counter, to } = fields as unknown as Step
    const one = counterOf(view, counter.is)
    return `${known(one, context)} ${one.square}–${to.oneOf.join(' ')}`
  })
  return `${all[0]?.type} counter=${side}-… to: ${each.join('; ')}`
}
interface Step {
  readonly counter: { readonly is: Counter['id'] }
  readonly to: { readonly oneOf: readonly string[] }
}
