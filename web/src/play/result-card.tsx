import { useEffect, useState } from 'preact/hooks'
import { cancelledText, isCancelReason } from '../../../src/engine/kernel/reason-texts.ts'
import { hueOf, type Seat } from '../boards/board.ts'
import * as en from '../text/result/en.ts'
import { joinNames, type SeatNames, withSeatNames } from '../ui/format.ts'
import { Icon } from '../ui/icon.tsx'
import { lazy } from '../ui/lazy.tsx'
import { Breakdown } from './breakdown.tsx'
import type { GameConnection, Seen } from './game-connection.ts'
import { KeyMoments } from './key-moments.tsx'
import { RatingChanges } from './rating-changes.tsx'
import { ResultActions } from './result-actions.tsx'
import './result-card.css'

const SaveOffer = lazy(async () => (await import('../account/save-offer.tsx')).SaveOffer)

interface ResultProps {
  readonly game: GameConnection
  readonly seen: Seen
  readonly names: SeatNames
}

export function ResultCard(props: ResultProps) {
  const { game, seen, names } = props
  const { observation, board } = seen
  const [isFolded, fold] = useState(false)
  const { headline, why } = endingOf(seen, names)
  const wantsText = game.wantsText.value
  const [shownText] = useState(wantsText)
  useEffect(() => {
    if (wantsText !== shownText) fold(true)
  }, [wantsText])
  const named = { names, hueOf: (one: Seat) => hueOf(board, observation.view, one) }
  return (
    <section class={`result ${isFolded ? 'folded' : ''}`} aria-label={en.card}>
      <header>
        <div class="grow">
          <h2 class="tag">{en.over}</h2>
          <p class="headline">{headline}</p>
          {!isFolded && <p>{why}</p>}
        </div>
        {!isFolded && observation.outcome && <Icon sign="cup" size={84} />}
        <button
          type="button"
          class="fold"
          aria-expanded={!isFolded}
          onClick={() => fold(!isFolded)}
        >
          {isFolded ? en.unfold : en.fold}
        </button>
      </header>
      {!isFolded && (
        <div class="facts">
          {observation.result && (
            <Breakdown {...named} seen={seen} rows={observation.result.rows} />
          )}
          {observation.rated && observation.outcome && (
            <RatingChanges {...{ game, observation, names }} />
          )}
          <KeyMoments {...named} id={game.id} />
        </div>
      )}
      {observation.seat !== null && <SaveOffer />}
      <ResultActions observation={observation} headline={headline} />
    </section>
  )
}

function endingOf({ observation }: Seen, names: SeatNames) {
  const { result, ended, seats } = observation
  if (!result) {
    const reason = ended?.reason ?? ''
    return { headline: en.cancelled, why: isCancelReason(reason) ? cancelledText(reason) : '' }
  }
  const why = withSeatNames(result.why, names)
  const gone = seats.filter(({ resigned }) => resigned)
  const isWalkover = gone.length > 0 && gone.length === seats.length - 1
  const resigned = isWalkover && !why.includes('resigned')
  const who = joinNames(gone.map(({ seat }) => names[seat] ?? ''))
  return {
    headline: withSeatNames(result.headline, names).replace(/\.$/, ''),
    why: resigned ? `${en.resigned(who)} ${why}` : why,
  }
}
