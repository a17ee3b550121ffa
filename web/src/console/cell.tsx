import type { ComponentChildren } from 'preact'
import { durationText, factText, reasonText, valueText } from '../text/console/en.ts'
import { formatNumber, sentenceCase } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import { operator } from './admin-client.ts'
import { RelativeTime } from './relative-time.tsx'

const homes: Readonly<Record<string, string>> = {
  game: '/console/games/',
  account: '/console/accounts/',
  host: '/console/accounts/',
  pack: '/console/packs/',
}

const TIMES = /(?:^at|At|Until|^until|[sS]ince|^from|^deadline)$/
const SECONDS = /(?:^s|S)econds$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const HASH = /^[0-9a-f]{32,}$/
/** Numbers below `FIRST_TIME` are counts, and higher numbers are times in milliseconds. */
const FIRST_TIME = Date.UTC(2020)

/** Shortens an id to its last eight digits, which the console's search also accepts. */
export const short = (id: string): string => id.slice(-8)

export const Id = ({ of: id }: { readonly of: string }) => (
  <span class="mono muted" title={id}>
    {short(id)}
  </span>
)

interface CellProps {
  readonly name: string
  readonly value: unknown
}

export function Cell({ name, value }: CellProps): ComponentChildren {
  if (value === null || value === undefined) return <span class="muted dash">–</span>
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number')
    return TIMES.test(name) && value > FIRST_TIME ? (
      <RelativeTime at={value} />
    ) : SECONDS.test(name) ? (
      durationText(value)
    ) : (
      formatNumber(value)
    )
  if (typeof value === 'string') return <Word name={name} value={value} />
  if (!Array.isArray(value)) return <Parts of={value} />
  if (value.length === 0) return <span class="muted dash">–</span>
  return (
    <span>
      {value.map((one, place) =>
        typeof one === 'object' && one !== null ? (
          <span key={`${place} ${JSON.stringify(one)}`} class="block">
            <Parts of={one} />
          </span>
        ) : (
          <span key={`${place} ${one}`}>
            {place > 0 && ', '}
            <Cell name={name.replace(/s$/, '')} value={one} />
          </span>
        ),
      )}
    </span>
  )
}

const Parts = ({ of }: { readonly of: object }) => {
  const parts = Object.entries(of).filter(([, value]) => value !== null && value !== false)
  if (parts.length === 0) return <span class="muted dash">–</span>
  return (
    <span>
      {parts.map(([name, value], place) => (
        <span key={name}>
          {place > 0 && ', '}
          <span class="muted">{`${labelOf(name)} `}</span>
          <Cell name={name} value={value} />
        </span>
      ))}
    </span>
  )
}

/**
 * The unit is removed from a label such as `expiresInSeconds`, because the value includes the unit.
 */
const labelOf = (name: string): string =>
  sentenceCase(name.replace(/(?<=.)Seconds$/, ''))
    .toLowerCase()
    .replace(/^seconds$/, 'time')

interface Ban {
  readonly until: number | null
  readonly reason: string
}

export const BanShown = ({ ban }: { readonly ban: Ban }) => (
  <span class={`pill ${ban.until !== null && ban.until < Date.now() ? '' : 'bad'}`}>
    {ban.until === null ? (
      'for good'
    ) : (
      <>
        {ban.until < Date.now() ? 'ended ' : 'ends '}
        <RelativeTime at={ban.until} />
      </>
    )}
    {` · ${reasonText(ban.reason) ?? sentenceCase(ban.reason)}`}
  </span>
)

function Word({ name, value }: { readonly name: string; readonly value: string }) {
  const home = homes[name]
  if (value === operator.value?.account.id) return <>you</>
  if (HASH.test(value)) return <span class="mono">{value}</span>
  if (home && UUID.test(value))
    return (
      <a class="mono" href={home + value} title={value}>
        {short(value)}
      </a>
    )
  if (UUID.test(value)) return <Id of={value} />
  if (name === 'ruleset') return <>{gameName(value)}</>
  if (name === 'status' || name === 'state')
    return <span class={`pill ${toneOf(value)}`}>{valueText(name, value) ?? value}</span>
  if (name === 'outcome')
    return (
      <span class={`pill ${value === 'done' || value === 'delivered' ? 'good' : 'warn'}`}>
        {value}
      </span>
    )
  return <bdi>{valueText(name, value) ?? value}</bdi>
}

const tones: Readonly<Record<string, string>> = {
  running: 'on',
  on: 'good',
  failing: 'bad',
  off: 'warn',
  open: 'good',
  done: 'good',
  failed: 'bad',
  cancelled: 'warn',
}
const toneOf = (status: string): string => tones[status] ?? ''

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function Facts({ of }: { readonly of: unknown }) {
  if (isRows(of)) return <RowsOf rows={of} />
  if (!isRecord(of)) return <Cell name="" value={of} />
  return (
    <dl class="facts">
      {Object.entries(of).map(
        ([name, value]) =>
          value !== null && (
            <div key={name} class={isRows(value) ? 'broad' : isRecord(value) ? 'nested' : ''}>
              <dt>{factText(name) ?? sentenceCase(name.replace(/(?<=.)(?:Seconds|At)$/, ''))}</dt>
              <dd>
                {name === 'ban' && isRecord(value) ? (
                  <BanShown ban={value as unknown as Ban} />
                ) : isRecord(value) || isRows(value) ? (
                  <Facts of={value} />
                ) : (
                  <Cell name={name} value={value} />
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

type Row = Readonly<Record<string, unknown>>
const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord)

const columnOf = (name: string): string =>
  factText(name) ?? sentenceCase(name).replace(/ milliseconds$/, ', ms')

function RowsOf({ rows }: { readonly rows: readonly Row[] }) {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return (
    // With `tabIndex`, keyboard users can scroll the list.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the list can be scrolled
    <div class="listing" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name}>{columnOf(name)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              {names.map((name) => (
                <td key={name} data-label={columnOf(name)}>
                  <Cell name={name} value={row[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
