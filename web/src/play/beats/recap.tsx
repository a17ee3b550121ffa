import * as en from '../../text/play/en.ts'
import { withSeatNames } from '../../ui/format.ts'
import { SeatMark } from '../../ui/seat-mark.tsx'
import type { Named } from '../named.ts'
import type { Playback } from './playback.ts'

const SENTENCES_MAX = 8
const text = en.recap

export function Recap({ playback, names, hueOf }: Named & { readonly playback: Playback }) {
  const { missed, again, dismissRecap } = playback
  const lines = missed.value.flatMap(({ seat, says, to }) =>
    says.length > 0 ? [{ seat, to, words: withSeatNames(says.join(' '), names) }] : [],
  )
  if (lines.length === 0) return null
  const earlier = lines.length - SENTENCES_MAX
  return (
    <section class="card recap" aria-label={text.title}>
      <header>
        <h2 class="grow">{text.title}</h2>
      </header>
      <ol class="body">
        {earlier > 0 && <li class="muted">{text.more(earlier)}</li>}
        {lines.slice(-SENTENCES_MAX).map(({ seat, to, words }) => (
          <li key={to} class="row">
            {seat === null ? <span /> : <SeatMark seat={seat} hue={hueOf(seat)} size={18} />}
            <span>{words}</span>
          </li>
        ))}
      </ol>
      <div class="row actions">
        <button type="button" class="primary" onClick={dismissRecap}>
          {text.continue}
        </button>
        <button type="button" onClick={() => again('fast')}>
          {text.watch}
        </button>
      </div>
    </section>
  )
}
