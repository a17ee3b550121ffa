import type { ComponentChildren } from 'preact'
import * as en from '../../text/superclub/en.ts'
import type { BoardItem } from '../board.ts'
import { pressableByWords } from '../pressable.ts'
import { type Player, POSITIONS, type Props, playerOf, starsIn } from './club.ts'

interface FaceProps {
  readonly player: Player
  readonly stars: number
  /** Number of half stars that the player loses in this place on the pitch. */
  readonly lost?: number
  readonly unfit?: string | null
}

export const Face = ({ where = '', ...face }: FaceProps & { readonly where?: string }) => (
  <>
    <span class="hidden-label">{`${toldOf(face)}${where}`}</span>
    <Printed {...face} />
  </>
)

const Printed = ({ player, stars, lost = 0, unfit = null }: FaceProps) => (
  <>
    <b class="clip" aria-hidden="true">
      {player.name.replace(/^(.).* /, '$1. ')}
    </b>
    <span class="grade" aria-hidden="true">
      <i>{POSITIONS[player.position].letter}</i>
      <span class="count num">
        {player.potential > stars ? `${stars}/${player.potential}` : stars}
      </span>
      <Stars stars={stars} potential={player.potential} />
      {lost > 0 && <em class="lost">−{starsIn(lost)}</em>}
      {unfit !== null && <em class="unfit">{unfit === 'injured' ? '✚' : '✕'}</em>}
    </span>
    <Halves chemistry={player.chemistry} />
  </>
)

const Stars = ({ stars, potential }: { readonly stars: number; readonly potential: number }) => (
  <span class="stars">
    {'★'.repeat(stars)}
    <span>{'☆'.repeat(Math.max(0, potential - stars))}</span>
  </span>
)

const Halves = ({ chemistry }: Pick<Player, 'chemistry'>) => (
  <>
    {(chemistry === 'left' || chemistry === 'both') && <Half side="left" />}
    {(chemistry === 'right' || chemistry === 'both') && <Half side="right" />}
  </>
)

const Half = ({ side }: { readonly side: 'left' | 'right' }) => (
  <svg class={`half ${side}`} viewBox="0 0 7 14" aria-hidden="true">
    <path d={side === 'left' ? 'M0 0a7 7 0 0 1 0 14Z' : 'M7 0a7 7 0 0 0 0 14Z'} />
  </svg>
)

const CHEMISTRY: Readonly<Record<Player['chemistry'], string>> = {
  none: '',
  left: en.leftHalfOfChemistry,
  right: en.rightHalfOfChemistry,
  both: en.bothHalvesOfChemistry,
}

export function toldOf({ player, stars, lost = 0, unfit = null }: FaceProps): string {
  const { name, position, potential, chemistry } = player
  const grown = potential > stars ? ` of ${potential}` : ''
  const grade = `${name}, ${position}, ${stars}${grown} ${potential === 1 ? 'star' : 'stars'}`
  const displaced = lost > 0 ? en.minusThere(starsIn(lost)) : ''
  return `${grade}${CHEMISTRY[chemistry]}${displaced}${unfit === null ? '' : `, ${unfit}`}`
}

export const edgeOf = ({ position }: Player) => ({ '--hue': `var(--${POSITIONS[position].hue})` })

interface CardProps extends Props {
  readonly card: string
  readonly stars?: number
  readonly unfit?: string | null
  readonly children?: ComponentChildren
}

export function PlayerCard({ card, stars, unfit = null, children, ...props }: CardProps) {
  const player = playerOf(props.content, card)
  const face = { player, stars: stars ?? player.stars, unfit }
  const thing: BoardItem = `card:${card}`
  const own = `player ${props.touched.has(thing) ? 'touched' : ''}`
  return (
    <div {...pressableByWords(props, thing, own)} style={edgeOf(player)} title={toldOf(face)}>
      <Face {...face} />
      {children}
    </div>
  )
}

const SHIRT = 'M-20-26Q0-14 20-26L46-12 37 8 27 3V40H-27V3L-37 8-46-12Z'

export function TradingCard({ card, stars, unfit = null, children, ...props }: CardProps) {
  const player = playerOf(props.content, card)
  const face = { player, stars: stars ?? player.stars, unfit }
  const thing: BoardItem = `card:${card}`
  const own = `trading-card ${props.touched.has(thing) ? 'touched' : ''}`
  return (
    <div {...pressableByWords(props, thing, own)} style={edgeOf(player)} title={toldOf(face)}>
      <span class="hidden-label">{toldOf(face)}</span>
      <div class="band" aria-hidden="true">
        <b>{POSITIONS[player.position].letter}</b>
        <span class="num">
          {player.potential > face.stars ? `${face.stars}/${player.potential}` : face.stars} ★
        </span>
      </div>
      <svg viewBox="-50 -34 100 78" aria-hidden="true">
        <path d={SHIRT} />
      </svg>
      <Halves chemistry={player.chemistry} />
      <b class="name" aria-hidden="true">
        {player.name.replace(/^(.).* /, '$1. ')}
      </b>
      <footer>{children}</footer>
    </div>
  )
}
