import type { BoardItem } from '../board.ts'
import { Icon } from '../icon.tsx'
import { pressableByWords } from '../pressable.ts'
import { faceOf, type Props } from './player.ts'

interface SlipProps extends Props {
  readonly card: string
  readonly more?: string | undefined
}

export function SmallCard({ card, more, ...props }: SlipProps) {
  const { sign, name, detail } = faceOf(card, props.content)
  const thing: BoardItem = `card:${card}`
  const button = pressableByWords(props, thing)
  const touched = props.touched.has(thing) ? 'touched' : ''
  return (
    <span {...button} class={`slip says ${touched} ${button.class ?? ''}`}>
      <span class="row">
        <Icon sign={sign} size={14} />
        <b>{name}</b>
      </span>
      <span class="muted num">{detail}</span>
      {more && <span class="num">{more}</span>}
    </span>
  )
}
