import { useState } from 'preact/hooks'
import { ensureSignedIn } from '../lobby/sign-in.tsx'
import { touchline } from '../service.ts'
import { go } from '../shell/route.ts'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/replay/en.ts'
import { Dialog } from '../ui/dialog.tsx'
import { formatNumber } from '../ui/format.ts'
import { SubmitForm } from '../ui/submit-form.tsx'
import type { Recording } from './recording.ts'

interface PlayFromHereProps {
  readonly recording: Recording
  readonly at: number
}

export function PlayFromHere({ recording, at }: PlayFromHereProps) {
  // Game version at which the user pressed the button. The version is stored, because the playback
  // may move on while the dialog is open.
  const [from, open] = useState<number | null>(null)
  // No new game can be started from the redacted log of a running game.
  if (recording.whole === null) return null
  const begin = async () => {
    const reason = await obstacleTo(recording)
    if (reason !== null) return showToast(reason)
    if (await ensureSignedIn()) open(at)
  }
  return (
    <>
      {/* After the last version the game is over, so it cannot be continued. */}
      {at < recording.last && (
        <button type="button" onClick={() => void begin()}>
          {en.playFromHere}
        </button>
      )}
      {from !== null && <Seats recording={recording} at={from} close={() => open(null)} />}
    </>
  )
}

const ASKED_MILLISECONDS = 2_000

/**
 * Returns the reason why no new game can be started from the recording: either no service is
 * available, or the file is not an export.
 */
async function obstacleTo({ isShared, exported }: Recording): Promise<string | null> {
  if (isShared) return null
  if (exported === null) return en.thisFileHasOnlyA
  const signal = AbortSignal.timeout(ASKED_MILLISECONDS)
  const response = await touchline.GET('/v1/rulesets', { signal }).catch(() => null)
  return response?.response.ok ? null : en.youAreOfflineConnectTo
}

function Seats({ recording, at, close }: PlayFromHereProps & { close(): void }) {
  const [mine, sit] = useState(0)
  return (
    <Dialog title={en.continueFromEvent(formatNumber(at))} close={close}>
      <SubmitForm
        label={en.openGame}
        send={async () => go(`/play/${await forkOf(recording, at, mine)}`)}
      >
        <p>
          {en.aNewPrivateGameWith}
          {recording.exported !== null && en.theFileIsUploadedAnd}
        </p>
        <label class="field">
          {en.iPlay}
          <select
            value={String(mine)}
            onChange={({ currentTarget }) => sit(Number(currentTarget.value))}
          >
            {recording.names.map((name, seat) => (
              <option key={name} value={String(seat)}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </SubmitForm>
    </Dialog>
  )
}

async function forkOf(
  { game, names, exported }: Recording,
  at: number,
  mine: number,
): Promise<string> {
  const seats = names.map((_, seat): 'me' | 'bot' => (seat === mine ? 'me' : 'bot'))
  const params = { path: { game } }
  const { id } = await touchline.unwrap(
    exported === null
      ? touchline.POST('/v1/games/{game}/forks', {
          params,
          body: { at, seats: seats.map((kind) => ({ kind })) },
        })
      : touchline.POST('/v1/imports', {
          params: { query: { at, seats, game } },
          body: exported,
          bodySerializer: (file) => file,
          headers: { 'Content-Type': 'application/x-ndjson' },
        }),
  )
  return id
}
