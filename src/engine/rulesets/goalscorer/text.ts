import { at } from '../../kernel/define.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Viewer } from '../../kernel/types.ts'
import { listed } from '../shared/text.ts'
import {
  AWAY,
  COUNTERS_PER_SEAT,
  counterNumber,
  HOME,
  type Identity,
  PLACES,
  SEAT_NAMES,
} from './read/counters.ts'
import { COLUMNS, squareName } from './read/pitch.ts'
import { isInReach } from './read/reach.ts'
import { turnsMax } from './read/turns.ts'
import type { Goalscorer, View } from './types.ts'

type Counter = View['counters'][number]

const KEY =
  'Key: H home, A away, then the name of the counter: moves call Hy3 home-y3. After the colon ' +
  'its identity: S Star Player, ? hidden; F First Teamer, * revealed Youth Counter; ' +
  "! the other side's next First Teamer move could capture it."

export const text: Ruleset<Goalscorer>['text'] = (view, viewer) => {
  const offPitch = view.counters.filter(({ square }) => square === null).map(asOff)
  return [
    headOf(view, viewer),
    ...boardOf(view),
    KEY,
    `Off the Pitch: ${listed(offPitch, ', ')}`,
    ...[HOME, AWAY].map((seat) => unknownOf(view, seat)),
    ...view.goals.map(
      ({ turn, seat, goals, reason, counter }) =>
        `Turn ${turn}: ${goals} for ${nameOf(seat)} (${reason}, ${counter})`,
    ),
    ...nextOf(view),
  ].join('\n')
}

const nameOf = (seat: number): string => SEAT_NAMES[seat === HOME ? HOME : AWAY]
const sideOf = (seat: number): string => `${nameOf(seat)} (seat ${seat})`

function headOf({ options, turn, score, seat, step }: View, viewer: Viewer): string {
  const { rows } = options
  const most = turnsMax(options)
  const limit = most === null ? '' : ` of ${most}`
  const [home, away] = score
  const goal = viewer === HOME ? `up, towards row ${rows}` : 'down, towards row 1'
  const self = typeof viewer === 'number' ? ` You are ${sideOf(viewer)} and move ${goal}.` : ''
  const next = step === 'ended' ? 'ended' : `${sideOf(seat)} to answer ${step}`
  return `Goalscorer, turn ${turn}${limit}: ${next}. Home ${home}, away ${away}.${self}`
}

const CELL = 8

function boardOf(view: View): string[] {
  const { options, counters } = view
  const on = new Map(counters.map((counter) => [counter.square, counter]))
  const head = ['', ...'abcdefg'].map((column) => column.padEnd(column === '' ? 3 : CELL))
  const lines = Array.from({ length: options.rows }, (_, line) => {
    const row = options.rows - line
    const cells = Array.from({ length: COLUMNS }, (_, column) => {
      const counter = on.get(squareName((row - 1) * COLUMNS + column))
      return (counter ? cellOf(view, counter) : '.').padEnd(CELL)
    })
    return `${String(row).padEnd(3)}${cells.join('')}${areaOf(row, options.rows)}`.trimEnd()
  })
  const half = options.rows / 2
  return [head.join('').trimEnd(), ...lines.slice(0, half), HALF_WAY, ...lines.slice(half)]
}

const HALF_WAY = `   ${'- '.repeat((COLUMNS * CELL) / 2)}Half Way Line`

function areaOf(row: number, rows: number): string {
  if (row === rows || row === 1) return `| ${row === 1 ? 'home' : 'away'} Goal Line`
  if (row === rows - 1 || row === 2) return `| ${row === 2 ? 'home' : 'away'} Goalkeeper's Area`
  return ''
}

function cellOf(view: View, counter: Counter): string {
  const { id, seat, status, revealed, identity } = counter
  const place = placeOf(id)
  const side = seat === HOME ? 'H' : 'A'
  const reach = isInReach(view, counter) ? '!' : ''
  if (place === identity) return `${side}${place}${reach}`
  const mark = status === 'first-team' ? 'F' : revealed ? '*' : ''
  return `${side}${place}:${shortOf(identity)}${mark}${reach}`
}

const placeOf = (id: Counter['id']): string => at(PLACES, counterNumber(id) % COUNTERS_PER_SEAT)

const shortOf = (identity: Identity | null): string =>
  identity === null ? '?' : identity === 'star' ? 'S' : identity

const asOff = ({ id, status, identity }: Counter): string =>
  `${id} ${status} (${shortOf(identity)})`

const unknownOf = ({ unknown }: View, seat: number): string =>
  `Still hidden, ${nameOf(seat)}: ${listed(at(unknown, seat).map(shortOf), ', ')}`

function nextOf({ award, debut, result }: View): string[] {
  const lines: string[] = []
  if (award) lines.push(`${award.kind} for ${nameOf(award.seat)}: ${award.causedBy} was captured`)
  if (debut) lines.push(`${debut} is on the Goal Line and makes its debut`)
  if (result) {
    const winner = result.winner === null ? 'a draw' : `${nameOf(result.winner)} wins`
    lines.push(`The end (${result.reason}): ${winner}`)
  }
  return lines
}
