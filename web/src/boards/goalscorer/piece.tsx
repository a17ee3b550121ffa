import type { View } from '../../../../src/engine/rulesets/goalscorer/types.ts'

export type Counter = View['counters'][number]

export const AWAY = 1
const SHIRT = 'M-6-14Q0-9.5 6-14L16-9 12.5 0 8.5-2V14H-8.5V-2L-12.5 0-16-9Z'

export const printed = (identity: string): string => (identity === 'star' ? '★' : identity)

interface PieceProps {
  readonly counter: Pick<Counter, 'seat' | 'identity' | 'status' | 'revealed'>
  readonly isFaded?: boolean
}

/**
 * Home counters are round and Away counters are square. First Teamers have a shirt, Youth Counters
 * are white, and revealed counters have a yellow edge.
 */
export function Piece({ counter, isFaded = false }: PieceProps) {
  const { seat, identity, status, revealed } = counter
  const isFirstTeam = status === 'first-team'
  const text = identity === null ? '?' : printed(identity)
  const classes = [
    ...['piece', seat === AWAY ? 'away' : 'home', isFirstTeam ? 'first-team' : 'youth'],
    ...(revealed && !isFirstTeam ? ['revealed'] : []),
    ...(isFaded ? ['faded'] : []),
  ]
  const size = text === '★' ? 24 : isFirstTeam ? 15 : 19
  return (
    <g class={classes.join(' ')}>
      <Outline class="disc" seat={seat} r={22} />
      {isFirstTeam ? (
        <path class="shirt" d={SHIRT} />
      ) : (
        <Outline seat={seat} r={18.5} class="edge" />
      )}
      <text y={size * 0.36} text-anchor="middle" font-size={size}>
        {text}
      </text>
    </g>
  )
}

interface OutlineProps {
  readonly seat: number
  readonly r: number
  readonly class: string
}

export const Outline = ({ seat, r, class: name }: OutlineProps) =>
  seat === AWAY ? (
    <rect class={name} x={-r} y={-r} width={2 * r} height={2 * r} rx={r * 0.36} />
  ) : (
    <circle class={name} r={r} />
  )

export const Lone = ({ counter, isFaded = false }: PieceProps) => (
  <svg class="lone" width="28" height="28" viewBox="-24 -24 48 48" aria-hidden="true">
    <Piece counter={counter} isFaded={isFaded} />
  </svg>
)
