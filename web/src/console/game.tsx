import { useState } from 'preact/hooks'
import { type Observation, partsOf } from '../table/look.ts'
import { namesOf } from '../table/names.ts'
import { Alert } from '../ui/alert.tsx'
import { useAsked } from '../ui/asked.ts'
import { Card } from '../ui/card.tsx'
import { figure, gameName, titled } from '../ui/words.ts'
import { type Act, isListing, takes } from './act.ts'
import { ActButton } from './act-button.tsx'
import { Facts, toneOf } from './cell.tsx'
import { actsOn, isWhyWanted, operator, see, why } from './desk.ts'
import { GameLog } from './game-log.tsx'
import { GameSeats } from './game-seats.tsx'
import { Listed } from './listing.tsx'
import { LookBar, type Looking, mayOpen, useLook } from './look.tsx'
import { Present } from './present.tsx'
import { type Standing, useStanding } from './standing.ts'
import { Awaited } from './why.tsx'

/** One game, private or not: what it is, who sits there, what happened, what may be done. */
export function GamePage({ id }: { readonly id: string }) {
  const { told: game, trouble, again } = useGame(id)
  const looking = useLook(id)
  const [turn, goOn] = useState(0)
  const standing = useStanding(id, `${id} ${turn}`)
  if (trouble !== null) return <Alert words={trouble} />
  if (game === null) return <Awaited what="game" />
  const refresh = () => {
    again()
    looking.again()
    goOn(turn + 1)
  }
  return (
    <>
      <LookBar game={id} looking={{ ...looking, again: refresh }} />
      <Head situation={{ game, looking, standing }} again={refresh} />
      <div class="two">
        <Card title="Facts">
          <Facts of={factsOf(game)} />
        </Card>
        <div class="stack">
          <GameSeats game={game} looking={looking} again={refresh} />
          <Present game={game} />
        </div>
      </div>
      <details class="card seen-now">
        <summary>Options</summary>
        <Facts of={game.options} />
      </details>
      <TableNow game={game} />
      <GameLog key={game.version} game={game} looking={looking} />
      {listsOfGames().map((act) => (
        <Listed key={`${act.name} ${turn}`} act={act} given={{ game: id }} />
      ))}
    </>
  )
}

/** What can be narrowed to one game: the audit, looks. */
const listsOfGames = (): readonly Act[] =>
  (operator.value?.acts ?? []).filter((act) => isListing(act) && takes(act, 'game'))

/** What acts are made for. */
interface Situation {
  readonly game: Observation
  readonly looking: Looking
  readonly standing: Standing | null
}

interface HeadProps {
  readonly situation: Situation
  again(): void
}

function Head({ situation, again }: HeadProps) {
  const { game, looking, standing } = situation
  const { id, ruleset, status, version, paused, ended } = game
  return (
    <header class="stack tight">
      <div class="row wrap">
        <h1>{gameName(ruleset)}</h1>
        <span class={`pill ${toneOf(status)}`}>{status}</span>
        {paused && <span class="pill warn">{`paused: ${titled(paused.reason)}`}</span>}
        {standing && <span class="pill bad">{`${standing.why}: ${titled(standing.reason)}`}</span>}
        <span class="muted small">{`${figure(version)} events`}</span>
        <span class="grow" />
        {version > 0 && mayOpen(game, looking) && (
          <a class="button" href={`/console/games/${id}/replay`}>
            Open the log
          </a>
        )}
      </div>
      <p class="mono small muted added">{id}</p>
      <div class="row wrap acts">
        {actsFor(situation).map((act) => (
          <ActButton
            key={act.name}
            act={act}
            id={id}
            done={() => act.method !== 'GET' && again()}
          />
        ))}
      </div>
      {ended && (
        <p class="muted">{`Ended by the ${ended.by}${ended.reason ? `: ${ended.reason}` : ''}.`}</p>
      )}
    </header>
  )
}

/** What stands on the page itself, or beside the log. */
const SHOWN = [
  ...['game.show', 'game.log', 'game.state', 'game.rows', 'game.fork', 'game.end-look'],
  ...['game.view', 'game.attendance'],
]

/** When an act makes sense; of those that are not named, always. */
const fits: Readonly<Record<string, (situation: Situation) => boolean>> = {
  'game.cancel': ({ game }) => game.status === 'running',
  'game.pause': ({ game }) => game.status === 'running' && game.paused === null,
  'game.resume': ({ game }) => game.paused !== null,
  'game.look': ({ game, looking }) => game.status === 'running' && looking.look === null,
  'game.start': ({ game }) => game.status === 'open',
  'game.save': ({ game, looking }) =>
    game.version > 0 && (game.status !== 'running' || looking.look !== null),
  'game.verify': ({ game }) => game.version > 0,
  'game.aside': ({ game, standing }) => game.status === 'running' && standing?.why !== 'aside',
  'game.retry': ({ standing }) => standing !== null,
  'rating.void': ({ game }) => game.rated && game.status === 'over',
}

/** Acts on seats stand beside these. */
const actsFor = (situation: Situation): readonly Act[] =>
  actsOn('game').filter(
    ({ name, path, look }) =>
      !SHOWN.includes(name) &&
      !path.includes('{seat}') &&
      (fits[name]?.(situation) ?? (!look || mayOpen(situation.game, situation.looking))),
  )

function factsOf(game: Observation): object {
  const { inviteCode, contentPack, origin, fairness, head, createdAt, startedAt } = game
  return {
    ...{ visibility: game.visibility, host: game.host, createdAt, startedAt },
    ...(game.endedAt !== null && { endedAt: game.endedAt }),
    ...(game.archivedAt !== null && { archivedAt: game.archivedAt }),
    ...(inviteCode !== null && { inviteCode }),
    ...{ absence: game.absence, decisionSeconds: game.decisionSeconds, contentPack },
    ...(origin && { origin: origin.game, originVersion: origin.version }),
    ...{ commitment: fairness.commitment, seed: fairness.seed, head },
  }
}

/** As everybody may see it who knows of it. */
function TableNow({ game }: { readonly game: Observation }) {
  const { ruleset, contentPack, view } = game
  const { told: shown } = useAsked(view && `${ruleset} ${contentPack}`, () => partsOf(game))
  if (view === null || !shown?.board) return null
  const { Table } = shown.board
  return (
    <details class="card seen-now">
      <summary>The table now, as a spectator sees it</summary>
      <Table
        {...{ view, content: shown.content, options: game.options, viewer: 'spectator' }}
        {...{ names: namesOf(game), marks: new Map(), touched: new Set(), press: () => {} }}
      />
    </details>
  )
}

function useGame(id: string) {
  // The act answers what the document says of an observation.
  const ask = () => see('game.show', { id }) as Promise<Observation>
  return useAsked(isWhyWanted('game.show') ? null : `${id} ${why.value?.reason}`, ask)
}
