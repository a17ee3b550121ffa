import * as playText from '../../text/play/en.ts'
import * as en from '../../text/rising-star/en.ts'
import { sentenceCase } from '../../ui/format.ts'
import { Die } from '../../ui/icon.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { Track } from '../track.tsx'
import { CurrentEvent } from './current-event.tsx'
import { PlayerPanel } from './panel.tsx'
import { cardsOf, huesOf, type Props } from './player.ts'
import { SmallCard } from './small-card.tsx'
import { spacesOf } from './spaces.ts'
import './rising-star.css'

export const Table = (props: Props) => {
  const { view, content, marks, touched, press, showing, moment } = props
  const { turn, seats } = view
  const hues = huesOf(view)
  return (
    <div class="board rising-star">
      <Track
        {...{ marks, touched, press, showing, moment }}
        spaces={spacesOf(content)}
        pawns={seats
          .filter(({ token, status }) => token !== null && status !== 'resigned')
          .map(({ no, position }) => ({
            seat: no,
            hue: hues[no] ?? 'black',
            at: position % content.board.length,
          }))}
        now={turn ? (seats[turn.seat]?.position ?? 0) % content.board.length : null}
      >
        <Centre {...props} />
      </Track>
      <div class={`seats-around in-hand ${seats.length > ROW_SEATS_MAX ? 'many' : ''}`}>
        {seats.map((player) => (
          <PlayerPanel key={player.no} {...props} player={player} hue={hues[player.no]} />
        ))}
      </div>
      <Cards {...props} />
    </div>
  )
}

const ROW_SEATS_MAX = 4

const Centre = (props: Props) => {
  const { turn, die, matches, deckCounts, phase } = props.view
  return (
    <>
      <dl class="decks" aria-label={en.decks}>
        {Object.entries(deckCounts).map(([deck, count]) => (
          <div key={deck} class="deck">
            <dt>{sentenceCase(deck)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <div class="centre">
        <p class="head-pill num">
          {phase === 'ended' || !turn
            ? sentenceCase(phase)
            : `${playText.track.turn(turn.number)} · ${playText.track.matches(matches)}`}
        </p>
        {die && (
          <span class="row thrown">
            <SeatMark seat={die.seat} hue={huesOf(props.view)[die.seat] ?? 'black'} size={18} />
            <Die value={die.value} size={44} />
          </span>
        )}
        <CurrentEvent {...props} />
        <Playable {...props} />
      </div>
    </>
  )
}

function Playable(props: Props) {
  const { view, viewer, marks } = props
  const own = view.seats.find(({ no }) => no === viewer)
  const cards = own ? cardsOf(own).filter((card) => marks.has(`card:${card}`)) : []
  return (
    <div class="cards playable">
      {cards.map((card) => (
        <SmallCard key={card} {...props} card={card} />
      ))}
    </div>
  )
}

function Cards(props: Props) {
  const { view, viewer, names } = props
  const { previews, seats } = view
  const hues = huesOf(view)
  const order = seats.toSorted(
    (one, other) => Number(other.no === viewer) - Number(one.no === viewer),
  )
  const madeBy = (card: string): string | undefined => {
    const made = previews?.find((one) => one.card === card)?.score
    return made ? `score would be ${made.home}–${made.away}` : undefined
  }
  return (
    <div class="two in-hand">
      {order.map((player) => {
        const cards = cardsOf(player)
        const hidden = player.matchEvents === null ? player.matchEventCount : 0
        return (
          <section key={player.no} class="panel">
            <h3 class="row">
              <SeatMark seat={player.no} hue={hues[player.no] ?? 'black'} size={16} />
              <bdi class="clip">
                {player.no === viewer ? en.yourCards : en.cardsOf(names[player.no] ?? '')}
              </bdi>
            </h3>
            <div class="cards">
              {cards.map((card) => (
                <SmallCard key={card} {...props} card={card} more={madeBy(card)} />
              ))}
              {hidden > 0 && (
                <span class="slip none">
                  {hidden === 1 ? en.aMatchEventCardHidden : en.matchEventCardsHidden(hidden)}
                </span>
              )}
              {cards.length + hidden === 0 && <span class="small muted">{en.none}</span>}
            </div>
          </section>
        )
      })}
    </div>
  )
}
