import { useState } from 'preact/hooks'
import { touchline } from '../service.ts'
import { go } from '../shell/route.ts'
import { Dialog } from '../ui/dialog.tsx'
import { figure } from '../ui/words.ts'
import type { Film } from './film.ts'

interface PlayFromHereProps {
  readonly film: Film
  /** The version that is shown. */
  readonly at: number
}

/** Goes on from what is shown, at a new private table: one seat for me, bots at all others. */
export function PlayFromHere({ film, at }: PlayFromHereProps) {
  const [isOpen, open] = useState(false)
  // The log of a game that runs is masked; of its last moment there is nothing to play.
  if (!film.isShared || film.whole === null || at >= film.last) return null
  return (
    <>
      <button type="button" onClick={() => open(true)}>
        Play from here
      </button>
      {isOpen && <Seats film={film} at={at} close={() => open(false)} />}
    </>
  )
}

function Seats({ film, at, close }: PlayFromHereProps & { close(): void }) {
  const [mine, sit] = useState(0)
  const [trouble, say] = useState<string | null>(null)
  const play = async () => {
    try {
      go(`/play/${await forkOf(film, at, mine)}`)
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Dialog title={`Play from version ${figure(at)}`} close={close}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void play()
        }}
      >
        <p>A new private table, with luck of its own. Bots take all other seats.</p>
        <label class="field">
          I play
          <select
            value={String(mine)}
            onChange={({ currentTarget }) => sit(Number(currentTarget.value))}
          >
            {film.names.map((name, seat) => (
              <option key={name} value={String(seat)}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {trouble && (
          <p class="note bad" role="alert">
            {trouble}
          </p>
        )}
        <div class="row">
          <button type="submit" class="primary">
            To the table
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Its id. */
async function forkOf({ game, names }: Film, at: number, mine: number): Promise<string> {
  const seats = names.map((_, seat) => ({ kind: seat === mine ? 'me' : 'bot' }) as const)
  const params = { path: { game } }
  const { id } = await touchline.told(
    touchline.POST('/v1/games/{game}/forks', { params, body: { at, seats } }),
  )
  return id
}
