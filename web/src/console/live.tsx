import { useRef, useState } from 'preact/hooks'
import type { paths } from 'touchline-client'
import { Alert } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { gameName, sentenceCase } from '../ui/format.ts'
import { letterOf } from '../ui/seat-mark.tsx'
import { usePolling, useQuery } from '../ui/use-query.ts'
import { read } from './admin-client.ts'
import { short } from './cell.tsx'
import { RelativeTime } from './relative-time.tsx'

type Feed = paths['/v1/admin/feed']['get']['responses'][200]['content']['application/json']
type Happening = Feed['items'][number]

/** What happens to games as it happens: who may look further goes to the game. */
export function LivePage() {
  const [isPaused, pause] = useState(false)
  const { told: items, trouble } = useFeed(isPaused)
  return (
    <>
      <div class="row wrap">
        <h1 class="grow">Live</h1>
        <button type="button" aria-pressed={isPaused} onClick={() => pause(!isPaused)}>
          {isPaused ? 'Go on' : 'Pause'}
        </button>
      </div>
      <p class="muted">
        Starts, moves, refusals and ends at all nodes as they come: codes and ids, and nothing of
        what was played.
      </p>
      <Alert words={trouble} />
      <Card title="What has just happened" flush>
        {items === null ? (
          <p class="empty" aria-busy="true">
            Loading …
          </p>
        ) : items.length === 0 ? (
          <p class="empty">Nothing of late.</p>
        ) : (
          <ol class="feed">
            {items.map((item) => (
              <Line key={keyOf(item)} item={item} />
            ))}
          </ol>
        )}
      </Card>
    </>
  )
}

const Line = ({ item: { at, game, ruleset, seat, what, code } }: { readonly item: Happening }) => (
  <li>
    <span class={`pill ${TONES[what] ?? ''}`}>
      {sentenceCase(what === 'befell' ? (BEFELL[code ?? ''] ?? code ?? '') : what)}
    </span>
    <span class="clip">
      <a href={`/console/games/${game}`}>
        {gameName(ruleset)} <span class="mono">{short(game)}</span>
      </a>
    </span>
    <span class="small muted clip">{saidOf(seat, what, code)}</span>
    <span class="small muted">
      <RelativeTime at={at} />
    </span>
  </li>
)

/** Causes, as what has come of them. */
const BEFELL: Readonly<Record<string, string>> = {
  resign: 'resigned',
  'hand-over': 'handed over',
  cancel: 'called off',
  pause: 'paused',
  resume: 'resumed',
  extend: 'more time',
}

const TONES: Readonly<Partial<Record<Happening['what'], string>>> = {
  started: 'good',
  refused: 'warn',
  ended: 'on',
}

function saidOf(seat: number | null, what: Happening['what'], code: string | null): string {
  const who = seat === null ? '' : letterOf(seat)
  if (what === 'refused') return [who, code].filter(Boolean).join(' · ')
  return code === 'bot' ? `${who} · by a bot` : who
}

const keyOf = ({ at, game, what, seat, code }: Happening): string =>
  [at, game, what, seat, code].join(' ')

/** As often as nodes say what has happened. */
const EVERY_MILLISECONDS = 5_000
/** So many stay on the page. */
const SHOWN_MAX = 200

/** What nodes tell, and what they told before. */
function useFeed(isPaused: boolean) {
  const before = useRef<readonly Happening[]>([])
  const asked = useQuery(isPaused ? null : 'feed', async () => {
    // The act answers what the document says of it.
    const { items } = (await read('game.feed')) as Feed
    before.current = joined(items, before.current)
    return before.current
  })
  usePolling(isPaused ? null : EVERY_MILLISECONDS, asked.again)
  return asked
}

/** What was told before stays, though nodes tell of it no more. */
export function joined(
  found: readonly Happening[],
  before: readonly Happening[],
): readonly Happening[] {
  const all = new Map([...before, ...found].map((one) => [keyOf(one), one]))
  return [...all.values()].toSorted((one, other) => other.at - one.at).slice(0, SHOWN_MAX)
}
