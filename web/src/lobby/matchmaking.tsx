import { useEffect, useRef, useState } from 'preact/hooks'
import { Refusal } from 'touchline-client'
import { type Schemas, touchline } from '../service.ts'
import { showToast } from '../shell/toast.tsx'
import { Alert, errorMessage } from '../ui/alert.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SubmitForm } from '../ui/submit-form.tsx'
import type { RulesetSummary } from './create.ts'

type Wish = Schemas['Pairing']

/** Whoever asks less often has gone away; all at the same moment would only meet themselves. */
const ASK_MILLISECONDS = 1_000
const ASIDE_MILLISECONDS = 300

interface PairingProps {
  readonly ruleset: RulesetSummary
  playABot(ruleset: RulesetSummary): Promise<void>
  /** Somebody has come. */
  sitDown(game: string): void
  close(): void
}

/** Somebody about as strong to play against, or a bot where nobody comes. */
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
  /** Nobody is looked for any more. */
  lapse(): void
}

function Waiting(props: WaitingProps) {
  const { ruleset, wish, playABot, lapse, close } = props
  const { seconds, trouble, say, stop } = useOpponent(props)
  const [isBusy, wait] = useState(false)
  /** Nobody is looked for any more, and no bot has come: so one begins again. */
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

/** Asks until somebody has come, and goes to the table; the seconds of it. */
function useOpponent({ wish, sitDown, lapse }: WaitingProps) {
  const [seconds, tick] = useState(0)
  const [trouble, say] = useState<string | null>(null)
  const isOver = useRef(false)
  /** Whether one is alone: who has found somebody just before sits down with them. */
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
      // Nobody hears of it where the page itself has gone: then it lapses.
      if (!isOver.current) stop().catch(() => {})
      isOver.current = true
    }
  }, [wish.id])
  return { seconds, trouble, say, stop }
}

const pathOf = ({ id }: Wish) => ({ path: { pairing: id } })

const isRefused = (error: unknown, code: Refusal['code']): error is Refusal =>
  error instanceof Refusal && error.code === code

/** Null; or the game that has come of it before. */
async function dropped(wish: Wish): Promise<string | null> {
  try {
    await touchline.told(touchline.DELETE('/v1/pairings/{pairing}', { params: pathOf(wish) }))
    return null
  } catch (error) {
    if (isRefused(error, 'already-paired')) return String(error.problem.facts?.game)
    throw error
  }
}
