import { useState } from 'preact/hooks'
import { touchline } from '../service.ts'
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
        <Dialog title="Share" close={close}>
          <Copy label="Game link" words={`${location.origin}/play/${game.id}`} />
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
  <Dialog title="Fairness" close={close}>
    <div class="stack">
      <p>
        Every die and card comes from one secret seed, fixed before the first move. The commitment
        below is its SHA-256. After the game the seed is shown and anyone can check every draw.
      </p>
      <Copy label="Commitment" words={observation.fairness.commitment} />
      {observation.fairness.seed !== null && (
        <>
          <Copy label="Seed" words={observation.fairness.seed} />
          <a class="button" href={`/replay/${observation.id}`}>
            Verify in the replay
          </a>
        </>
      )}
      <div class="stack tight">
        <h3>Added by players</h3>
        <Added entropy={observation.fairness.entropy} />
      </div>
      {observation.looks.length > 0 && (
        <div>
          <h3>Operator access to hidden information</h3>
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

/** Shows the role only: operators are not named to players. */
function formatAccess({ at, role, reason, versions }: Observation['looks'][number]): string {
  const span = versions ? `, events ${versions.from}–${versions.to}` : ''
  return `${day.format(at)}: ${role}${reason === null ? '' : `, ${sentenceCase(reason)}`}${span}`
}

function Added({ entropy }: { readonly entropy: readonly string[] }) {
  const added = entropy.filter((words) => words !== '')
  if (added.length === 0) return <p class="muted">None.</p>
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
  ['t', 'Toggle text view'],
  ['r', 'Rules'],
  ['Space', 'Show the next step while the game plays back'],
  ['Esc', 'Skip to your move, or clear the selection'],
  ['b', 'Watch the last steps again'],
  ['?', 'Show shortcuts'],
  ['Tab', 'Next control; Enter or Space activates it'],
]

const Keys = () => (
  <Dialog title="Keyboard shortcuts" close={close}>
    <KeyList keys={KEYS} />
  </Dialog>
)

/** Typed, so that players do not resign by accident. */
const TYPED = 'resign'

function Resign({ game }: { readonly game: GameConnection }) {
  const [typed, type] = useState('')
  const isDuel = game.seen.value?.observation.seats.length === 2
  const resign = async () => {
    const params = { path: { game: game.id } }
    await touchline.told(touchline.POST('/v1/games/{game}/resignation', { params }))
    close()
    await game.refresh()
  }
  return (
    <Dialog title="Resign" close={close}>
      <SubmitForm
        label="Resign"
        tone="danger"
        isReady={typed === TYPED}
        send={resign}
        aside={
          <button type="button" class="quiet" onClick={close}>
            {' '}
            Keep playing{' '}
          </button>
        }
      >
        <p>
          {isDuel
            ? 'You will lose this game.'
            : 'You will leave the game. Default moves will be made for your seat.'}
        </p>
        <label class="field">
          {`Type “${TYPED}” to confirm`}
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
