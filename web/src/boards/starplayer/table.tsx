import * as playText from '../../text/play/en.ts'
import * as en from '../../text/starplayer/en.ts'
import { sentenceCase } from '../../ui/format.ts'
import { Die, Icon } from '../../ui/icon.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import type { BoardItem } from '../board.ts'
import { pressableByWords } from '../pressable.ts'
import { Track } from '../track.tsx'
import { cardsOf, type Props, pilesOf, SQUADS } from './club.ts'
import { CurrentEvent } from './current-event.tsx'
import { ClubPanel } from './panel.tsx'
import { SmallCard } from './small-card.tsx'
import { spacesOf } from './spaces.ts'
import './starplayer.css'

export const Table = (props: Props) => {
  const { view, content, marks, touched, press, showing, moment } = props
  const { turn, clubs, result } = view
  return (
    <div class="board starplayer">
      <Track
        {...{ marks, touched, press, showing, moment }}
        spaces={spacesOf(content)}
        pawns={clubs
          .filter(({ status }) => status === 'in')
          .map(({ seat, pawn, position }) => ({ seat, hue: pawn, at: position }))}
        now={result ? null : (turn.space ?? clubs[turn.seat]?.position ?? null)}
      >
        <Centre {...props} />
      </Track>
      <div class="seats-around in-hand">
        {clubs.map((club) => (
          <ClubPanel key={club.seat} {...props} club={club} />
        ))}
      </div>
      <Cards {...props} />
    </div>
  )
}

const Centre = (props: Props) => {
  const { turn, deckSizes, result } = props.view
  return (
    <>
      <Decks sizes={deckSizes} />
      <div class="centre">
        <p class="head-pill num">{result ? playText.track.over : playText.track.turn(turn.no)}</p>
        <Dice {...props} />
        <Trophies {...props} />
        <CurrentEvent {...props} />
        <Playable {...props} />
      </div>
    </>
  )
}

function Playable(props: Props) {
  const { view, content, viewer, marks } = props
  const own = view.clubs.find(({ seat }) => seat === viewer)
  const isMarked = (card: string) => marks.has(`card:${card}`)
  const cards = own ? cardsOf(own, content).filter(isMarked) : []
  return (
    <div class="cards playable">
      {pilesOf(cards, content, isMarked).map((pile) => (
        <SmallCard key={pile.card} {...props} {...pile} />
      ))}
    </div>
  )
}

function Dice(props: Props) {
  const { dice } = props.view
  if (!dice) return null
  return (
    <span class="row thrown">
      <SeatMark seat={dice.seat} hue={props.view.clubs[dice.seat]?.pawn ?? 'black'} size={16} />
      {dice.values.map((value, place) => (
        // The list index is the Preact key, because dice have no ids.
        <Die key={place} value={value} size={44} />
      ))}
    </span>
  )
}

const DECKS = [...SQUADS, 'referee', 'chairman', 'bonus'] as const

const Decks = ({ sizes }: { readonly sizes: Props['view']['deckSizes'] }) => (
  <dl class="decks" aria-label={en.decks}>
    {DECKS.map((deck) => (
      <div
        key={deck}
        class="deck"
        style={SQUADS.some((squad) => squad === deck) ? { '--hue': `var(--${deck})` } : {}}
      >
        <dt>{sentenceCase(deck)}</dt>
        <dd>{sizes[deck]}</dd>
      </div>
    ))}
  </dl>
)

function Trophies(props: Props) {
  const things = SQUADS.map((squad): BoardItem => `trophy:${squad}`)
  if (!things.some((thing) => props.marks.has(thing))) return null
  return (
    <div class="cards">
      {SQUADS.map((squad) => {
        return (
          <span
            key={squad}
            {...pressableByWords(props, `trophy:${squad}`, 'slip')}
            style={{ '--hue': `var(--${squad})` }}
          >
            <Icon sign="cup" size={13} />
            {en.cup(sentenceCase(squad))}
          </span>
        )
      })}
    </div>
  )
}

function Cards(props: Props) {
  const { view, viewer, content, marks, names } = props
  const isMarked = (card: string) => marks.has(`card:${card}`)
  const mine = view.clubs.filter(({ seat }) => seat === viewer)
  const others = view.clubs.filter(({ seat, status }) => seat !== viewer && status === 'in')
  return (
    <div class="two in-hand">
      {[...mine, ...others].map((club) => (
        <section key={club.seat} class="panel">
          <h3 class="row">
            <SeatMark seat={club.seat} hue={club.pawn} size={16} />
            <bdi class="clip">
              {club.seat === viewer ? en.yourCards : en.cardsOf(names[club.seat] ?? '')}
            </bdi>
          </h3>
          <div class="cards">
            {pilesOf(cardsOf(club, content), content, isMarked).map((pile) => (
              <SmallCard key={pile.card} {...props} {...pile} />
            ))}
            {cardsOf(club, content).length === 0 && <span class="small muted">{en.noneYet}</span>}
          </div>
        </section>
      ))}
    </div>
  )
}
