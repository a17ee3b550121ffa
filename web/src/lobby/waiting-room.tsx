import { useState } from 'preact/hooks'
import type { GameConnection, Seen } from '../play/game-connection.ts'
import { account, touchline } from '../service.ts'
import { go } from '../shell/route.ts'
import { showToast } from '../shell/toast.tsx'
import { errorMessage } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { Copy } from '../ui/copy.tsx'
import { gameName } from '../ui/game-name.ts'
import { Choices, type Chosen, SeatChoice, useFields } from './choices.tsx'
import { GameArt } from './game-art.tsx'
import { GameTerms } from './game-terms.tsx'
import { type Ruleset, useRuleset } from './ruleset.ts'
import { SeatDialog, takeSeat } from './seat-dialog.tsx'
import { isTaken, type LobbySeat } from './seat-status.ts'
import { SeatRows } from './seats.tsx'
import './lobby.css'
import * as en from '../text/waiting-room/en.ts'

interface RoomProps {
  readonly game: GameConnection
  readonly seen: Seen
}

export function WaitingRoom({ game, seen }: RoomProps) {
  const { observation } = seen
  const { id, seats, seat: mine, host, inviteCode } = observation
  const ruleset = useRuleset(observation.ruleset)
  const isHost = host !== null && host === account.value?.id
  const free = seats.filter((one) => !isTaken(one)).length
  const link = `${location.origin}/join/${id}${inviteCode === null ? '' : `#${inviteCode}`}`
  return (
    <div class="room">
      <div class="stack">
        <Card
          title={
            free === 0
              ? en.everyoneIsHere
              : en.waitingForMore(free, free === 1 ? 'player' : 'players')
          }
          flush
        >
          <Sitters {...{ game, seen, ruleset, isHost }} />
        </Card>
        {free > 0 && (
          <Card title={en.invitePlayers}>
            <Copy label={en.anyoneWithThisLinkCan} words={link} />
          </Card>
        )}
        {mine === null ? (
          <Card title={en.takeASeat}>
            <SeatDialog
              {...{ game: observation, ruleset, code: inviteCode }}
              done={() => void game.refresh()}
            />
          </Card>
        ) : (
          <OwnChoice {...{ game, seen, ruleset }} />
        )}
      </div>
      <section class="card">
        <GameArt ruleset={observation.ruleset} address={ruleset?.package?.picture} />
        <div class="body stack">
          <h2>{ruleset?.title ?? gameName(observation.ruleset)}</h2>
          <GameTerms agreed={observation} ruleset={ruleset} />
        </div>
      </section>
    </div>
  )
}

interface PartProps extends RoomProps {
  readonly ruleset: Ruleset | null
}

function Sitters({ game, seen, ruleset, isHost }: PartProps & { readonly isHost: boolean }) {
  const { observation } = seen
  const { seats, seat: mine, host } = observation
  const { contentPack: pack, options } = observation
  const fields = useFields({ ruleset, pack, options })
  const [isBusy, wait] = useState(false)
  const run = async (doing: () => Promise<unknown>) => {
    wait(true)
    const isDone = await doing().then(
      () => true,
      (error) => {
        showToast(error.message)
        return false
      },
    )
    await game.refresh()
    wait(false)
    return isDone
  }
  const leave = async (seat: number) => {
    // If the last player leaves, the game is cancelled, because a game without players would remain
    // open.
    const hasLeft = await run(() => (isAlone ? cancel(game.id) : giveUp(game.id, seat)))
    if (hasLeft && observation.visibility === 'private') go('/')
  }
  const beside = (one: LobbySeat) => (
    <>
      <SeatChoice fields={fields} choices={one.choices} />
      {isHost && one.kind === 'account' && one.seat !== mine && (
        <button
          type="button"
          class="quiet"
          disabled={isBusy}
          onClick={() => void run(() => giveUp(game.id, one.seat))}
        >
          {en.freeTheSeat}
        </button>
      )}
    </>
  )
  const isAlone = isHost && seats.every(({ kind, seat }) => kind !== 'account' || seat === mine)
  const isEnough = seats.filter(isTaken).length >= (ruleset?.seats.min ?? 1)
  return (
    <>
      <SeatRows {...{ seats, mine, host, beside }} />
      {mine !== null && (
        <div class="row wrap acts">
          {isHost && (
            <button
              type="button"
              class="primary"
              disabled={!isEnough || isBusy}
              onClick={() => void run(() => start(game.id))}
            >
              {en.startNow}
            </button>
          )}
          <span class="grow small muted hint">
            {isHost && !isEnough
              ? en.needsAtLeastPlayers(ruleset?.seats.min ?? 2)
              : en.theGameStartsWhenEvery}
          </span>
          <button type="button" class="quiet" disabled={isBusy} onClick={() => void leave(mine)}>
            {isAlone ? en.cancelGame : en.leaveGame}
          </button>
        </div>
      )}
    </>
  )
}

const giveUp = (game: string, seat: number) =>
  touchline.unwrap(
    touchline.DELETE('/v1/games/{game}/seats/{seat}', { params: { path: { game, seat } } }),
  )

const cancel = (game: string) =>
  touchline.unwrap(
    touchline.POST('/v1/games/{game}/cancel', {
      params: { path: { game } },
      body: { reason: 'players-asked' },
    }),
  )

const start = (game: string) =>
  touchline.unwrap(touchline.POST('/v1/games/{game}/start', { params: { path: { game } } }))

/**
 * A player's choices cannot be edited, so the player leaves the seat and takes it again with the
 * new choices.
 */
function OwnChoice({ game, seen, ruleset }: PartProps) {
  const { contentPack, options, seats, seat: mine, inviteCode } = seen.observation
  const fields = useFields({ ruleset, pack: contentPack, options })
  const [isBusy, wait] = useState(false)
  const own = seats.find(({ seat }) => seat === mine)
  if (fields.length === 0 || !own) return null
  const before = (own.choices ?? {}) as Chosen
  const sit = (chosen: Chosen) => takeSeat(game.id, { seat: own.seat, code: inviteCode, chosen })
  const choose = async (chosen: Chosen) => {
    if (isBusy) return
    wait(true)
    try {
      await giveUp(game.id, own.seat)
      await sit(chosen).catch(async (error) => {
        // If the service refuses the new choice for the seat, the player takes the seat with the
        // previous choice again.
        await sit(before)
        throw error
      })
    } catch (error) {
      showToast(errorMessage(error))
    }
    await game.refresh()
    wait(false)
  }
  return (
    <Card title={en.yourChoice}>
      <Choices
        fields={fields}
        chosen={before}
        taken={seats.flatMap(({ seat, choices }) =>
          seat === mine ? [] : [(choices ?? {}) as Chosen],
        )}
        choose={(chosen) => void choose(chosen)}
      />
    </Card>
  )
}
