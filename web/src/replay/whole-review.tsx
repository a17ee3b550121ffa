import { useEffect, useState } from 'preact/hooks'
import type { Review } from '../engine/review-client.ts'
import * as en from '../text/review/en.ts'
import { formatNumber, formatPercent, withSeatNames } from '../ui/format.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import { huesIn } from './hues.ts'
import type { ReviewProps } from './panel-props.ts'

const MISTAKES_MAX = 10

export function WholeReview(props: ReviewProps & { readonly tries: number }) {
  const { review, tries } = props
  const [isAsked, ask] = useState(false)
  const [thoughts, show] = useState<readonly Thought[]>([])
  const { answered } = review
  useEffect(() => {
    if (!isAsked) return
    let isGone = false
    const think = async () => {
      const found: Thought[] = []
      for (const version of answered) {
        const is = await review.at(version, tries)
        if (isGone) return
        if (is) found.push({ version, is })
        show([...found])
      }
    }
    void think()
    return () => {
      isGone = true
    }
  }, [review, isAsked, tries])
  if (!isAsked)
    return (
      <button type="button" onClick={() => ask(true)}>
        {en.analyseTheWholeGame}
      </button>
    )
  const isDone = thoughts.length === answered.length
  return (
    <section class="stack tight" aria-label={en.gameAnalysis}>
      <h3>{en.gameAnalysis}</h3>
      {!isDone && (
        <p class="small muted">
          {en.ofMoves(formatNumber(thoughts.length), formatNumber(answered.length))}
          <progress value={thoughts.length} max={answered.length} aria-label={en.analysed} />
        </p>
      )}
      <Sums {...props} thoughts={thoughts} />
      <Mistakes {...props} thoughts={thoughts} />
    </section>
  )
}

interface Thought {
  readonly version: number
  readonly is: Review
}
type ThoughtsProps = ReviewProps & { readonly thoughts: readonly Thought[] }

function Sums({ recording, playback: { at, as }, thoughts }: ThoughtsProps) {
  const hueOf = huesIn(recording, recording.sceneAt(at, as)?.view)
  return (
    <ul class="sums stack tight">
      {recording.names.map((name, seat) => {
        const own = thoughts.filter(({ is }) => is.seat === seat && is.considered.length > 0)
        const same = own.filter(({ is }) => is.lost === 0).length
        return (
          <li key={name} class="row">
            <SeatMark seat={seat} hue={hueOf(seat)} size={16} />
            <span class="grow">{name}</span>
            <span class="num">{en.ofMatchTheEngine(same, own.length)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Mistakes({ recording, playback: { at, as, to }, thoughts }: ThoughtsProps) {
  const hueOf = huesIn(recording, recording.sceneAt(at, as)?.view)
  const mistakes = thoughts
    .filter(({ is }) => is.lost > 0)
    .sort((one, other) => other.is.lost - one.is.lost)
    .slice(0, MISTAKES_MAX)
  if (mistakes.length === 0) return null
  return (
    <>
      <h3>{en.biggestMistakes}</h3>
      <ol class="lines" aria-label={en.biggestMistakes}>
        {mistakes.map(({ version, is }) => (
          <li key={version}>
            <button
              type="button"
              aria-current={version === at ? 'step' : undefined}
              onClick={() => to(version)}
            >
              <span class="version">{`−${formatPercent(is.lost)}`}</span>
              <SeatMark seat={is.seat} hue={hueOf(is.seat)} size={17} />
              <span>{withSeatNames(is.played, recording.names)}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
