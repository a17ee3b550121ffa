import type { JSX } from 'preact'
import { address, go } from '../shell/route.ts'
import { en, fieldText } from '../text/console/en.ts'
import { Card } from '../ui/card.tsx'
import { sentenceCase } from '../ui/format.ts'
import { Paged, type Pages, usePages } from '../ui/pages.tsx'
import { usePolling } from '../ui/use-query.ts'
import { accessReason, needsAccessReason, operationsOn, operator, read } from './admin-client.ts'
import { Cell } from './cell.tsx'
import { columnsOf, fitsItem, type Item, idOf, kindOf } from './columns.tsx'
import { Fields } from './fields.tsx'
import { FilterBar } from './filter-bar.tsx'
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
  readonly operation: AdminOperation
  readonly id?: string | null
  readonly given?: Input
  /** Null: the page has it. */
  readonly title?: string | null
  readonly empty?: string
  /** Address of the whole list. */
  readonly more?: string
}

export function Listing({ operation }: Pick<ListedProps, 'operation'>) {
  const filters = fieldsOf(operation).filter(([name]) => !PAGING.includes(name))
  const given = inAddress(operation, address.value.searchParams)
  return (
    <>
      <div class="row wrap">
        <h1 class="grow">{titleOf(placeOf(operation))}</h1>
        {standing(operation).map((one) => (
          <OperationButton key={one.name} operation={one} id={null} label={`${labelOf(one)} …`} />
        ))}
      </div>
      <p class="muted">{sentenceCase(operation.summary.replace(/^List /, ''))}</p>
      {filters.length > 0 && (
        <FilterBar isSet={Object.keys(given).length > 0}>
          <Fields
            operation={operation.name}
            fields={filters}
            value={given}
            isNeeded={(name) => isNeeded(operation, name)}
            change={setFilter}
          />
        </FilterBar>
      )}
      <SavedFilters />
      <Listed key={JSON.stringify(given)} operation={operation} given={given} title={null} />
    </>
  )
}

/** Keeps the filter in the address, which can be shared. */
export function setFilter(next: Input): void {
  const query = new URLSearchParams(Object.entries(next).map(([k, v]) => [k, String(v)]))
  go(`${address.value.pathname}${query.size > 0 ? `?${query}` : ''}`, { replace: true })
}

/** Operations that create an item of this list. */
const standing = (operation: AdminOperation): readonly AdminOperation[] =>
  (operator.value?.operations ?? []).filter(
    (one) =>
      one.subject === null &&
      one.method === 'POST' &&
      // There is no file to upload here.
      one.file === null &&
      (elsewhere[one.name] ?? `${kindOf(one)}.list`) === operation.name,
  )

/** Lists that show an operation with another name. */
const elsewhere: Readonly<Record<string, string>> = { 'account.erase-again': 'account.erasures' }

export function inAddress(operation: AdminOperation, query: URLSearchParams): Input {
  const filters = fieldsOf(operation).filter(([name]) => query.has(name) && !PAGING.includes(name))
  return Object.fromEntries(filters.map(([name, { type }]) => [name, meant(type, query.get(name))]))
}

function meant(type: string | undefined, text: string | null): unknown {
  if (type === 'boolean') return text === 'true'
  return type === 'integer' || type === 'number' ? Number(text) : text
}

export function Listed({
  operation,
  id = null,
  given = {},
  title,
  empty = 'None.',
  more,
}: ListedProps) {
  const lacking = lackingIn(operation, given)
  const pages = useList(operation, id, given)
  return (
    <Card
      {...(title !== null && { title: title ?? titleOf(placeOf(operation)) })}
      right={more && <a href={more}>{en.showAll}</a>}
      flush
      class="listing"
    >
      {needsAccessReason(operation.name) ? (
        <p class="empty">Enter a reason above to see this list.</p>
      ) : lacking.length > 0 ? (
        <p class="empty">{`Choose above: ${lacking.join(', ')}.`}</p>
      ) : (
        <Paged pages={pages} empty={empty}>
          {(items) => <Rows {...{ operation, id, given, items }} reload={pages.reload} />}
        </Paged>
      )}
    </Card>
  )
}

const lackingIn = (operation: AdminOperation, given: Input): readonly string[] =>
  fieldsOf(operation).flatMap(([name]) =>
    isNeeded(operation, name) && given[name] === undefined
      ? [(fieldText(operation.name, name)?.label ?? sentenceCase(name)).toLowerCase()]
      : [],
  )

interface RowsProps {
  readonly operation: AdminOperation
  readonly id: string | null
  readonly given: Input
  readonly items: readonly Item[]
  reload(): void
}

function Rows({ operation, id, given, items, reload }: RowsProps): JSX.Element {
  // Hides columns with one value for all rows, or none.
  const columns = columnsOf(operation, items).filter(
    ({ name }) =>
      !(name in given) &&
      !(name === 'about' && ('game' in given || 'subject' in given)) &&
      items.some((item) => !(name in item) || (item[name] ?? null) !== null),
  )
  const hasOperations = items.some((item) => operationsOnRow(operation, id, item).length > 0)
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ name, label }) => (
            <th key={name}>{label}</th>
          ))}
          {hasOperations && <th class="n"> Actions </th>}
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
            {hasOperations && (
              <td class="n" data-label="Actions">
                <span class="row wrap acts">
                  {operationsOnRow(operation, id, item).map((one) => (
                    <OperationButton key={one.operation.name} {...one} done={reload} isQuiet />
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

interface RowOperation {
  readonly operation: AdminOperation
  readonly id: string | null
  readonly given?: Input
  readonly label?: string
}

/** Operations on a row. Games and accounts have a page; parts of one thing have none. */
function operationsOnRow(
  list: AdminOperation,
  id: string | null,
  item: Item,
): readonly RowOperation[] {
  const kind = kindOf(list)
  if (kind === 'game' || kind === 'account' || id !== null) return []
  return operationsOn(kind)
    .filter((operation) => operation.method !== 'GET' && fitsItem(operation, item))
    .map((operation) => ({ operation, id: idOf(item), ...turnedBy(operation, item) }))
}

/** Switches on what is off, and the reverse. */
const turnedBy = (
  operation: AdminOperation,
  { state }: Item,
): Pick<RowOperation, 'given' | 'label'> =>
  takes(operation, 'on')
    ? { given: { on: state === 'off' }, label: state === 'off' ? 'Switch on' : 'Switch off' }
    : {}

interface PageOf {
  readonly items: readonly Item[]
  readonly next?: string | null
}

const MOVING_MILLISECONDS = 2_000

export const useMoving = (items: readonly Item[] | null, reload: () => void): void => {
  const isMoving = items?.some(({ state }) => state === 'running') ?? false
  usePolling(isMoving ? MOVING_MILLISECONDS : null, reload)
}

function useList(operation: AdminOperation, id: string | null, given: Input): Pages<Item> {
  const isReady = !needsAccessReason(operation.name) && lackingIn(operation, given).length === 0
  const key = JSON.stringify([operation.name, id, given, accessReason.value])
  const pages = usePages<Item>(isReady ? key : null, async (after) => {
    const input = { ...given, ...(after !== null && { after }) }
    return (await read(operation.name, { id, input })) as PageOf
  })
  useMoving(pages.items, pages.reload)
  return pages
}
