import { Icon } from '../../ui/icon.tsx'
import type { BoardItem } from '../board.ts'
import { pressableByWords } from '../pressable.ts'
import { type Face, faceOf, type Props } from './club.ts'

export const Printed = ({ face: { name, detail, hue, sign, text } }: { readonly face: Face }) => (
  <>
    {sign && <Icon sign={sign} size={13} />}
    <b>{name}</b>
    {detail && <span class="muted num">{detail}</span>}
    {text && <span>{text}</span>}
    {hue && <span class="hidden-label">{`, ${hue}`}</span>}
  </>
)

export const hueIn = ({ hue }: Face) => (hue ? { '--hue': `var(--${hue})` } : {})

interface SlipProps extends Props {
  readonly card: string
  readonly count?: number
}

export function SmallCard({ card, count = 1, ...props }: SlipProps) {
  const face = faceOf(card, props.content)
  const thing: BoardItem = `card:${card}`
  const own = `slip ${props.touched.has(thing) ? 'touched' : ''}`
  return (
    <span {...pressableByWords(props, thing, own)} style={hueIn(face)}>
      <Printed face={face} />
      {count > 1 && <b class="num">{`×${count}`}</b>}
    </span>
  )
}
