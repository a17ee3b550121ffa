import type { ComponentChild } from 'preact'

const pictures: Readonly<Record<string, () => ComponentChild>> = {
  goalscorer: () => (
    <>
      <rect width="240" height="84" fill="var(--grass)" />
      <path d="M0 42H240" stroke="var(--chalk)" stroke-width="2" />
      <circle cx="120" cy="42" r="22" fill="none" stroke="var(--chalk)" stroke-width="2" />
      {[60, 94, 152, 180].map((x, at) => (
        <circle
          key={x}
          cx={x}
          cy={[60, 60, 62, 58][at]}
          r="11"
          fill={at % 2 ? 'var(--blue)' : 'var(--surface)'}
          stroke="var(--blue)"
          stroke-width="2.5"
        />
      ))}
      <rect
        x="109"
        y="13"
        width="22"
        height="22"
        rx="5"
        fill="var(--surface)"
        stroke="var(--orange)"
        stroke-width="2.5"
      />
    </>
  ),
  starplayer: () =>
    ['red', 'blue', 'yellow', 'white', 'red', 'blue', 'yellow', 'white', 'red'].map((hue, at) => (
      <g key={at} transform={`translate(${14 + at * 24} 14)`}>
        <rect width="22" height="56" rx="3" fill="var(--surface)" stroke="var(--line)" />
        <rect width="22" height="9" fill={`var(--${hue})`} />
        {at % 3 === 0 && (
          <text x="11" y="40" text-anchor="middle" font-size="15" fill="currentColor">
            ★
          </text>
        )}
      </g>
    )),
  'rising-star': () =>
    (['gold', 'teal', 'purple'] as const).map((hue, at) => (
      <path
        key={hue}
        d={`M14 70 70 ${70 - at * 6} 120 ${66 - at * 16} 170 ${62 - at * 16} 226 ${44 - at * 16}`}
        fill="none"
        stroke={`var(--${hue})`}
        stroke-width="4"
        stroke-linecap="round"
        stroke-dasharray={['', '9 5', '2 6'][at]}
      />
    )),
  superclub: () =>
    [
      { count: 5, y: 18, hue: 'green' },
      { count: 3, y: 42, hue: 'yellow' },
      { count: 3, y: 66, hue: 'red' },
    ].flatMap(({ count, y, hue }) =>
      Array.from({ length: count }, (_, at) => (
        <rect
          key={`${y} ${at}`}
          x={123 - count * 19 + at * 38}
          y={y - 9}
          width="32"
          height="18"
          rx="4"
          fill="var(--surface)"
          stroke={`var(--${hue})`}
          stroke-width="2"
        />
      )),
    ),
  'title-chase': () =>
    Array.from({ length: 30 }, (_, at) => (
      <rect
        key={at}
        x={11 + (at % 10) * 22}
        y={10 + Math.floor(at / 10) * 22}
        width="19"
        height="19"
        rx="4"
        fill={`var(--${['blue', 'yellow', 'red', 'green', 'pink'][(at * 7) % 5]})`}
        opacity="0.5"
      />
    )),
}

interface GameArtProps {
  readonly ruleset: string
  readonly address?: string | null | undefined
}

export const GameArt = ({ ruleset, address }: GameArtProps) =>
  address ? (
    <img class="picture" src={address} alt="" />
  ) : (
    <svg class="picture" viewBox="0 0 240 84" aria-hidden="true">
      {pictures[ruleset]?.()}
    </svg>
  )
