import { useEffect, useState } from 'preact/hooks'
import type { Refusal } from 'touchline-client'
import { LoadError } from '../play/load-error.tsx'
import { account, token } from '../service.ts'
import { address, go } from '../shell/route.ts'
import { Shell } from '../shell/shell.tsx'
import { Card } from '../ui/card.tsx'
import { gameName } from '../ui/format.ts'
import { useRetry } from '../ui/use-retry.ts'
import { GameArt } from './game-art.tsx'
import { GameTerms } from './game-terms.tsx'
import { type Invitation, invitationTo } from './invitation.ts'
import { useRuleset } from './ruleset.ts'
import { SeatDialog } from './seat-dialog.tsx'
import { isTaken } from './seat-status.ts'
import { SeatRows } from './seats.tsx'
import './lobby.css'

interface JoinPageProps {
  readonly id: string
}

/** An invitation. The code is in the URL fragment, which servers do not log. */
export function JoinPage({ id }: JoinPageProps) {
  const code = address.value.hash.slice(1) || null
  const { invitation, trouble, again } = useInvitation(id, code)
  const title = invitation && gameName(invitation.ruleset)
  return (
    <Shell here="play" crumb={title && <b>{title}</b>}>
      {trouble ? (
        <LoadError trouble={trouble} again={again} />
      ) : invitation === null ? (
        <p class="muted">Loading …</p>
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
  const toTable = () => go(`/play/${id}`, { replace: true })
  const isFull = seats.every(isTaken)
  const title = ruleset?.title ?? gameName(game)
  return (
    <div class="room">
      <div class="stack">
        <div class="hello">
          <h1>
            {hostName === null ? 'You are invited' : <bdi>{hostName}</bdi>}
            {hostName !== null && ` invited you to play ${title}`}
          </h1>
        </div>
        <Card title="Seats" flush>
          <SeatRows {...{ seats, mine, host }} />
        </Card>
        {status === 'open' && mine === null && !isFull ? (
          <Card title="Take a seat">
            <SeatDialog game={invitation} ruleset={ruleset} code={code} done={toTable} />
          </Card>
        ) : (
          <Card>
            <div class="row wrap">
              <p class="grow">{SAID[status](mine !== null)}</p>
              <a class="button primary" href={`/play/${id}`}>
                {mine === null ? 'Watch' : 'Open game'}
              </a>
            </div>
          </Card>
        )}
      </div>
      <section class="card">
        <GameArt ruleset={game} />
        <div class="body stack">
          <h2>{title}</h2>
          <GameTerms agreed={invitation} ruleset={ruleset} />
        </div>
      </section>
    </div>
  )
}

const SAID: Readonly<Record<Invitation['status'], (isMine: boolean) => string>> = {
  open: (isMine) => (isMine ? 'You already have a seat.' : 'All seats are taken.'),
  running: () => 'The game has already started.',
  over: () => 'The game has ended.',
  cancelled: () => 'The game was cancelled.',
}

interface Asked {
  /** Null while loading. */
  readonly invitation: Invitation | null
  readonly trouble: Refusal | Error | null
  again(): void
}

function useInvitation(id: string, code: string | null): Asked {
  const [asked, know] = useState<Omit<Asked, 'again'>>({ invitation: null, trouble: null })
  const [times, ask] = useState(0)
  const me = token.value
  useEffect(() => {
    let isWanted = true
    invitationTo(id, code).then(
      (invitation) => isWanted && know({ invitation, trouble: null }),
      (trouble) => isWanted && know({ invitation: null, trouble }),
    )
    return () => {
      isWanted = false
    }
  }, [id, code, me, times])
  const again = () => ask(times + 1)
  useRetry(asked.trouble, again)
  return { ...asked, again }
}
