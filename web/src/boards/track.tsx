import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import * as en from '../text/play/en.ts'
import { Icon, type Sign } from '../ui/icon.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import type { BoardItem, Hue, Mark, Seat, Showing } from './board.ts'
import { pressable } from './pressable.ts'
import { useWalk } from './walk.ts'
import './track.css'

export interface TrackSpace {
  readonly label: string
  readonly number?: number
  /** Full description of the board space, for screen readers and narrow screens. */
  readonly name: string
  readonly hue?: Hue | undefined
  readonly sign?: Sign | undefined
  /** True for a special space, which the board shows in a darker colour. */
  readonly isSpecial?: boolean
}

export interface Pawn {
  readonly seat: Seat
  readonly hue: Hue
  readonly at: number
}

interface TrackProps {
  /** The spaces in playing order, which is clockwise from the bottom right corner. */
  readonly spaces: readonly TrackSpace[]
  readonly pawns: readonly Pawn[]
  readonly now: number | null
  readonly marks: ReadonlyMap<BoardItem, Mark>
  readonly touched: ReadonlySet<BoardItem>
  press(thing: BoardItem): void
  readonly showing: Showing | null
  readonly moment: ComponentChildren
  readonly children: ComponentChildren
}

export function Track({
  spaces,
  pawns: standing,
  children,
  showing,
  moment,
  ...props
}: TrackProps) {
  const rim = rimOf(spaces.length)
  const walk = useWalk(showing, 'space')
  const pawns = standing.map((pawn) => (pawn.seat === walk?.seat ? { ...pawn, at: walk.at } : pawn))
  const insets = {
    '--inset-x': `${(CORNER / rim.width) * 100}%`,
    '--inset-y': `${(CORNER / rim.height) * 100}%`,
  }
  return (
    <div class="track" style={insets}>
      <div class="sheet">
        <ol
          class="rim"
          aria-label={en.track.label}
          style={{
            gridTemplateColumns: tracksOf(rim.columns),
            gridTemplateRows: tracksOf(rim.rows),
          }}
        >
          {spaces.map((space, at) => (
            <Space
              key={at}
              {...props}
              space={space}
              at={at}
              rim={rim}
              isTrod={walk?.trod.includes(at) ?? false}
            />
          ))}
        </ol>
        {pawns.map((pawn) => (
          <PawnOn key={pawn.seat} pawn={pawn} pawns={pawns} rim={rim} />
        ))}
        <div class="middle">
          {children}
          {moment}
        </div>
      </div>
      <Ribbon spaces={spaces} pawns={pawns} here={walk?.at ?? props.now} />
    </div>
  )
}

interface RibbonProps extends Pick<TrackProps, 'spaces' | 'pawns'> {
  readonly here: number | null
}

/**
 * On a phone, spaces on the board are too small for names, so a ribbon shows the names of the
 * spaces and scrolls when the pawn moves.
 */
