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
        <Dialog title="Show it to others" close={close}>
          <Copy label="Link to this table" words={`${location.origin}/play/${game.id}`} />
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
        All luck of this game follows from one secret seed, and from what the players added to it.
        What the seed is was fixed before the first move: its SHA-256 is the commitment. When the
        game has ended the seed is shown, and everybody can check each die and each card.
      </p>
      <Copy label="Commitment" words={observation.fairness.commitment} />
      {observation.fairness.seed !== null && (
        <>
          <Copy label="Seed" words={observation.fairness.seed} />
          <a class="button" href={`/replay/${observation.id}`}>
            Check it in the replay
          </a>
        </>
      )}
      <div class="stack tight">
        <h3>What players added</h3>
        <Added entropy={observation.fairness.entropy} />
      </div>
      {observation.looks.length > 0 && (
        <div>
          <h3>When operators looked at what was hidden</h3>
          <ul>
            {observation.looks.map((look) => (
              <li key={look.at}>{lookTold(look)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  </Dialog>
)

/** Nobody is named: who looked is the operators' own matter. */
function lookTold({ at, role, reason, versions }: Observation['looks'][number]): string {
  const span = versions ? `, versions ${versions.from} to ${versions.to}` : ''
  return `${day.format(at)}: ${role}${reason === null ? '' : `, ${sentenceCase(reason)}`}${span}`
}

function Added({ entropy }: { readonly entropy: readonly string[] }) {
  const added = entropy.filter((words) => words !== '')
  if (added.length === 0) return <p class="muted">Nothing.</p>
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
  ['t', 'The table as text, and back'],
  ['r', 'The rules'],
  ['Esc', 'Clears what was chosen'],
  ['?', 'These keys'],
  ['Tab', 'To what may be pressed next; Enter or Space presses it'],
]

const Keys = () => (
  <Dialog title="Keys" close={close}>
    <KeyList keys={KEYS} />
  </Dialog>
)

/** For good: so it is typed, and not pressed by chance. */
const TYPED = 'resign'

function Resign({ game }: { readonly game: GameConnection }) {
  const [typed, type] = useState('')
  const resign = async () => {
    const params = { path: { game: game.id } }
    await touchline.told(touchline.POST('/v1/games/{game}/resignation', { params }))
    close()
    await game.refresh()
  }
  return (
    <Dialog title="Resign" close={close}>
      <SubmitForm
        label="Resign for good"
        tone="danger"
        isReady={typed === TYPED}
        send={resign}
        aside={
          <button type="button" class="quiet" onClick={close}>
            Play on
          </button>
        }
      >
        <p>
          You leave the game for good. Whatever your seat is asked from then on is answered by
          default.
        </p>
        <label class="field">
          {`Type “${TYPED}”`}
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
