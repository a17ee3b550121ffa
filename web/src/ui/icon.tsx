/** The icons are SVG paths, so the pages need no icon font. */
const SIGNS = {
  flag: 'M6 21V4h11l-3 4 3 4H6',
  star: 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8Z',
  person: 'M12 4a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 0 1 12 4ZM4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  card: 'M7.5 4h9v16h-9Z',
  cup: 'M7.5 4h9v5a4.5 4.5 0 0 1-9 0ZM7.5 6h-3c0 3 1 4 3 4M16.5 6h3c0 3-1 4-3 4M12 13.5V18M8 20h8',
  stadium: 'M3 9c0-4 18-4 18 0v7c0 4-18 4-18 0ZM3 9c0 4 18 4 18 0M9 12v6.7M15 12v6.7',
  letter: 'M3.5 6h17v12h-17Zm0 .5L12 13l8.5-6.5',
  spot: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  swap: 'M4 9h14l-4-4M20 15H6l4 4',
  cone: 'm12 4 5 14M12 4 7 18M4 20h16M9.5 11h5M8.3 15h7.4',
  news: 'M4 5h16v14H4ZM7.5 9h9M7.5 12.5h9M7.5 16h5',
  rest: 'M18.5 14.5A7.5 7.5 0 1 1 10 4.5a6 6 0 0 0 8.5 10Z',
  boot: 'M4 6h5l1 3.5 8.5 3c1.5.6 1.5 2 1.5 4.5H4ZM7 17v2.5M12 17v2.5M17 17v2.5',
  clothing: 'm8.5 4-5 3 2 4L8 10v10h8V10l2.5 1 2-4-5-3c-1 2.5-6 2.5-7 0Z',
  product: 'M8 8h8l1 12H7ZM9.5 8V4h5v4',
  cross: 'M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5Z',
  pen: 'm4 20 1-5L16 4l4 4L9 19Zm9.5-13.5 4 4',
  rivals: 'm5 5 14 14M19 5 5 19',
  door: 'M6 20V4h9v16M4 20h16M12 12h.5',
  ball: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 5 3.5 2.5-1.3 4H9.8l-1.3-4Z',
  bolt: 'm13 3-7 11h5l-1 7 7-11h-5Z',
  arrow: 'M4 12h15M14 7l5 5-5 5',
  sound: 'M4 9.5v5h3.5L12 18V6L7.5 9.5ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18V6L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20 20',
  check: 'm4.5 12.5 5 5 10-11',
  bench: 'M3.5 11h17M6 11v7.5M18 11v7.5M5 6.5h14V11H5Z',
} as const
export type Sign = keyof typeof SIGNS

export const Icon = ({ sign, size = 16 }: { readonly sign: Sign; readonly size?: number }) => (
  <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[sign]} />
  </svg>
)

/** Positions of the pips for each value of a die, in a grid of 3 × 3 cells. */
const PIPS: readonly string[] = ['', '4', '08', '048', '0268', '02468', '023568']

interface DieProps {
  readonly value: number | string
  readonly size?: number
  readonly class?: string
}

export const Die = ({ value, size = 24, class: name = '' }: DieProps) => {
  const pips = typeof value === 'number' && value > 0 ? PIPS[value] : undefined
  return (
    <svg
      class={`die ${name}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="img"
      aria-label={`${value}`}
    >
      <rect x="1" y="1" width="22" height="22" rx="5.5" />
      {pips === undefined ? (
        <text x="12" y="16.5" text-anchor="middle" font-size={`${value}`.length > 2 ? 8 : 13}>
          {value}
        </text>
      ) : (
        [...pips].map((pip) => (
          <circle
            key={pip}
            cx={6.3 + 5.7 * (Number(pip) % 3)}
            cy={6.3 + 5.7 * Math.floor(Number(pip) / 3)}
            r="2.1"
          />
        ))
      )}
    </svg>
  )
}
