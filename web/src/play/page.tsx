import { useEffect, useState } from 'preact/hooks'
import { Refusal } from 'touchline-client'
import { me } from '../service.ts'
import { Shell } from '../shell/shell.tsx'
import { gameName } from '../ui/game-name.ts'
import { lazy, lazyPage } from '../ui/lazy.tsx'
import { useRetry } from '../ui/use-retry.ts'
import { ConnectionStatus } from './connection-status.tsx'
import { connectGame, type GameConnection } from './game-connection.ts'
import { GameView } from './game-view.tsx'
import { LoadError } from './load-error.tsx'
import { Menu, useMenuShortcuts } from './menu.tsx'
import { openDialog } from './open-dialog.ts'
import { useTurnAlerts } from './turn-alerts.ts'
import './play.css'
import * as en from '../text/play/en.ts'

export const Panels = lazy(async () => (await import('./dialogs.tsx')).Dialogs)
const Room = lazyPage(async () => (await import('../lobby/waiting-room.tsx')).WaitingRoom)

/** If a different account signs in, the page reconnects to the game. */
export function PlayPage({ id }: { readonly id: string }) {
  const [game, open] = useState<GameConnection | null>(null)
  const myId = me.value
  useEffect(() => {
    const opened = connectGame(id)
    open(opened)
    return () => {
      opened.close()
      openDialog.value = null
    }
  }, [id, myId])
  return game ? <Opened key={game.id} game={game} /> : <Shell here="play">{null}</Shell>
}

function Opened({ game }: { readonly game: GameConnection }) {
  const seen = game.seen.value
  useRetry(game.trouble.value, game.retry)
  useTurnAlerts(seen)
  useMenuShortcuts(game)
  const title = seen && gameName(seen.observation.ruleset)
  const crumb = title && (
    <>
      <b>{title}</b>
      <span class="id">{en.game(game.id.slice(-6))}</span>
    </>
  )
  const right = seen && (
    <>
      <ConnectionStatus game={game} />
      <Menu game={game} seen={seen} />
    </>
  )
  return (
    <Shell here="play" crumb={crumb} right={right}>
      <h1 class="hidden-label">{title ? en.gameOf(title) : en.anyGame}</h1>
      <Shown game={game} />
      {seen && openDialog.value && <Panels game={game} seen={seen} />}
    </Shell>
  )
}

function Shown({ game }: { readonly game: GameConnection }) {
  const [seen, trouble] = [game.seen.value, game.trouble.value]
  const isGone = trouble instanceof Refusal && trouble.status === 404
  if (trouble && (isGone || !seen || seen.observation.view === null))
    return <LoadError trouble={trouble} retry={game.retry} />
  if (!seen) return <Waiting />
  const { status, view } = seen.observation
  if (status === 'cancelled' && view === null)
    return (
      <div class="notice">
        <h2>{en.gameCancelled}</h2>
        <p class="muted">{en.itWasCancelledBeforeIt}</p>
        <a class="button primary" href="/">
          {en.backToTheLobby}
        </a>
      </div>
    )
  return view === null ? <Room game={game} seen={seen} /> : <GameView game={game} seen={seen} />
}

const Waiting = () => (
  <div class="table waiting" aria-busy="true">
    <p class="hidden-label">{en.loading}</p>
    <div class="scene">
      <div class="card" />
    </div>
    <div class="rail">
      <div class="card" />
      <div class="card" />
    </div>
  </div>
)
