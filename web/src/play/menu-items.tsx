import { browserId } from '../notices/this-browser.ts'
import { touchline } from '../service.ts'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/menu/en.ts'
import { errorMessage } from '../ui/alert.tsx'
import { useQuery } from '../ui/use-query.ts'
import type { GameConnection, Seen } from './game-connection.ts'
import { openDialog, openRules } from './open-dialog.ts'
import { turnText } from './text-view.ts'
import {
  canNotify,
  notificationsOn,
  playWhistle,
  setNotifications,
  soundOn,
} from './turn-alerts.ts'

export interface MenuItemsProps {
  readonly game: GameConnection
  readonly seen: Seen
  hide(): void
}

export function MenuItems({ game, seen, hide }: MenuItemsProps) {
  const { seat, status, ended, view } = seen.observation
  const isRunning = status === 'running' && !ended
  const then = (action: () => void) => () => {
    hide()
    action()
  }
  const opens = (kind: 'fairness' | 'invite' | 'keys' | 'resign') =>
    then(() => {
      openDialog.value = { kind }
    })
  return (
    <>
      <Item name="Rules" shortcut="r" action={then(() => openRules())} />
      {view && <Item name={textName(game)} shortcut="t" action={then(() => turnText(game))} />}
      <Item name="Share" action={opens('invite')} />
      <Item name="Fairness" action={opens('fairness')} />
      <Item name="Keyboard shortcuts" shortcut="?" action={opens('keys')} />
      {isRunning && seat !== null && (
        <>
          <hr />
          <Alarms />
          {browserId.value !== null && <Mute id={game.id} />}
          <hr />
          <Item name="Resign …" action={opens('resign')} />
        </>
      )}
    </>
  )
}

const textName = ({ wantsText }: GameConnection): string =>
  wantsText.value ? en.boardView : en.textView

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

function Mute({ id }: { readonly id: string }) {
  const { data, reload } = useQuery(`muted ${id}`, () =>
    touchline.unwrap(touchline.GET('/v1/account/notices')),
  )
  if (!data) return null
  const set = async (muted: boolean) => {
    const params = { path: { game: id } }
    const body = { muted }
    await touchline
      .unwrap(touchline.POST('/v1/games/{game}/mute', { params, body }))
      .catch((error) => showToast(errorMessage(error)))
    reload()
  }
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={data.muted.includes(id)}
        onChange={({ currentTarget: { checked } }) => void set(checked)}
      />
      {en.muteThisGame}
    </label>
  )
}

const Alarms = () => (
  <>
    <label class="check">
      <input
        type="checkbox"
        checked={soundOn.isOn.value}
        onChange={({ currentTarget: { checked } }) => {
          soundOn.set(checked)
          if (checked) void playWhistle()
        }}
      />
      {en.soundOnMyTurn}
    </label>
    {canNotify() && (
      <label class="check">
        <input
          type="checkbox"
          checked={notificationsOn.isOn.value}
          onChange={async ({ currentTarget }) => {
            const isDone = await setNotifications(currentTarget.checked)
            currentTarget.checked = notificationsOn.isOn.value
            if (!isDone) showToast(en.notificationsAreBlockedInYour)
          }}
        />
        {en.notifyMeOnMyTurn}
      </label>
    )}
  </>
)
