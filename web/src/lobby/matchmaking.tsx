import { useEffect, useRef, useState } from 'preact/hooks'
import { Refusal } from 'touchline-client'
import { type Schemas, touchline } from '../service.ts'
import { showToast } from '../shell/toast.tsx'
import { Alert, errorMessage } from '../ui/alert.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SubmitForm } from '../ui/submit-form.tsx'
import type { RulesetSummary } from './create.ts'

type Wish = Schemas['Pairing']

/** The service drops callers that poll less often. Jitter keeps callers from polling in step. */
const ASK_MILLISECONDS = 1_000
const ASIDE_MILLISECONDS = 300

interface PairingProps {
  readonly ruleset: RulesetSummary
  playABot(ruleset: RulesetSummary): Promise<void>
  /** Called when an opponent was found. */
  sitDown(game: string): void
  close(): void
}

/** Finds an opponent of similar strength, or a bot after a while. */
export function Matchmaking(props: PairingProps) {
  const { ruleset, close } = props
  const [wish, keep] = useState<Wish | null>(null)
  const find = async (form: FormData) => {
    const body = { ruleset: ruleset.id, rated: form.has('rated') }
    keep(await touchline.told(touchline.POST('/v1/pairings', { body })))
  }
  return (
    <Dialog title={`Find an opponent: ${ruleset.title}`} close={close}>
      {wish ? (
        <Waiting {...props} wish={wish} lapse={() => keep(null)} />
      ) : (
        <SubmitForm label="Find an opponent" send={find}>
          <p>
            We match you with a similar player. 2 min per move. If there is no match, you play a
            bot.
          </p>
          <label class="row">
            <input type="checkbox" name="rated" />
            Rated
          </label>
          <p class="small muted">Only if your opponent agrees. Leaving counts as a loss.</p>
        </SubmitForm>
      )}
    </Dialog>
  )
}

interface WaitingProps extends PairingProps {
  readonly wish: Wish
  /** The search has ended. */
  lapse(): void
}

function Waiting(props: WaitingProps) {
  const { ruleset, wish, playABot, lapse, close } = props
  const { seconds, trouble, say, stop } = useOpponent(props)
  const [isBusy, wait] = useState(false)
  /** The search has ended without a bot: start over. */
  const withNobody = (error: unknown) => {
    showToast(errorMessage(error))
    lapse()
  }
  const instead = async () => {
    wait(true)
    try {
      if (await stop()) await playABot(ruleset).catch(withNobody)
    } catch (error) {
      say(errorMessage(error))
    }
    wait(false)
  }
  return (
    <div class="stack">
      <p role="status">Looking for an opponent …</p>
      <progress
        class="until-bot"
        aria-label="Time until a bot joins"
        max={untilBot(wish)}
        value={seconds}
      />
      <p class="small muted">
        {`We widen the search as you wait.${botWords(wish)} `} Keep this page open.
      </p>
      <Alert words={trouble} />
      <div class="row wrap">
        <button type="button" disabled={isBusy} onClick={() => void instead()}>
          Play a bot instead
        </button>
        <button type="button" class="quiet" onClick={close}>
          Cancel search
        </button>
      </div>
    </div>
  )
}

const untilBot = ({ botAt, since }: Wish): number =>
  botAt === null ? 1 : Math.max(1, (botAt - since) / 1_000)
const botWords = (wish: Wish): string =>
  wish.botAt === null ? '' : ` After ${Math.round(untilBot(wish))} s you play a bot.`

/** Polls until an opponent is found, then opens the game; counts the seconds. */
function useOpponent({ wish, sitDown, lapse }: WaitingProps) {
  const [seconds, tick] = useState(0)
  const [trouble, say] = useState<string | null>(null)
  const isOver = useRef(false)
  /** True if the player is alone; an opponent found just before wins. */
  const stop = async () => {
    const game = await dropped(wish)
    isOver.current = true
    if (game !== null) sitDown(game)
    return game === null
  }
  useEffect(() => {
    const begun = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = ({ game }: Wish) => {
      if (isOver.current) return
      isOver.current = game !== null
      if (game !== null) return sitDown(game)
      tick((Date.now() - begun) / 1_000)
      say(null)
      askAgain()
    }
    const fail = (error: Error) => {
      if (isOver.current) return
      if (isRefused(error, 'pairing-unknown')) {
        isOver.current = true
        showToast('Search ended: you were away, or you are searching in another tab.')
        return lapse()
      }
      say(error.message)
      askAgain()
    }
    const ask = () =>
      touchline
        .told(touchline.POST('/v1/pairings/{pairing}/wait', { params: pathOf(wish) }))
        .then(look)
        .catch(fail)
    const askAgain = () => {
      timer = setTimeout(ask, ASK_MILLISECONDS + Math.random() * ASIDE_MILLISECONDS)
    }
    look(wish)
    return () => {
      clearTimeout(timer)
      // The request may fail when the page is closed; then the search expires.
      if (!isOver.current) stop().catch(() => {})
      isOver.current = true
    }
  }, [wish.id])
  return { seconds, trouble, say, stop }
}

const pathOf = ({ id }: Wish) => ({ path: { pairing: id } })

const isRefused = (error: unknown, code: Refusal['code']): error is Refusal =>
  error instanceof Refusal && error.code === code

/** Null, or the game that was found first. */
async function dropped(wish: Wish): Promise<string | null> {
  try {
    await touchline.told(touchline.DELETE('/v1/pairings/{pairing}', { params: pathOf(wish) }))
    return null
  } catch (error) {
    if (isRefused(error, 'already-paired')) return String(error.problem.facts?.game)
    throw error
  }
}
