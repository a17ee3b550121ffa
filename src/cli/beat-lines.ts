import type { Beat, Score, Show, Side } from '../engine/kernel/beats.ts'

export function beatLines(
  beats: readonly Pick<Beat, 'show' | 'says' | 'weight'>[],
  called: (seat: number) => string,
): string[] {
  return beats.flatMap(({ show, says, weight }) => {
    const sentence = says.join(' ').replace(/\bSeat (\d+)\b/g, (_, seat) => called(Number(seat)))
    const line = sentence || drawn(show, called)
    return line ? [`${weight === HIGH_POINT ? '★' : '·'} ${line}`] : []
  })
}
const HIGH_POINT = 3

const result = (before: string, score: Score | null): string =>
  score ? `${before}${score.join(':')}` : ''

function drawn(show: Show, called: (seat: number) => string): string | null {
  const name = (side: Side | null) => (typeof side === 'number' ? called(side) : side)
  switch (show.kind) {
    case 'dice': {
      const { faces, values, total } = show
      const thrown = values.map((value) => (typeof faces === 'object' ? faces[value] : value))
      const sum = total === undefined ? '' : ` = ${total}`
      return `${called(show.seat)} rolls ${thrown.join(' + ')}${sum}.`
    }
    case 'match':
      return `${show.title}: ${name(show.home)} – ${name(show.away)}${result(' ', show.score)}.`
    case 'kick': {
      const taker = name(show.side === 'home' ? show.home : show.away)
      return `${taker} ${show.scored ? 'scores' : 'misses'}${result(', ', show.tally)}.`
    }
    case 'money': {
      const amounts = show.amounts.map(({ amount, text }) => `${amount < 0 ? '−' : '+'}${text}`)
      return `${called(show.seat)}: ${amounts.join(', ')} (${show.reason}).`
    }
    default:
      return null
  }
}
