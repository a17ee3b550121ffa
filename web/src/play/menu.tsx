import { useEffect, useRef } from 'preact/hooks'
import { lazy } from '../ui/lazy.tsx'
import type { GameConnection, Seen } from './game-connection.ts'
import { openDialog, openRules } from './open-dialog.ts'

const MenuItems = lazy(async () => (await import('./menu-items.tsx')).MenuItems)

export interface MenuProps {
  readonly game: GameConnection
  readonly seen: Seen
}

/** The menu of a game. */
export function Menu(props: MenuProps) {
  const ref = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" class="quiet" popovertarget="menu">
        Menu
      </button>
      <div ref={ref} id="menu" class="menu" popover="auto">
        <MenuItems {...props} hide={() => ref.current?.hidePopover()} />
      </div>
    </>
  )
}

export function turnText(game: GameConnection): void {
  game.wantsText.value = !game.wantsText.value
  void game.refresh()
}

/** Single-letter shortcuts, inactive while typing or in dialogs. */
export function useMenuShortcuts(game: GameConnection): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      const isWriting = target instanceof Element && target.matches('input, select, textarea')
      if (isWriting || ctrlKey || metaKey || altKey || openDialog.value !== null) return
      if (key === 't' && game.seen.value?.observation.view) turnText(game)
      else if (key === 'r' && game.seen.value) openRules()
      else if (key === '?') openDialog.value = { kind: 'keys' }
    }
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      openDialog.value = null
    }
  }, [game])
}
