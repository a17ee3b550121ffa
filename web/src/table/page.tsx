import { useEffect, useState } from 'preact/hooks'
import { Refusal } from 'touchline-client'
import { token } from '../service.ts'
import { Shell } from '../shell/shell.tsx'
import { useAgain } from '../ui/again.ts'
import { later, laterPage } from '../ui/later.tsx'
import { gameName } from '../ui/words.ts'
import { useAttention } from './attention.ts'
import { type OpenGame, openGame } from './game.ts'
import { LineState } from './line.tsx'
import { Menu, useKeys } from './menu.tsx'
import { panel } from './panel.ts'
import { Playing } from './playing.tsx'
import { Trouble } from './trouble.tsx'

const Panels = later(async () => (await import('./panels.tsx')).Panels)
const Room = laterPage(async () => (await import('../lobby/room.tsx')).Room)

/** One game, whatever its state; opened anew for whoever signs in. */
export function TablePage({ id }: { readonly id: string }) {
  const [game, open] = useState<OpenGame | null>(null)
  const me = token.value
  useEffect(() => {
    const opened = openGame(id)
    open(opened)
    return () => {
      opened.close()
      // It lay over this table, and says nothing of another one.
      panel.value = null
    }
  }, [id, me])
  return game ? <Opened key={game.id} game={game} /> : <Shell here="play">{null}</Shell>
}

function Opened({ game }: { readonly game: OpenGame }) {
  const seen = game.seen.value
  useAgain(game.trouble.value, game.again)
  useAttention(seen)
  useKeys(game)
  const title = seen && gameName(seen.observation.ruleset)
  const crumb = title && (
    <>
      <b>{title}</b>
      <span class="id">{` · game ${game.id.slice(-6)}`}</span>
    </>
  )
  const right = seen && (
    <>
      <LineState game={game} />
      <Menu game={game} seen={seen} />
    </>
  )
  return (
    <Shell here="play" crumb={crumb} right={right}>
      <h1 class="hidden-label">{title ? `A game of ${title}` : 'A game'}</h1>
      <Shown game={game} />
      {seen && panel.value && <Panels game={game} seen={seen} />}
    </Shell>
  )
}

function Shown({ game }: { readonly game: OpenGame }) {
  const [seen, trouble] = [game.seen.value, game.trouble.value]
  const isGone = trouble instanceof Refusal && trouble.status === 404
  if (trouble && (isGone || !seen || seen.observation.view === null))
    return <Trouble trouble={trouble} again={game.again} />
  if (!seen) return <Waiting />
  const { status, view } = seen.observation
  if (status === 'cancelled' && view === null)
    return (
      <div class="notice">
        <h2>This table was called off</h2>
        <p class="muted">Before the game began.</p>
        <a class="button primary" href="/">
          To the lobby
        </a>
      </div>
    )
  return view === null ? <Room game={game} seen={seen} /> : <Playing game={game} seen={seen} />
}

/** The shape of a table, until there is one. */
const Waiting = () => (
  <div class="table waiting" aria-busy="true">
    <p class="hidden-label">Loading …</p>
    <div class="card" />
    <div class="side">
      <div class="card" />
      <div class="card" />
    </div>
  </div>
)
