import { useEffect, useRef } from 'preact/hooks'
import * as en from '../text/play/en.ts'
import { lazy } from '../ui/lazy.tsx'
import type { GameConnection } from './game-connection.ts'
import type { MenuItemsProps } from './menu-items.tsx'
import { openDialog, openRules } from './open-dialog.ts'
import { turnText } from './text-view.ts'

const MenuItems = lazy(async () => (await import('./menu-items.tsx')).MenuItems)

type MenuProps = Omit<MenuItemsProps, 'hide'>

export function Menu(props: MenuProps) {
  const ref = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" class="quiet" popovertarget="menu">
        {en.menu}
      </button>
      <div ref={ref} id="menu" class="menu" popover="auto">
        <MenuItems {...props} hide={() => ref.current?.hidePopover()} />
      </div>
    </>
  )
}

/** The single-letter shortcuts are inactive in dialogs and while the player types text. */
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
