import { useEffect, useState } from 'preact/hooks'
import type { Review } from '../engine/review-client.ts'
import * as en from '../text/review/en.ts'
import { formatNumber, formatPercent, withSeatNames } from '../ui/format.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import { huesIn } from './hues.ts'
import type { ReviewProps } from './panel-props.ts'
import { WholeReview } from './whole-review.tsx'
import { chancesAt } from './win-chance-line.tsx'

export { ReviewClient } from '../engine/review-client.ts'
export { WinChanceLine as FortuneLine } from './win-chance-line.tsx'

/** Number of simulated games in a quick analysis. The quick analysis takes about 0.1 s. */
const TRIES = 400
const TRIES_MORE = 4_000
/**
 * Delay before an analysis starts; if the user steps through the game faster, no analysis starts.
 */
const REST_MILLISECONDS = 200

export function ReviewTab(props: ReviewProps) {
  const { recording, playback, review } = props
  const { at, as } = playback
  const { fortunes, luck } = review
  const hueOf = huesIn(recording, recording.sceneAt(at, as)?.view)
  const chances = chancesAt(fortunes, at)
  return (
    <div class="review stack">
      {chances.length > 0 && (
        <table class="chances">
          <caption>{en.winChancesAllInformationVisible}</caption>
          <tbody>
            {recording.names.map((name, seat) => (
              <tr key={name}>
                <th scope="row">
                  <span class="row">
                    <SeatMark seat={seat} hue={hueOf(seat)} size={16} />
                    {name}
                  </span>
                </th>
                <td>
                  <Bar part={chances[seat] ?? 0} hue={hueOf(seat)} />
                </td>
                <td class="num">{formatPercent(chances[seat] ?? 0)}</td>
                <td class="num muted">{lucky(luck[seat] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <MoveReview {...props} />
      <WholeReview {...props} tries={TRIES} />
    </div>
  )
}

const lucky = (luck: number): string =>
  Math.abs(luck) < 0.005 ? '' : `luck ${luck < 0 ? '−' : '+'}${formatPercent(Math.abs(luck))}`

interface BarProps {
  readonly part: number
  readonly hue?: string
}

const Bar = ({ part, hue = 'accent' }: BarProps) => (
  <span class="bar" aria-hidden="true">
    <i style={{ width: `${Math.round(part * 100)}%`, background: `var(--${hue})` }} />
  </span>
)

function MoveReview({ recording, playback: { at }, review }: ReviewProps) {
  const [tries, think] = useState(TRIES)
  const [thought, show] = useState<{ readonly at: number; readonly is: Review | null } | null>(null)
  useEffect(() => {
    let isGone = false
    const timer = setTimeout(async () => {
      const is = await review.at(at, tries)
      if (!isGone) show({ at, is })
    }, REST_MILLISECONDS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [review, at, tries])
  if (thought === null) return <p class="small muted">{en.analysing}</p>
  const { is } = thought
  if (is === null) return <p class="small muted">{en.noMoveAtThisPoint}</p>
  const name = recording.names[is.seat] ?? ''
  return (
    <section class="stack tight" aria-label={en.thisMove} aria-busy={thought.at !== at}>
      <h3>{`${name}: ${withSeatNames(is.played, recording.names)}`}</h3>
      {is.considered.length === 0 ? (
        <p class="small muted">{en.onlyOneLegalMove}</p>
      ) : (
        <>
          <Considered is={is} names={recording.names} />
          <p class="row small muted">
            <span class="grow">
              {en.simulationsUsingOnlyWhatKnew(formatNumber(is.tries), name)}
              {!is.considered[0]?.isChosen && en.differencesAreWithinTheMargin}
            </span>
            {tries < TRIES_MORE && (
              <button type="button" class="quiet" onClick={() => think(TRIES_MORE)}>
                {en.analyseLonger}
              </button>
            )}
          </p>
        </>
      )}
    </section>
  )
}

const SHOWN_MAX = 8

function Considered({ is, names }: { readonly is: Review; readonly names: readonly string[] }) {
  const shown = is.considered.filter(
    ({ isPlayed, isChosen }, place) => place < SHOWN_MAX || isPlayed || isChosen,
  )
  return (
    <table class="considered">
      <caption>{en.engineMoves}</caption>
      <tbody>
        {shown.map(({ words, winChance, tries, isPlayed, isChosen }, place) => (
          <tr
            key={place}
            class={isPlayed ? 'played' : ''}
            title={en.simulations(formatNumber(tries))}
          >
            <td class="num">{formatPercent(winChance)}</td>
            <td>
              {withSeatNames(words, names)}
              {isPlayed && <span class="pill">{en.played}</span>}
              {isChosen && <span class="pill good">{en.enginesChoice}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
