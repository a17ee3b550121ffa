import type { ComponentChildren } from 'preact'
import { type Schemas, touchline } from '../service.ts'
import { Shell } from '../shell/shell.tsx'
import * as en from '../text/seasons/en.ts'
import { Card } from '../ui/card.tsx'
import { formatDate, formatNumber } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import { Paged, usePages } from '../ui/pages.tsx'
import { useQuery } from '../ui/use-query.ts'
import './seasons.css'

const { GET, unwrap } = touchline

export function SeasonsPage({ id }: { readonly id: string }) {
  const shown = id === '' ? <SeasonList /> : <SeasonTable key={id} id={id} />
  return <Shell here={null}>{shown}</Shell>
}

function SeasonList() {
  const { data, trouble } = useQuery('', () => unwrap(GET('/v1/seasons')))
  return (
    <div class="stack seasons">
      <h1>{en.title}</h1>
      <p class="muted">{en.about}</p>
      {trouble && <p class="note bad">{trouble}</p>}
      {data?.items.length === 0 && <p>{en.none}</p>}
      <ul class="plain">
        {data?.items.map(({ id, name, ruleset, state, endsAt }) => (
          <li key={id} class="row wrap">
            <a class="grow" href={`/seasons/${id}`}>
              {name}
            </a>
            <span>{gameName(ruleset)}</span>
            <span class="muted">{stateText(state, endsAt)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function stateText(state: Schemas['Season']['state'], endsAt: number): string {
  if (state === 'void') return en.declaredVoid
  if (state === 'revealed') return en.revealedOn(formatDate(endsAt))
  return (state === 'running' ? en.runningUntil : en.announcedUntil)(formatDate(endsAt))
}

function SeasonTable({ id }: { readonly id: string }) {
  const path = { season: id }
  const { data, trouble } = useQuery(id, () =>
    unwrap(GET('/v1/seasons/{season}/standings', { params: { path } })),
  )
  if (!data) return trouble ? <p class="note bad">{trouble}</p> : <p class="muted">{en.loading}</p>
  const { season, entries, standings } = data
  const { name, ruleset, deals, state, endsAt } = season
  return (
    <div class="stack seasons">
      <h1>{name}</h1>
      <p>{en.summary(gameName(ruleset), formatNumber(deals), stateText(state, endsAt))}</p>
      {state === 'void' && <p class="note warn">{en.doNotCount}</p>}
      {standings ? (
        <>
          <Standings standings={standings} />
          <Games season={id} />
        </>
      ) : (
        <Card title={en.entrants}>
          {entries.length === 0 && <p>{en.noEntrants}</p>}
          <ul class="plain">
            {entries.map(({ account, name, declared }) => (
              <li key={account}>{`${name ?? en.deletedAccount}${declaredText(declared)}`}</li>
            ))}
          </ul>
        </Card>
      )}
      <Proof season={season} />
    </div>
  )
}

const Proof = ({ season }: { readonly season: Schemas['Season'] }) => (
  <Card title={en.proof}>
    <p class="small">{en.commitment}</p>
    <p class="hash">{season.commitment}</p>
    {season.seed === null ? (
      <p class="small">{en.publicOn(formatDate(season.endsAt))}</p>
    ) : (
      <>
        <p class="small">{en.seed}</p>
        <p class="hash">{season.seed}</p>
        <a class="button" href={`/v1/seasons/${season.id}/export`} download>
          {en.download}
        </a>
      </>
    )}
  </Card>
)

type Declared = Schemas['SeasonStanding']['declared']

const declaredText = (declared: Declared): string => {
  const parts = [declared?.model, declared?.harness].filter((part) => part !== undefined)
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

const percent = (share: number, reach: number | null): string =>
  `${(100 * share).toFixed(1)} %${reach === null ? '' : ` ± ${(100 * reach).toFixed(1)}`}`

const Standings = ({ standings }: { readonly standings: readonly Schemas['SeasonStanding'][] }) => (
  <Card title={en.standings} flush>
    <ScrolledTable label={en.standings} columns={en.columns}>
      {standings.map((row) => (
        <tr key={row.account}>
          <td>{row.rank ?? en.withdrawn}</td>
          <td>{`${row.name ?? en.deletedAccount}${declaredText(row.declared)}`}</td>
          <td>{percent(row.share, row.shareReach)}</td>
          <td>{percent(row.difference, row.differenceReach)}</td>
          <td>{((100 * row.illegal) / Math.max(1, row.moves)).toFixed(1)}</td>
          <td>{formatNumber(row.late)}</td>
          <td>{formatNumber(row.seconds)}</td>
          <td>{formatNumber(row.charactersIn + row.charactersOut)}</td>
        </tr>
      ))}
    </ScrolledTable>
    <p class="muted small note">{en.notes}</p>
  </Card>
)

function Games({ season }: { readonly season: string }) {
  const games = usePages<Schemas['SeasonGame']>(season, (after) => {
    const params = { path: { season }, query: after === null ? {} : { after } }
    return unwrap(GET('/v1/seasons/{season}/games', { params }))
  })
  return (
    <Card title={en.games} flush>
      <p class="muted small note">{en.gamesAbout}</p>
      <Paged pages={games} empty={en.noGames}>
        {(items) => (
          <ScrolledTable label={en.games} columns={en.gameColumns}>
            {items.map(({ id, deal, name, win, margin }) => (
              <tr key={id}>
                <td>{deal + 1}</td>
                <td>{name ?? en.deletedAccount}</td>
                <td>{en.gameResult(win, margin ?? 0)}</td>
                <td>
                  <a
                    href={`/replay/${id}`}
                    aria-label={en.watchGame(name ?? en.deletedAccount, deal + 1)}
                  >
                    {en.watch}
                  </a>
                </td>
              </tr>
            ))}
          </ScrolledTable>
        )}
      </Paged>
    </Card>
  )
}

interface ScrolledTableProps {
  readonly label: string
  readonly columns: readonly string[]
  readonly children: ComponentChildren
}

const ScrolledTable = ({ label, columns, children }: ScrolledTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll the table
  <div class="scroll" role="region" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)
