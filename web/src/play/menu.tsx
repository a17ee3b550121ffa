import { useEffect, useRef } from 'preact/hooks'
import { showToast } from '../shell/toast.tsx'
import type { GameConnection, Seen } from './game-connection.ts'
import { openDialog, openRules } from './open-dialog.ts'
import {
  canNotify,
  notificationsOn,
  playWhistle,
  setNotifications,
  soundOn,
} from './turn-alerts.ts'

interface MenuProps {
  readonly game: GameConnection
  readonly seen: Seen
}

/** The menu of a game. */
export function Menu({ game, seen }: MenuProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { seat, status, ended, view } = seen.observation
  const isRunning = status === 'running' && !ended
  const then = (action: () => void) => () => {
    ref.current?.hidePopover()
    action()
  }
  const opens = (kind: 'fairness' | 'invite' | 'keys' | 'resign') =>
    then(() => {
      openDialog.value = { kind }
    })
  return (
    <>
      <button type="button" class="quiet" popovertarget="menu">
        Menu
      </button>
      <div ref={ref} id="menu" class="menu" popover="auto">
        <Item name="Rules" shortcut="r" action={then(() => openRules())} />
        {view && <Item name={textName(game)} shortcut="t" action={then(() => turnText(game))} />}
        <Item name="Share" action={opens('invite')} />
        <Item name="Fairness" action={opens('fairness')} />
        <Item name="Keyboard shortcuts" shortcut="?" action={opens('keys')} />
        {isRunning && seat !== null && (
          <>
            <hr />
            <Alarms />
            <hr />
            <Item name="Resign …" action={opens('resign')} />
          </>
        )}
      </div>
    </>
  )
}

const textName = ({ wantsText }: GameConnection): string =>
  wantsText.value ? 'Board view' : 'Text view'

interface ItemProps {
  readonly name: string
  readonly shortcut?: string
  action(): void
}

const Item = ({ name, shortcut, action }: ItemProps) => (
  <button type="button" onClick={action}>
    <span class="grow">{name}</span>
    {shortcut && <kbd>{shortcut}</kbd>}
  </button>
)

/** Turn alerts; off by default. */
const Alarms = () => (
  <>
    <label class="check">
      <input
        type="checkbox"
        checked={soundOn.wanted.value}
        onChange={({ currentTarget: { checked } }) => {
          soundOn.want(checked)
          if (checked) void playWhistle()
        }}
      />
      Sound on my turn
    </label>
    {canNotify() && (
      <label class="check">
        <input
          type="checkbox"
          checked={notificationsOn.wanted.value}
          onChange={async ({ currentTarget }) => {
            const isDone = await setNotifications(currentTarget.checked)
            currentTarget.checked = notificationsOn.wanted.value
            if (!isDone) showToast('Notifications are blocked in your browser settings.')
          }}
        />
        Notify me on my turn
      </label>
    )}
  </>
)

function turnText(game: GameConnection): void {
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
