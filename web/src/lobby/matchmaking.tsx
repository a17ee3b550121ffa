import { useEffect, useRef, useState } from 'preact/hooks'
import { Refusal } from 'touchline-client'
import { account, type Schemas, touchline } from '../service.ts'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/matchmaking/en.ts'
import * as people from '../text/people/en.ts'
import { Alert, errorMessage } from '../ui/alert.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { formatRating } from '../ui/format.ts'
import { SubmitForm } from '../ui/submit-form.tsx'
import { useQuery } from '../ui/use-query.ts'
import type { RulesetSummary } from './create.ts'

type MatchRequest = Schemas['Pairing']

/**
 * Polling interval while a player searches for an opponent; the service ends a search if the
 * browser polls less often. A random delay is added to the polling interval, so that browsers do
 * not poll at the same moment.
 */
const ASK_MILLISECONDS = 1_000
const ASIDE_MILLISECONDS = 300

interface PairingProps {
  readonly ruleset: RulesetSummary
  playABot(ruleset: RulesetSummary): Promise<void>
  openGame(game: string): void
  close(): void
}

export function Matchmaking(props: PairingProps) {
  const { ruleset, close } = props
  const [request, setRequest] = useState<MatchRequest | null>(null)
  const find = async (form: FormData) => {
    const [min, max] = String(form.get('seats') ?? '2-2')
      .split('-')
      .map(Number)
    const seats = { min: min!, max: max! }
    const body = { ruleset: ruleset.id, rated: form.has('rated'), seats }
    setRequest(await touchline.unwrap(touchline.POST('/v1/pairings', { body })))
  }
  return (
    <Dialog title={en.findAnOpponent(ruleset.title)} close={close}>
      {request ? (
        <Waiting {...props} request={request} end={() => setRequest(null)} />
      ) : (
        <SubmitForm label={en.find} send={find}>
          {ruleset.seats.max > 2 && <Players {...ruleset.seats} />}
          <p>{en.weMatchYouWithA}</p>
          <label class="row">
            <input type="checkbox" name="rated" />
            {en.rated}
          </label>
          <p class="small muted">{en.onlyIfYourOpponentAgrees}</p>
        </SubmitForm>
      )}
    </Dialog>
  )
}

interface WaitingProps extends PairingProps {
  readonly request: MatchRequest
  end(): void
}

function Waiting(props: WaitingProps) {
  const { ruleset, request, playABot, end, close } = props
  const { seconds, trouble, setTrouble, stop } = useOpponent(props)
  const [isBusy, setBusy] = useState(false)
  const restart = (error: unknown) => {
    showToast(errorMessage(error))
    end()
  }
  const instead = async () => {
    setBusy(true)
    try {
      if (await stop()) await playABot(ruleset).catch(restart)
    } catch (error) {
      setTrouble(errorMessage(error))
    }
    setBusy(false)
  }
  return (
    <div class="stack">
      <p role="status">{en.lookingForAnOpponent}</p>
      {request.rated && <OwnRating {...request} />}
      <progress
        class="until-bot"
        aria-label={en.timeUntilABotJoins}
        max={secondsUntilBot(request)}
        value={seconds}
      />
      <p class="small muted">
        {en.weWidenTheSearchAs(botText(request))}
        {en.keepThisPageOpen}
      </p>
      <Alert words={trouble} />
      <div class="row wrap">
        <button type="button" disabled={isBusy} onClick={() => void instead()}>
          {en.playABotInstead}
        </button>
        <button type="button" class="quiet" onClick={close}>
          {en.cancelSearch}
        </button>
      </div>
    </div>
  )
}

const PAIRED_MAX = 6

function Players({ min, max }: RulesetSummary['seats']) {
  const most = Math.min(max, PAIRED_MAX)
  const least = Math.max(2, min)
  const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more)
  return (
    <label class="field">
      {people.players}
      <select name="seats">
        {counts.map((count) => (
          <option key={count} value={`${count}-${count}`}>
            {count}
          </option>
        ))}
        <option value={`${least}-${most}`}>{people.countTo(least, most)}</option>
      </select>
    </label>
  )
}

function OwnRating({ ruleset, seats }: MatchRequest) {
  const pool = seats.max > 2 ? 'more' : 'two'
  const id = account.value?.id ?? ''
  const params = { path: { account: id } }
  const { data } = useQuery(id, () =>
    touchline.unwrap(touchline.GET('/v1/accounts/{account}/ratings', { params })),
  )
  const own = data?.ratings.find((one) => one.ruleset === ruleset && one.pool === pool)
  return <p class="small muted">{people.ratedAt(own ? formatRating(own) : '1500?')}</p>
}

const secondsUntilBot = ({ botAt, since }: MatchRequest): number =>
  botAt === null ? 1 : Math.max(1, (botAt - since) / 1_000)
const botText = (request: MatchRequest): string =>
  request.botAt === null ? '' : ` After ${Math.round(secondsUntilBot(request))} s you play a bot.`

function useOpponent({ request, openGame, end }: WaitingProps) {
  const [seconds, tick] = useState(0)
  const [trouble, setTrouble] = useState<string | null>(null)
  const isOver = useRef(false)
  /**
   * Cancels the search for an opponent; if an opponent was already found, opens the game and
   * returns false.
   */
  const stop = async () => {
    const game = await cancelSearch(request)
    isOver.current = true
    if (game !== null) openGame(game)
    return game === null
  }
  useEffect(() => {
    const begun = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = ({ game }: MatchRequest) => {
      if (isOver.current) return
      isOver.current = game !== null
      if (game !== null) return openGame(game)
      tick((Date.now() - begun) / 1_000)
      setTrouble(null)
      askAgain()
    }
    const fail = (error: Error) => {
      if (isOver.current) return
      if (isRefused(error, 'pairing-unknown')) {
        isOver.current = true
        showToast(en.searchEndedYouWereAway)
        return end()
      }
      setTrouble(error.message)
      askAgain()
    }
    const ask = () =>
      touchline
        .unwrap(touchline.POST('/v1/pairings/{pairing}/wait', { params: pathOf(request) }))
        .then(check)
        .catch(fail)
    const askAgain = () => {
      timer = setTimeout(ask, ASK_MILLISECONDS + Math.random() * ASIDE_MILLISECONDS)
    }
    check(request)
    return () => {
      clearTimeout(timer)
      // If the search cannot be cancelled while the page closes, the service ends the search,
      // because the page no longer polls.
      if (!isOver.current) stop().catch(() => {})
      isOver.current = true
    }
  }, [request.id])
  return { seconds, trouble, setTrouble, stop }
}

const pathOf = ({ id }: MatchRequest) => ({ path: { pairing: id } })

const isRefused = (error: unknown, code: Refusal['code']): error is Refusal =>
  error instanceof Refusal && error.code === code

/**
 * Returns the game if an opponent was found before the search was cancelled, and otherwise null.
 */
async function cancelSearch(request: MatchRequest): Promise<string | null> {
  try {
    await touchline.unwrap(touchline.DELETE('/v1/pairings/{pairing}', { params: pathOf(request) }))
    return null
  } catch (error) {
    if (isRefused(error, 'already-paired')) return String(error.problem.facts?.game)
    throw error
  }
}
