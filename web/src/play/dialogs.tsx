import { useState } from 'preact/hooks'
import { touchline } from '../service.ts'
import * as en from '../text/menu/en.ts'
import { Copy } from '../ui/copy.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { sentenceCase } from '../ui/format.ts'
import { type Key, KeyList } from '../ui/keys.tsx'
import { SubmitForm } from '../ui/submit-form.tsx'
import type { GameConnection, Observation, Seen } from './game-connection.ts'
import { openDialog } from './open-dialog.ts'
import { Rules } from './rules.tsx'

const close = () => {
  openDialog.value = null
}

export function Dialogs({ game, seen }: { readonly game: GameConnection; readonly seen: Seen }) {
  const open = openDialog.value
  switch (open?.kind) {
    case 'rules':
      return <Rules ruleset={seen.observation.ruleset} clause={open.clause} close={close} />
    case 'fairness':
      return <Fairness seen={seen} />
    case 'invite':
      return (
        <Dialog title={en.share} close={close}>
          <Copy label={en.gameLink} words={`${location.origin}/play/${game.id}`} />
        </Dialog>
      )
    case 'keys':
      return <Keys />
    case 'resign':
      return <Resign game={game} />
    default:
      return null
  }
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' })

const Fairness = ({ seen: { observation } }: { readonly seen: Seen }) => (
  <Dialog title={en.fairness} close={close}>
    <div class="stack">
      <p>{en.everyDieAndCardComes}</p>
      <Copy label={en.commitment} words={observation.fairness.commitment} />
      {observation.fairness.seed !== null && (
        <>
          <Copy label={en.seed} words={observation.fairness.seed} />
          <a class="button" href={`/replay/${observation.id}`}>
            {en.verifyInTheReplay}
          </a>
        </>
      )}
      <div class="stack tight">
        <h3>{en.addedByPlayers}</h3>
        <Added entropy={observation.fairness.entropy} />
      </div>
      {observation.looks.length > 0 && (
        <div>
          <h3>{en.operatorAccessToHiddenInformation}</h3>
          <ul>
            {observation.looks.map((access) => (
              <li key={access.at}>{formatAccess(access)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  </Dialog>
)

/** Players may not see the names of operators, so only the role is shown. */
function formatAccess({ at, role, reason, versions }: Observation['looks'][number]): string {
  const span = versions ? en.events(versions.from, versions.to) : ''
  return `${day.format(at)}: ${role}${reason === null ? '' : `, ${sentenceCase(reason)}`}${span}`
}

function Added({ entropy }: { readonly entropy: readonly string[] }) {
  const added = entropy.filter((words) => words !== '')
  if (added.length === 0) return <p class="muted">{en.none}</p>
  return (
    <ul class="mono added">
      {added.map((words) => (
        <li key={words}>
          <bdi>{words}</bdi>
        </li>
      ))}
    </ul>
  )
}

const KEYS: readonly Key[] = [
  ['t', en.toggleTextView],
  ['r', en.rules],
  [en.space, en.showTheNextStepWhile],
  [en.esc, en.skipToYourMoveOr],
  ['b', en.watchTheLastStepsAgain],
  ['?', en.showShortcuts],
  ['Tab', en.nextControlEnterOrSpace],
]

const Keys = () => (
  <Dialog title={en.keyboardShortcuts} close={close}>
    <KeyList keys={KEYS} />
  </Dialog>
)

const TYPED = 'resign'

function Resign({ game }: { readonly game: GameConnection }) {
  const [typed, type] = useState('')
  const isDuel = game.seen.value?.observation.seats.length === 2
  const resign = async () => {
    const params = { path: { game: game.id } }
    await touchline.unwrap(touchline.POST('/v1/games/{game}/resignation', { params }))
    close()
    await game.refresh()
  }
  return (
    <Dialog title={en.resign} close={close}>
      <SubmitForm
        label={en.resign}
        tone="danger"
        isReady={typed === TYPED}
        send={resign}
        aside={
          <button type="button" class="quiet" onClick={close}>
            {' '}
            {en.keepPlaying}{' '}
          </button>
        }
      >
        <p>{isDuel ? en.youWillLoseThisGame : en.youWillLeaveTheGame}</p>
        <label class="field">
          {en.typeToConfirm(TYPED)}
          <input
            value={typed}
            autoComplete="off"
            autocapitalize="off"
            onInput={({ currentTarget }) => type(currentTarget.value.trim().toLowerCase())}
          />
        </label>
      </SubmitForm>
    </Dialog>
  )
}
