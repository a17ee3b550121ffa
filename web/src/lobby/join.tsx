import { useEffect, useState } from 'preact/hooks'
import type { Refusal } from 'touchline-client'
import { LoadError } from '../play/load-error.tsx'
import { account, me } from '../service.ts'
import { address, go } from '../shell/route.ts'
import { Shell } from '../shell/shell.tsx'
import { Card } from '../ui/card.tsx'
import { gameName } from '../ui/game-name.ts'
import { useRetry } from '../ui/use-retry.ts'
import { GameArt } from './game-art.tsx'
import { GameTerms } from './game-terms.tsx'
import { type Invitation, invitationTo } from './invitation.ts'
import { useRuleset } from './ruleset.ts'
import { SeatDialog } from './seat-dialog.tsx'
import { isTaken } from './seat-status.ts'
import { SeatRows } from './seats.tsx'
import './lobby.css'
import * as en from '../text/waiting-room/en.ts'

interface JoinPageProps {
  readonly id: string
}

export function JoinPage({ id }: JoinPageProps) {
  const code = address.value.hash.slice(1) || null
  const { invitation, trouble, reload } = useInvitation(id, code)
  const title = invitation && gameName(invitation.ruleset)
  return (
    <Shell here="play" crumb={title && <b>{title}</b>}>
      {trouble ? (
        <LoadError trouble={trouble} retry={reload} />
      ) : invitation === null ? (
        <p class="muted">{en.loading}</p>
      ) : (
        <Invited invitation={invitation} code={code} />
      )}
    </Shell>
  )
}

interface InvitedProps {
  readonly invitation: Invitation
  readonly code: string | null
}

function Invited({ invitation, code }: InvitedProps) {
  const { id, ruleset: game, status, seats, host, hostName } = invitation
  const ruleset = useRuleset(game)
  const me = account.value?.id
  const mine = seats.find((one) => one.account === me && one.joined)?.seat ?? null
  const openGame = () => go(`/play/${id}`, { replace: true })
  const isFull = seats.every(isTaken)
  const title = ruleset?.title ?? gameName(game)
  return (
    <div class="room">
      <div class="stack">
        <div class="hello">
          <h1>
            {hostName === null ? en.youAreInvited : <bdi>{hostName}</bdi>}
            {hostName !== null && en.invitedYouToPlay(title)}
          </h1>
        </div>
        <Card title={en.seats} flush>
          <SeatRows {...{ seats, mine, host }} />
        </Card>
        {status === 'open' && mine === null && !isFull ? (
          <Card title={en.takeASeat}>
            <SeatDialog game={invitation} ruleset={ruleset} code={code} done={openGame} />
          </Card>
        ) : (
          <Card>
            <div class="row wrap">
              <p class="grow">{STATUS_TEXTS[status](mine !== null)}</p>
              <a class="button primary" href={`/play/${id}`}>
                {mine === null ? en.watch : en.openGame}
              </a>
            </div>
          </Card>
        )}
      </div>
      <section class="card">
        <GameArt ruleset={game} address={ruleset?.package?.picture} />
        <div class="body stack">
          <h2>{title}</h2>
          <GameTerms agreed={invitation} ruleset={ruleset} />
        </div>
      </section>
    </div>
  )
}

const STATUS_TEXTS: Readonly<Record<Invitation['status'], (isMine: boolean) => string>> = {
  open: (isMine) => (isMine ? en.youAlreadyHaveASeat : en.allSeatsAreTaken),
  running: () => en.theGameHasAlreadyStarted,
  over: () => en.theGameHasEnded,
  cancelled: () => en.theGameWasCancelled,
}

interface InvitationQuery {
  readonly invitation: Invitation | null
  readonly trouble: Refusal | Error | null
  reload(): void
}

function useInvitation(id: string, code: string | null): InvitationQuery {
  const [answer, setAnswer] = useState<Omit<InvitationQuery, 'reload'>>({
    invitation: null,
    trouble: null,
  })
  const [times, ask] = useState(0)
  const myId = me.value
  useEffect(() => {
    let isWanted = true
    invitationTo(id, code).then(
      (invitation) => isWanted && setAnswer({ invitation, trouble: null }),
      (trouble) => isWanted && setAnswer({ invitation: null, trouble }),
    )
    return () => {
      isWanted = false
    }
  }, [id, code, myId, times])
  const reload = () => ask(times + 1)
  useRetry(answer.trouble, reload)
  return { ...answer, reload }
}
