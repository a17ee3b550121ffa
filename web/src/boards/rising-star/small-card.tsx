import { Icon } from '../../ui/icon.tsx'
import type { BoardItem } from '../board.ts'
import { pressableByWords } from '../pressable.ts'
import { faceOf, type Props } from './player.ts'

interface SlipProps extends Props {
  readonly card: string
  readonly more?: string | undefined
}

export function SmallCard({ card, more, ...props }: SlipProps) {
  const { sign, name, detail } = faceOf(card, props.content)
  const thing: BoardItem = `card:${card}`
  const own = `slip says ${props.touched.has(thing) ? 'touched' : ''}`
  return (
    <span {...pressableByWords(props, thing, own)}>
      <span class="row">
        <Icon sign={sign} size={14} />
        <b>{name}</b>
      </span>
      <span class="muted num">{detail}</span>
      {more && <span class="num">{more}</span>}
    </span>
  )
}
