import type { JSX } from 'preact'
import { en } from '../text/console/en.ts'
import { Card } from '../ui/card.tsx'
import { Paged, type Pages, usePages } from '../ui/pages.tsx'
import { usePolling } from '../ui/use-query.ts'
import { accessReason, needsAccessReason, operationsOn, read } from './admin-client.ts'
import { Cell } from './cell.tsx'
import { columnsOf, fitsItem, type Item, idOf, kindOf } from './columns.tsx'
import { titleOf } from './frame.tsx'
import { type AdminOperation, type Input, isAudit, placeOf, takes } from './operation.ts'
import { OperationButton } from './operation-button.tsx'

interface ListedProps {
  readonly operation: AdminOperation
  readonly id?: string | null
  readonly given?: Input
  /** Title of the list; null if the page already shows a title. */
  readonly title?: string | null
  readonly empty?: string
  readonly more?: string
}

export function Listed({ operation, id = null, given = {}, title, empty, more }: ListedProps) {
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
      ) : (
        <Paged pages={pages} empty={empty ?? emptyText(operation)}>
          {(items) => <Rows {...{ operation, id, given, items }} reload={pages.reload} />}
        </Paged>
      )}
    </Card>
  )
}

const emptyText = (operation: AdminOperation): string =>
  isAudit(operation) ? en.noChanges : `No ${titleOf(placeOf(operation)).toLowerCase()}.`

interface RowsProps {
  readonly operation: AdminOperation
  readonly id: string | null
  readonly given: Input
  readonly items: readonly Item[]
  reload(): void
}

function Rows({ operation, id, given, items, reload }: RowsProps): JSX.Element {
  // A column is hidden if all its values are equal or missing.
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

/**
 * Rows of games and accounts offer no operations, because each game and each account has a page
 * with its operations.
 */
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
  const isReady = !needsAccessReason(operation.name)
  const key = JSON.stringify([operation.name, id, given, accessReason.value])
  const pages = usePages<Item>(isReady ? key : null, async (after) => {
    const input = { ...given, ...(after !== null && { after }) }
    return (await read(operation.name, { id, input })) as PageOf
  })
  useMoving(pages.items, pages.reload)
  return pages
}
