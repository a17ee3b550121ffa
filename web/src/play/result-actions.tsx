import { useEffect, useState } from 'preact/hooks'
import { useAccountFeed } from '../lobby/account-feed.ts'
import { account, touchline } from '../service.ts'
import { go } from '../shell/route.ts'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/result/en.ts'
import { joinNames } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import type { Observation } from './game-connection.ts'
import { openDialog } from './open-dialog.ts'

interface ActionsProps {
  readonly observation: Observation
  readonly headline: string
}

export function ResultActions({ observation, headline }: ActionsProps) {
  const { id, seat, archivedAt, ruleset, outcome } = observation
  return (
    <footer class="row wrap">
      {seat !== null && <Rematch observation={observation} />}
      {seat !== null && outcome && ruleset === 'title-chase' && <NextSeason {...{ observation }} />}
      <a class="button" href={`/replay/${id}`}>
        {en.replay}
      </a>
      <button type="button" onClick={() => void share(id, `${gameName(ruleset)}: ${headline}`)}>
        {en.share}
      </button>
      {archivedAt !== null && <span class="pill">{en.archived}</span>}
      <a class="button quiet new" href="/">
        {en.newGame}
      </a>
    </footer>
  )
}

/**
 * The first player who presses the rematch button creates the new game, and the other players join
 * this game.
 */
function Rematch({ observation: { id, rematch: known } }: { readonly observation: Observation }) {
  const [invited, invite] = useState<Observation | null>(null)
  const [isBusy, setBusy] = useState(false)
  const look = async () => {
    const rematch = invited?.id ?? known ?? (await see(id)).rematch
    if (rematch !== null) invite(await see(rematch))
  }
  const lookAgain = () => void look().catch(() => {})
  useEffect(lookAgain, [id])
  // A finished game has no stream, but the account's stream announces an invitation to a rematch.
  useAccountFeed({
    onNews({ news, game }) {
      if (news.includes('invited') || game.id === invited?.id) lookAgain()
    },
    onGap: lookAgain,
  })
  const others = invited?.seats.filter(
    ({ kind, joined, account: one }) => kind !== 'bot' && joined && one !== account.value?.id,
  )
  const names = others?.flatMap(({ name }) => name ?? [])
  if (invited && isIn(invited))
    return (
      <>
        <a class="button primary" href={`/play/${invited.id}`}>
          {en.toRematch}
        </a>
        {names?.length === 0 && <span role="status">{en.waitsForRematch}</span>}
      </>
    )
  const ask = async () => {
    setBusy(true)
    const params = { path: { game: id } }
    try {
      const created = await touchline.told(
        touchline.POST('/v1/games/{game}/rematch', { params, body: {} }),
      )
      go(`/play/${created.id}`)
    } catch {
      showToast(en.rematchFailed)
      setBusy(false)
    }
  }
  return (
    <>
      <button type="button" class="primary" disabled={isBusy} onClick={() => void ask()}>
        {en.rematch}
      </button>
      {names && names.length > 0 && (
        <span role="status">{en.asksForRematch(joinNames(names))}</span>
      )}
    </>
  )
}

const see = (game: string): Promise<Observation> =>
  touchline.told(touchline.GET('/v1/games/{game}', { params: { path: { game } } }))

const isIn = ({ seat, seats, status }: Observation): boolean =>
  seat !== null && seats[seat]?.joined === true && status !== 'cancelled'

function NextSeason({ observation }: { readonly observation: Observation }) {
  const [teams, keepTeams] = useState(true)
  const [money, keepMoney] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    const { id, ruleset, seat: mine, visibility, decisionSeconds, absence, hints } = observation
    try {
      const params = { path: { game: id } }
      const save = await touchline.told(touchline.GET('/v1/games/{game}/save', { params }))
      const nextSeason = {
        betweenSeasons: money ? 'carry' : 'scratch',
        teams: teams ? 'keep' : 'reselect',
      }
      const seats = observation.seats.map(({ seat, kind, level }) => {
        if (seat === mine) return { kind: 'me' as const }
        return kind === 'bot' ? { kind, ...(level && { level }) } : { kind: 'open' as const }
      })
      const changes = { nextSeason }
      const terms = { visibility, decisionSeconds, absence, hints, seats }
      const body = { ruleset, save, changes, unsealed: false, ...terms }
      const created = await touchline.told(touchline.POST('/v1/games', { body }))
      go(`/play/${created.id}`)
    } catch {
      showToast(en.season.failed)
      setBusy(false)
    }
  }
  return (
    <details class="season">
      <summary class="button">{en.season.open}</summary>
      <div class="row wrap">
        <Check label={en.season.teams} is={teams} set={keepTeams} />
        <Check label={en.season.money} is={money} set={keepMoney} />
        <button type="button" class="primary" disabled={isBusy} onClick={() => void begin()}>
          {en.season.begin}
        </button>
      </div>
    </details>
  )
}

interface CheckProps {
  readonly label: string
  readonly is: boolean
  set(value: boolean): void
}

const Check = ({ label, is, set }: CheckProps) => (
  <label class="check">
    <input
      type="checkbox"
      checked={is}
      onChange={({ currentTarget: { checked } }) => set(checked)}
    />
    {label}
  </label>
)

async function share(id: string, text: string): Promise<void> {
  const url = `${location.origin}/replay/${id}`
  // The browser also reports an error if the player closes the share dialog, so the error is
  // ignored.
  if (typeof navigator.share === 'function') return navigator.share({ text, url }).catch(() => {})
  // Scripts cannot use the clipboard without TLS, so the dialog also shows the link.
  const copied = await navigator.clipboard?.writeText(`${text}. ${url}`).then(
    () => true,
    () => false,
  )
  if (copied) showToast(en.copied)
  else openDialog.value = { kind: 'invite' }
}
