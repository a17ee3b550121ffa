import type { JSX } from 'preact'
import { address, go } from '../shell/route.ts'
import { Card } from '../ui/card.tsx'
import { sentenceCase } from '../ui/format.ts'
import { Paged, type Pages, usePages } from '../ui/pages.tsx'
import { usePolling } from '../ui/use-query.ts'
import { accessReason, needsAccessReason, operationsOn, operator, read } from './admin-client.ts'
import { Cell } from './cell.tsx'
import { columnsOf, fitsItem, type Item, idOf, kindOf } from './columns.tsx'
import { Fields } from './fields.tsx'
import { titleOf } from './frame.tsx'
import {
  type AdminOperation,
  fieldsOf,
  type Input,
  isNeeded,
  labelOf,
  placeOf,
  takes,
} from './operation.ts'
import { OperationButton } from './operation-button.tsx'
import { SavedFilters } from './saved-filters.tsx'

/** Paging, not filters. */
const PAGING = ['after', 'limit']

interface ListedProps {
  readonly act: AdminOperation
  /** The thing it is a list of, if there is one. */
  readonly id?: string | null
  /** Filters set by the page. */
  readonly given?: Input
  readonly title?: string
}

/** A list on its own page; the URL holds its filters. */
export function Listing({ act }: Pick<ListedProps, 'act'>) {
  const filters = fieldsOf(act).filter(([name]) => !PAGING.includes(name))
  const given = inAddress(act, address.value.searchParams)
  const filter = (next: Input) => {
    const query = new URLSearchParams(Object.entries(next).map(([k, v]) => [k, String(v)]))
    go(`${address.value.pathname}${query.size > 0 ? `?${query}` : ''}`, { replace: true })
  }
  return (
    <>
      <div class="row wrap">
        <h1 class="grow">{titleOf(placeOf(act))}</h1>
        {standing(act).map((one) => (
          <OperationButton key={one.name} act={one} id={null} label={`${labelOf(one)} …`} />
        ))}
      </div>
      <p class="muted">{act.summary}</p>
      {filters.length > 0 && (
        <div class="filters" role="search" aria-label="Filters">
          <Fields
            fields={filters}
            value={given}
            isNeeded={(name) => isNeeded(act, name)}
            change={filter}
          />
        </div>
      )}
      <SavedFilters />
      <Listed key={JSON.stringify(given)} act={act} given={given} />
    </>
  )
}

/** Operations that create an item of this list. */
const standing = (act: AdminOperation): readonly AdminOperation[] =>
  act.name.endsWith('.list')
    ? (operator.value?.acts ?? []).filter(
        (one) =>
          one.subject === null &&
          one.method === 'POST' &&
          // There is no file to upload here.
          one.file === null &&
          kindOf(one) === kindOf(act),
      )
    : []

function inAddress(act: AdminOperation, query: URLSearchParams): Input {
  const filters = fieldsOf(act).filter(([name]) => query.has(name) && !PAGING.includes(name))
  return Object.fromEntries(filters.map(([name, { type }]) => [name, meant(type, query.get(name))]))
}

function meant(type: string | undefined, text: string | null): unknown {
  if (type === 'boolean') return text === 'true'
  return type === 'integer' || type === 'number' ? Number(text) : text
}

/** Page by page; each row has its operations. */
export function Listed({ act, id = null, given = {}, title }: ListedProps) {
  const lacking = lackingIn(act, given)
  const pages = useList(act, id, given)
  return (
    <Card title={title ?? titleOf(placeOf(act))} flush class="listing">
      {needsAccessReason(act.name) ? (
        <p class="empty">Enter a reason above to see this list.</p>
      ) : lacking.length > 0 ? (
        <p class="empty">{`Choose above: ${lacking.join(', ')}.`}</p>
      ) : (
        <Paged pages={pages} empty="None.">
          {(items) => <Rows {...{ act, id, given, items }} reload={pages.reload} />}
        </Paged>
      )}
    </Card>
  )
}

/** Required filters that are missing. */
const lackingIn = (act: AdminOperation, given: Input): readonly string[] =>
  fieldsOf(act).flatMap(([name]) =>
    isNeeded(act, name) && given[name] === undefined ? [sentenceCase(name).toLowerCase()] : [],
  )

interface RowsProps {
  readonly act: AdminOperation
  readonly id: string | null
  readonly given: Input
  readonly items: readonly Item[]
  reload(): void
}

function Rows({ act, id, given, items, reload }: RowsProps): JSX.Element {
  // Hides columns with one value for all rows, or none.
  const columns = columnsOf(act, items).filter(
    ({ name }) => !(name in given) && items.some((item) => (item[name] ?? null) !== null),
  )
  const hasActs = items.some((item) => actsOnRow(act, id, item).length > 0)
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ name, label }) => (
            <th key={name}>{label}</th>
          ))}
          {hasActs && <th class="n"> Actions </th>}
        </tr>
      </thead>
      <tbody>
        {items.map((item, place) => (
          <tr key={idOf(item) ?? place}>
            {columns.map(({ name, label, shown }) => (
              <td key={name} data-label={label}>
                {shown ? shown(item) : <Cell name={name} value={item[name]} />}
              </td>
            ))}
            {hasActs && (
              <td class="n" data-label="Actions">
                <span class="row wrap acts">
                  {actsOnRow(act, id, item).map((one) => (
                    <OperationButton key={one.act.name} {...one} done={reload} isQuiet />
                  ))}
                </span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface RowAct {
  readonly act: AdminOperation
  readonly id: string | null
  readonly given?: Input
  readonly label?: string
}

/** Operations on a row. Games have their own page; parts of one thing have none. */
function actsOnRow(list: AdminOperation, id: string | null, item: Item): readonly RowAct[] {
  const kind = kindOf(list)
  if (kind === 'game' || id !== null) return []
  return operationsOn(kind)
    .filter((act) => act.method !== 'GET' && fitsItem(act, item))
    .map((act) => ({ act, id: idOf(item), ...turnedBy(act, item) }))
}

/** Switches on what is off, and the reverse. */
const turnedBy = (act: AdminOperation, { state }: Item): Pick<RowAct, 'given' | 'label'> =>
  takes(act, 'on')
    ? { given: { on: state === 'off' }, label: state === 'off' ? 'Switch on' : 'Switch off' }
    : {}

/** The type follows from the API document. */
interface PageOf {
  readonly items: readonly Item[]
  readonly next?: string | null
}

/** Polling interval while a job runs. */
const MOVING_MILLISECONDS = 2_000

export const useMoving = (items: readonly Item[] | null, reload: () => void): void => {
  const isMoving = items?.some(({ state }) => state === 'running' || state === 'waiting') ?? false
  usePolling(isMoving ? MOVING_MILLISECONDS : null, reload)
}

function useList(act: AdminOperation, id: string | null, given: Input): Pages<Item> {
  const isReady = !needsAccessReason(act.name) && lackingIn(act, given).length === 0
  const key = JSON.stringify([act.name, id, given, accessReason.value])
  const pages = usePages<Item>(isReady ? key : null, async (after) => {
    const input = { ...given, ...(after !== null && { after }) }
    return (await read(act.name, { id, input })) as PageOf
  })
  useMoving(pages.items, pages.reload)
  return pages
}
