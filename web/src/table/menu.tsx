import { useEffect, useRef } from 'preact/hooks'
import { tell } from '../shell/toast.tsx'
import { blow, canNotice, noticing, wantNotices, whistling } from './attention.ts'
import type { OpenGame, Seen } from './game.ts'
import { openRules, panel } from './panel.ts'

interface MenuProps {
  readonly game: OpenGame
  readonly seen: Seen
}

/** Whatever one needs now and then at a table. */
export function Menu({ game, seen }: MenuProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { seat, status, ended, view } = seen.observation
  const isRunning = status === 'running' && !ended
  const then = (act: () => void) => () => {
    ref.current?.hidePopover()
    act()
  }
  const opens = (kind: 'fairness' | 'invite' | 'keys' | 'resign') =>
    then(() => {
      panel.value = { kind }
    })
  return (
    <>
      <button type="button" class="quiet" popovertarget="menu">
        Menu
      </button>
      <div ref={ref} id="menu" class="menu" popover="auto">
        <Item name="Rules" shortcut="r" act={then(() => openRules())} />
        {view && <Item name={textName(game)} shortcut="t" act={then(() => turnText(game))} />}
        <Item name="Show it to others" act={opens('invite')} />
        <Item name="Fairness" act={opens('fairness')} />
        <Item name="Keys" shortcut="?" act={opens('keys')} />
        {isRunning && seat !== null && (
          <>
            <hr />
            <Alarms />
            <hr />
            <Item name="Resign …" act={opens('resign')} />
          </>
        )}
      </div>
    </>
  )
}

const textName = ({ wantsText }: OpenGame): string =>
  wantsText.value ? 'The table as a picture' : 'The table as text'

interface ItemProps {
  readonly name: string
  readonly shortcut?: string
  act(): void
}

const Item = ({ name, shortcut, act }: ItemProps) => (
  <button type="button" onClick={act}>
    <span class="grow">{name}</span>
    {shortcut && <kbd>{shortcut}</kbd>}
  </button>
)

/** On my turn; both are off until somebody wants them. */
const Alarms = () => (
  <>
    <label class="check">
      <input
        type="checkbox"
        checked={whistling.wanted.value}
        onChange={({ currentTarget: { checked } }) => {
          whistling.want(checked)
          if (checked) void blow()
        }}
      />
      Whistle on my turn
    </label>
    {canNotice() && (
      <label class="check">
        <input
          type="checkbox"
          checked={noticing.wanted.value}
          onChange={async ({ currentTarget }) => {
            const isDone = await wantNotices(currentTarget.checked)
            currentTarget.checked = noticing.wanted.value
            if (!isDone) tell('The browser does not allow notices of this page.')
          }}
        />
        Notice on my turn
      </label>
    )}
  </>
)

function turnText(game: OpenGame): void {
  game.wantsText.value = !game.wantsText.value
  void game.refresh()
}

/** One letter each, where nobody writes; dialogs keep theirs to themselves. */
export function useKeys(game: OpenGame): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      const isWriting = target instanceof Element && target.matches('input, select, textarea')
      if (isWriting || ctrlKey || metaKey || altKey || panel.value !== null) return
      if (key === 't' && game.seen.value?.observation.view) turnText(game)
      else if (key === 'r' && game.seen.value) openRules()
      else if (key === '?') panel.value = { kind: 'keys' }
    }
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      panel.value = null
    }
  }, [game])
}