function Ribbon({ spaces, pawns, here }: RibbonProps) {
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const tile = here === null ? null : row.current?.children[here]
    if (!(tile instanceof HTMLElement) || !row.current) return
    row.current.scrollTo({
      left: tile.offsetLeft - (row.current.clientWidth - tile.offsetWidth) / 2,
    })
  }, [here])
  return (
    <ol class="ribbon" ref={row} aria-hidden="true">
      {spaces.map(({ label, number, hue, sign }, at) => (
        <li key={at} class={at === here ? 'tile now' : 'tile'} data-space={at}>
          {hue && <i class="band" style={{ background: `var(--${hue})` }} />}
          {sign && <Icon sign={sign} size={18} />}
          <span class="label">{label}</span>
          {number !== undefined && <span class="number num">{number}</span>}
          <span class="standing">
            {pawns
              .filter((pawn) => pawn.at === at)
              .map(({ seat, hue }) => (
                <SeatMark key={seat} seat={seat} hue={hue} size={18} />
              ))}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Width of a corner space, as a multiple of the width of any other space. */
const CORNER = 1.3
const tracksOf = (count: number): string =>
  `minmax(0, ${CORNER}fr) repeat(${count - 2}, minmax(0, 1fr)) minmax(0, ${CORNER}fr)`

interface Rim {
  readonly columns: number
  readonly rows: number
  /** Outer width of the board, as a multiple of the width of a space that is not a corner. */
  readonly width: number
  readonly height: number
}

function rimOf(count: number): Rim {
  const half = Math.ceil(count / 2) + 2
  const columns = Math.ceil(half / 2)
  const rows = half - columns
  const extent = (places: number) => places - 2 + 2 * CORNER
  return { columns, rows, width: extent(columns), height: extent(rows) }
}

type Edge = 'bottom' | 'left' | 'top' | 'right'

interface TrackPlace {
  readonly column: number
  readonly row: number
  readonly edge: Edge
}

function placeOf(at: number, { columns, rows }: Rim): TrackPlace {
  const [across, down] = [columns - 1, rows - 1]
  if (at < across) return { column: across - at, row: down, edge: 'bottom' }
  if (at < across + down) return { column: 0, row: down - (at - across), edge: 'left' }
  if (at < 2 * across + down) return { column: at - across - down, row: 0, edge: 'top' }
  return { column: across, row: at - 2 * across - down, edge: 'right' }
}

interface SpaceProps extends Pick<TrackProps, 'now' | 'marks' | 'touched' | 'press'> {
  readonly space: TrackSpace
  readonly at: number
  readonly rim: Rim
  readonly isTrod: boolean
}

function Space({ space, at, rim, now, touched, isTrod, ...pressing }: SpaceProps) {
  const { label, number, name, hue, sign, isSpecial = false } = space
  const { column, row, edge } = placeOf(at, rim)
  const thing: BoardItem = `space:${at}`
  const classes = [
    ...['space', `at-${edge}`],
    ...(isSpecial ? ['special'] : []),
    ...(now === at ? ['now'] : []),
    ...(isTrod ? ['trod'] : []),
    ...(touched.has(thing) ? ['touched'] : []),
  ]
  const face = (
    <>
      {hue && <i class="band" style={{ background: `var(--${hue})` }} />}
      {sign && <Icon sign={sign} size={16} />}
      <span class="label">{label}</span>
      {number !== undefined && <span class="number num">{number}</span>}
      <span class="hidden-label">{name}</span>
    </>
  )
  return (
    <li
      class={classes.filter(Boolean).join(' ')}
      style={{ gridColumn: column + 1, gridRow: row + 1 }}
      title={name}
    >
      {pressing.marks.has(thing) ? (
        <span {...pressable(pressing, thing, name, 'face')}>{face}</span>
      ) : (
        face
      )}
    </li>
  )
}

const INWARD: Readonly<Record<Edge, readonly [x: number, y: number]>> = {
  bottom: [0, -1],
  left: [1, 0],
  top: [0, 1],
  right: [-1, 0],
}
/**
 * Shifts a pawn towards the middle of the board, so that the name of its space remains readable.
 */
const ASIDE = CORNER / 2
const APART = 0.44
const ABREAST = 3

interface PawnProps {
  readonly pawn: Pawn
  readonly pawns: readonly Pawn[]
  readonly rim: Rim
}

function PawnOn({ pawn, pawns, rim }: PawnProps) {
  const { column, row, edge } = placeOf(pawn.at, rim)
  const there = pawns.filter(({ at }) => at === pawn.at)
  const place = there.indexOf(pawn)
  const along = ((place % ABREAST) - (Math.min(there.length, ABREAST) - 1) / 2) * APART
  const aside = ASIDE - Math.floor(place / ABREAST) * APART
  const [x, y] = INWARD[edge]
  const left = within(rim.width, middleOf(column, rim.columns) + x * aside + Math.abs(y) * along)
  const top = within(rim.height, middleOf(row, rim.rows) + y * aside + Math.abs(x) * along)
  return (
    <span
      class="pawn"
      style={{ left: `${(left / rim.width) * 100}%`, top: `${(top / rim.height) * 100}%` }}
    >
      <SeatMark seat={pawn.seat} hue={pawn.hue} size={32} />
    </span>
  )
}

/** Minimum distance between a pawn and the outer edge of the board. */
const EDGE = 0.4
const within = (extent: number, at: number): number => Math.min(extent - EDGE, Math.max(EDGE, at))

function middleOf(place: number, places: number): number {
  if (place === 0) return CORNER / 2
  return place === places - 1 ? places - 2 + 1.5 * CORNER : CORNER + place - 0.5
}
