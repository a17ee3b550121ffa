import { useEffect, useState } from 'preact/hooks'
import { sentenceOf } from 'touchline-client'
import { Shell } from '../shell/shell.tsx'
import { titled } from '../ui/words.ts'
import { useAttention } from './attention.ts'
import { type OpenGame, openGame } from './game.ts'
import { LineState } from './line.tsx'
import { Playing } from './playing.tsx'

/** One game, whatever its state. */
export function TablePage({ id }: { readonly id: string }) {
  const [game, open] = useState<OpenGame | null>(null)
  useEffect(() => {
    const opened = openGame(id)
    open(opened)
    return () => opened.close()
  }, [id])
  return game ? <Opened key={game.id} game={game} /> : null
}

function Opened({ game }: { readonly game: OpenGame }) {
  const seen = game.seen.value
  useAttention(seen)
  const crumb = seen && (
    <>
      <b>{titled(seen.observation.ruleset)}</b>
      {` · game ${game.id.slice(-6)}`}
    </>
  )
  return (
    <Shell here="play" crumb={crumb} right={seen && <LineState game={game} />}>
      <h1 class="hidden-label">
        {seen ? `A game of ${titled(seen.observation.ruleset)}` : 'A game'}
      </h1>
      <Shown game={game} />
    </Shell>
  )
}

function Shown({ game }: { readonly game: OpenGame }) {
  const [seen, trouble] = [game.seen.value, game.trouble.value]
  if (trouble && !seen)
    return (
      <p class="note bad" role="alert">
        {'problem' in trouble ? sentenceOf(trouble.problem) : 'The service does not answer.'}
      </p>
    )
  if (!seen) return <p class="muted">Loading …</p>
  return <Playing game={game} seen={seen} />
}
