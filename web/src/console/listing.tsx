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

/** Which page it is, and how long: no filters. */
const PAGING = ['after', 'limit']

interface ListedProps {
  readonly act: AdminOperation
  /** What it is a list of, where it is one of a single thing. */
  readonly id?: string | null
  /** Filters that the place gives. */
  readonly given?: Input
  readonly title?: string
}

/** A list by itself: what it is filtered by stands in the address. */
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

/** What makes another one of what is listed. */
const standing = (act: AdminOperation): readonly AdminOperation[] =>
  act.name.endsWith('.list')
    ? (operator.value?.acts ?? []).filter(
        (one) =>
          one.subject === null &&
          one.method === 'POST' &&
          // What takes a file has none to take here.
          one.file === null &&
          kindOf(one) === kindOf(act),
      )
    : []

function inAddress(act: AdminOperation, query: URLSearchParams): Input {
  const asked = fieldsOf(act).filter(([name]) => query.has(name) && !PAGING.includes(name))
  return Object.fromEntries(asked.map(([name, { type }]) => [name, meant(type, query.get(name))]))
}

function meant(type: string | undefined, text: string | null): unknown {
  if (type === 'boolean') return text === 'true'
  return type === 'integer' || type === 'number' ? Number(text) : text
}

/** Page by page, each row with what may be done to it. */
export function Listed({ act, id = null, given = {}, title }: ListedProps) {
  const lacking = lackingIn(act, given)
  const pages = useList(act, id, given)
  return (
    <Card title={title ?? titleOf(placeOf(act))} flush class="listing">
      {needsAccessReason(act.name) ? (
        <p class="empty">Say above why you look; then they are shown.</p>
      ) : lacking.length > 0 ? (
        <p class="empty">{`Choose above: ${lacking.join(', ')}.`}</p>
      ) : (
        <Paged pages={pages} empty="There are none.">
          {(items) => <Rows {...{ act, id, given, items }} again={pages.again} />}
        </Paged>
      )}
    </Card>
  )
}

/** Filters without which the list cannot be asked for. */
const lackingIn = (act: AdminOperation, given: Input): readonly string[] =>
  fieldsOf(act).flatMap(([name]) =>
    isNeeded(act, name) && given[name] === undefined ? [sentenceCase(name).toLowerCase()] : [],
  )

interface RowsProps {
  readonly act: AdminOperation
  readonly id: string | null
  readonly given: Input
  readonly items: readonly Item[]
  again(): void
}

function Rows({ act, id, given, items, again }: RowsProps): JSX.Element {
  // What all rows have in common need not be said in each, and what none has needs no column.
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
          {hasActs && <th class="n">Acts</th>}
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
              <td class="n" data-label="Acts">
                <span class="row wrap acts">
                  {actsOnRow(act, id, item).map((one) => (
                    <OperationButton key={one.act.name} {...one} done={again} isQuiet />
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

/** What may be done with what stands in a row; games have a page for that. */
function actsOnRow(list: AdminOperation, id: string | null, item: Item): readonly RowAct[] {
  const kind = kindOf(list)
  if (kind === 'game') return []
  const acts = operationsOn(kind).filter((act) => act.method !== 'GET' && fitsItem(act, item))
  // Of what has been sent to one webhook, each may be sent again.
  if (id !== null)
    return acts
      .filter(({ path }) => path.includes('{delivery}'))
      .map((act) => ({ act, id, given: { delivery: item.id } }))
  return acts
    .filter(({ path }) => !path.includes('{delivery}'))
    .map((act) => ({ act, id: idOf(item), ...turnedBy(act, item) }))
}

/** What is off can be switched on, and what is on, off. */
const turnedBy = (act: AdminOperation, { state }: Item): Pick<RowAct, 'given' | 'label'> =>
  takes(act, 'on')
    ? { given: { on: state === 'off' }, label: state === 'off' ? 'Switch on' : 'Switch off' }
    : {}

/** Of a page of anything the document says as much. */
interface PageOf {
  readonly items: readonly Item[]
  readonly next?: string | null
}

/** What is being worked at is looked at again and again. */
const MOVING_MILLISECONDS = 2_000

export const useMoving = (items: readonly Item[] | null, again: () => void): void => {
  const isMoving = items?.some(({ state }) => state === 'running' || state === 'waiting') ?? false
  usePolling(isMoving ? MOVING_MILLISECONDS : null, again)
}

function useList(act: AdminOperation, id: string | null, given: Input): Pages<Item> {
  const isReady = !needsAccessReason(act.name) && lackingIn(act, given).length === 0
  const key = JSON.stringify([act.name, id, given, accessReason.value])
  const pages = usePages<Item>(isReady ? key : null, async (after) => {
    const input = { ...given, ...(after !== null && { after }) }
    return (await read(act.name, { id, input })) as PageOf
  })
  useMoving(pages.items, pages.again)
  return pages
}
