import { HUES } from '../boards/board.ts'
import type { Observation } from '../play/load-game.ts'
import { seatNames } from '../play/seat-names.ts'
import { Card } from '../ui/card.tsx'
import { Clock } from '../ui/clock.tsx'
import { sentenceCase } from '../ui/format.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import { operationsOn } from './admin-client.ts'
import { type AdminOperation, type Input, takes } from './operation.ts'
import { OperationButton } from './operation-button.tsx'

interface GameSeatsProps {
  readonly game: Observation
  reload(): void
}

type SeatShown = Observation['seats'][number]

export function GameSeats({ game, reload }: GameSeatsProps) {
  const names = seatNames(game)
  const ahead = game.serverTime - Date.now()
  return (
    <Card title="Seats" flush>
      <ul class="sitters">
        {game.seats.map((one) => (
          <li key={one.seat}>
            <SeatMark seat={one.seat} hue={HUES[one.seat % HUES.length] ?? 'blue'} />
            <div class="grow">
              {one.account === null ? (
                <bdi>{names[one.seat]}</bdi>
              ) : (
                <a href={`/console/accounts/${one.account}`}>
                  <bdi>{names[one.seat]}</bdi>
                </a>
              )}
              <p class="small muted">{played(one)}</p>
            </div>
            <OpenDecision game={game} seat={one.seat} ahead={ahead} />
            <span class="row wrap acts">
              {operationsOnSeat(game, one).map((operation) => (
                <OperationButton
                  key={operation.name}
                  operation={operation}
                  id={game.id}
                  given={givenTo(operation, one)}
                  done={reload}
                  isQuiet
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function played({ kind, controller, resigned, joined }: SeatShown): string {
  if (resigned) return 'resigned'
  if (kind === 'account' && controller === 'bot') return 'bot substitute'
  return kind !== 'account' ? kind : joined ? 'player' : 'not joined yet'
}

interface OpenDecisionProps {
  readonly game: Observation
  readonly seat: number
  readonly ahead: number
}

function OpenDecision({ game: { others, paused }, seat, ahead }: OpenDecisionProps) {
  const decision = others.find((one) => one.seat === seat && !one.optional)
  if (!decision) return null
  return (
    <span class="row small muted">
      {sentenceCase(decision.kind)}
      {decision.deadline !== null && paused === null && (
        <Clock deadline={decision.deadline} ahead={ahead} />
      )}
    </span>
  )
}

function operationsOnSeat(
  { status, others }: Observation,
  one: SeatShown,
): readonly AdminOperation[] {
  const { seat, kind, resigned } = one
  const isTimed = others.some((decision) => decision.seat === seat && decision.deadline !== null)
  return operationsOn('game').filter(({ name, path }) => {
    if (!path.includes('{seat}')) return false
    if (name === 'game.extend' && !isTimed) return false
    return status === 'running' && kind !== 'bot' && !resigned
  })
}

function givenTo(operation: AdminOperation, { seat, controller }: SeatShown): Input {
  const isHandOver = operation.name === 'game.hand-over' && takes(operation, 'to')
  return { seat, ...(isHandOver && { to: controller === 'bot' ? 'player' : 'bot' }) }
}
