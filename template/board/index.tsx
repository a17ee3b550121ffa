import {
  type Board,
  type BoardItem,
  type BoardProps,
  Card,
  type Event,
  hueOf,
  pressableByWords,
  SeatName,
} from 'touchline/board'
import type { Content } from '../src/content/schema.ts'
import type { View } from '../src/types.ts'
import './board.css'

type Props = BoardProps<View, Content>

/** A goal with its corners, who shoots at whom, and the cards of one’s hand. */
function Table(props: Props) {
  const { content, view } = props
  const { kick, taker, keeper, hand, sizes } = view
  const thing = (id: BoardItem, words: string) => (
    <span key={id} {...pressableByWords(props, id)}>
      {words}
    </span>
  )
  return (
    <div class="board spot-kick">
      <Card title={`Kick ${kick}`}>
        <div class="row wrap">
          <Who {...props} seat={taker} />
          <span class="muted">shoots at</span>
          <Who {...props} seat={keeper} />
        </div>
        <div class="goal" role="group" aria-label="The goal">
          {content.corners.map((corner) => thing(`corner:${corner}`, corner))}
        </div>
        <div class="hand" role="group" aria-label="Your hand">
          {hand?.map((card) => thing(`card:${card}`, card))}
        </div>
        <p class="small muted">{`${sizes.deck} cards are left in the deck.`}</p>
      </Card>
    </div>
  )
}

const Who = ({ view, names, seat }: Props & { readonly seat: number }) => (
  <SeatName seat={seat} hue={hueOf(spotKick, view, seat)} name={names[seat]} />
)

export const spotKick: Board<View, Content> = {
  Table,
  thingOf: (field, value) => (field === 'card' || field === 'corner' ? `${field}:${value}` : null),
  touchedBy: ({ corner }: Event) => (typeof corner === 'string' ? [`corner:${corner}`] : []),
  series: ({ teams }, seat) => {
    const { goals = 0, taken = 0 } = teams[seat] ?? {}
    return { goals, 'kicks taken': taken }
  },
}

export default spotKick
