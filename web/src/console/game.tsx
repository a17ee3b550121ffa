import { useState } from 'preact/hooks'
import { AT_REST } from '../boards/board.ts'
import { loadBoard, type Observation } from '../play/load-game.ts'
import { seatNames } from '../play/seat-names.ts'
import { en, reasonText } from '../text/console/en.ts'
import { Alert } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { formatNumber, sentenceCase } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import { useQuery } from '../ui/use-query.ts'
import { WaitingForReason } from './access-reason.tsx'
import { accessReason, needsAccessReason, operationsOn, operator, read } from './admin-client.ts'
import { Cell, Facts, short } from './cell.tsx'
import { type GameHealth, useGameHealth } from './game-health.ts'
import { GameLog } from './game-log.tsx'
import { GameSeats } from './game-seats.tsx'
import {
  canOpenLog,
  type HiddenStateAccess,
  HiddenStateBar,
  useHiddenStateSession,
} from './hidden-state.tsx'
import { Listed } from './listing.tsx'
import { type AdminOperation, isAudit, isListing, takes } from './operation.ts'
import { OperationButton } from './operation-button.tsx'

export function GamePage({ id }: { readonly id: string }) {
  const { data: game, trouble, reload } = useGame(id)
  const access = useHiddenStateSession(id)
  const [turn, goOn] = useState(0)
  const standing = useGameHealth(id, `${id} ${turn}`)
  if (trouble !== null)
    return (
      <>
        <h1>Game</h1>
        <Alert words={trouble} />
        <p>
          <a href="/console/games">All games</a>
        </p>
      </>
    )
  if (game === null) return <WaitingForReason what="game" />
  const refresh = () => {
    reload()
    access.reload()
    goOn(turn + 1)
  }
  return (
    <>
      <HiddenStateBar game={id} access={{ ...access, reload: refresh }} />
      <Head situation={{ game, access, standing }} reload={refresh} />
      <div class="two">
        <Card title="Facts">
          <Facts of={factsOf(game)} />
        </Card>
        <GameSeats game={game} reload={refresh} />
      </div>
      <details class="card seen-now">
        <summary>Options</summary>
        <Facts of={game.options} />
      </details>
      <details class="card seen-now">
        <summary>Fingerprints</summary>
        <Facts of={fingerprintsOf(game)} />
      </details>
      <TableNow game={game} />
      <GameLog key={game.version} game={game} access={access} />
      {listsOfGames().map((operation) => (
        <Listed
          key={`${operation.name} ${turn}`}
          operation={operation}
          given={{ game: id, ...(isAudit(operation) && { class: 'changes' }) }}
          {...(isAudit(operation) && { more: `/console/audit?class=all&game=${id}` })}
        />
      ))}
    </>
  )
}

const listsOfGames = (): readonly AdminOperation[] =>
  (operator.value?.operations ?? []).filter(
    (operation) => isListing(operation) && takes(operation, 'game'),
  )

interface Situation {
  readonly game: Observation
  readonly access: HiddenStateAccess
  readonly standing: GameHealth | null
}

interface HeadProps {
  readonly situation: Situation
  reload(): void
}

function Head({ situation, reload }: HeadProps) {
  const { game, access, standing } = situation
  const { id, ruleset, status, version, paused, ended } = game
  return (
    <header class="stack tight">
      <div class="row wrap">
        <h1>{gameName(ruleset)}</h1>
        <Cell name="status" value={status} />
        {paused && status === 'running' && (
          <span class="pill warn">{`paused: ${reasonOf(paused.reason)}`}</span>
        )}
        {standing && (
          <span class="pill bad">{`${en.why[standing.why]}: ${reasonOf(standing.reason)}`}</span>
        )}
        <span class="muted small">{`${formatNumber(version)} events`}</span>
        <span class="grow" />
        {version > 0 && canOpenLog(game, access) && (
          <a class="button" href={`/console/games/${id}/replay`}>
            Open the log
          </a>
        )}
      </div>
      <p class="mono small muted added">{id}</p>
      <div class="row wrap acts">
        {operationsFor(situation).map((operation) => (
          <OperationButton
            key={operation.name}
            operation={operation}
            id={id}
            about={`${gameName(ruleset)} ${short(id)}`}
            done={() => operation.method !== 'GET' && reload()}
          />
        ))}
      </div>
      {ended && (
        <p class="muted">
          {`Ended by the ${ended.by}${ended.reason ? `: ${sentenceCase(ended.reason)}` : ''}.`}
        </p>
      )}
    </header>
  )
}

const reasonOf = (code: string): string => reasonText(code) ?? sentenceCase(code)

const SHOWN = ['game.show', 'game.log', 'game.state', 'game.rows', 'game.fork', 'game.end-look']

/**
 * The page offers an operation only if the operation's function returns true. Operations that are
 * missing from `fits` are always offered.
 */
const fits: Readonly<Record<string, (situation: Situation) => boolean>> = {
  'game.cancel': ({ game }) => game.status === 'running',
  'game.pause': ({ game }) => game.status === 'running' && game.paused === null,
  'game.resume': ({ game }) => game.status === 'running' && game.paused !== null,
  'game.look': ({ game, access }) => game.status === 'running' && access.session === null,
  'game.verify': ({ game }) => game.version > 0,
  'game.aside': ({ game, standing }) => game.status === 'running' && standing?.why !== 'aside',
  'game.retry': ({ standing }) => standing !== null,
  'rating.void': ({ game }) => game.rated && game.status === 'over',
}

/** Operations on a seat are omitted, because the page shows them beside the seat. */
const operationsFor = (situation: Situation): readonly AdminOperation[] =>
  operationsOn('game').filter(
    ({ name, path, needsHiddenState }) =>
      !SHOWN.includes(name) &&
      !path.includes('{seat}') &&
      (fits[name]?.(situation) ??
        (!needsHiddenState || canOpenLog(situation.game, situation.access))),
  )

function factsOf(game: Observation): object {
  const { inviteCode, origin, createdAt, startedAt } = game
  return {
    visibility: game.visibility,
    host: game.host,
    createdAt,
    startedAt,
    ...(game.endedAt !== null && { endedAt: game.endedAt }),
    ...(game.archivedAt !== null && { archivedAt: game.archivedAt }),
    ...(inviteCode !== null && { inviteCode }),
    absence: game.absence,
    decisionSeconds: game.decisionSeconds ?? en.noLimit,
    ...(origin && { origin: origin.game, originVersion: origin.version }),
  }
}

const fingerprintsOf = ({ contentPack, fairness, head }: Observation): object => ({
  contentPack,
  commitment: fairness.commitment,
  seed: fairness.seed,
  head,
})

function TableNow({ game }: { readonly game: Observation }) {
  const { ruleset, contentPack, view } = game
  const { data: shown } = useQuery(view && `${ruleset} ${contentPack}`, () => loadBoard(game))
  if (view === null || !shown?.board) return null
  const { Table } = shown.board
  return (
    <details class="card seen-now">
      <summary>Current board (spectator view)</summary>
      <Table
        {...{ view, content: shown.content, options: game.options, viewer: 'spectator' }}
        {...AT_REST}
        {...{ names: seatNames(game), marks: new Map(), press: () => {} }}
      />
    </details>
  )
}

function useGame(id: string) {
  const ask = () => read('game.show', { id }) as Promise<Observation>
  return useQuery(
    needsAccessReason('game.show') ? null : `${id} ${accessReason.value?.reason}`,
    ask,
  )
}
