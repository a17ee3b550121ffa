import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { address, go } from '../shell/route.ts'
import { Card } from '../ui/card.tsx'
import { Paged, type Pages, usePages } from '../ui/pages.tsx'
import { titled } from '../ui/words.ts'
import { type Act, fieldsOf, type Input, isNeeded, labelOf, placeOf } from './act.ts'
import { ActButton } from './act-button.tsx'
import { Cell } from './cell.tsx'
import { columnsOf, type Item, idOf, kindOf } from './columns.tsx'
import { actsOn, isWhyWanted, operator, see, why } from './desk.ts'
import { Fields } from './fields.tsx'
import { titleOf } from './frame.tsx'
import { SavedFilters } from './saved.tsx'

/** Which page it is, and how long: no filters. */
const PAGING = ['after', 'limit']

interface ListedProps {
  readonly act: Act
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
          <ActButton key={one.name} act={one} id={null} label={`${labelOf(one)} …`} />
        ))}
      </div>
      <p class="muted">{act.says}</p>
      {filters.length > 0 && (
        <div class="filters" role="search" aria-label="Filters">
          <Fields fields={filters} value={given} change={filter} />
        </div>
      )}
      <SavedFilters />
      <Listed key={JSON.stringify(given)} act={act} given={given} />
    </>
  )
}

/** What makes another one of what is listed. */
const standing = (act: Act): readonly Act[] =>
  (operator.value?.acts ?? []).filter(
    (one) =>
      one.of === null && one.method === 'POST' && one.name.split('.')[0] === act.name.split('.')[0],
  )

function inAddress(act: Act, query: URLSearchParams): Input {
  const asked = fieldsOf(act).filter(([name]) => query.has(name) && !PAGING.includes(name))
  return Object.fromEntries(asked.map(([name, { type }]) => [name, meant(type, query.get(name))]))
}

function meant(type: string | undefined, text: string | null): unknown {
  if (type === 'boolean') return text === 'true'
  return type === 'integer' || type === 'number' ? Number(text) : text
}

/** Page by page, each row with what may be done to it. */
export function Listed({ act, given = {}, title }: ListedProps) {
  const lacking = lackingIn(act, given)
  const pages = useList(act, given)
  return (
    <Card title={title ?? titleOf(placeOf(act))} flush class="listing">
      {isWhyWanted(act.name) ? (
        <p class="empty">Say above why you look; then they are shown.</p>
      ) : lacking.length > 0 ? (
        <p class="empty">{`Choose above: ${lacking.join(', ')}.`}</p>
      ) : (
        <Paged pages={pages} empty="There are none.">
          {(items) => <Rows act={act} given={given} items={items} again={pages.again} />}
        </Paged>
      )}
    </Card>
  )
}

/** Filters without which the list cannot be asked for. */
const lackingIn = (act: Act, given: Input): readonly string[] =>
  fieldsOf(act).flatMap(([name]) =>
    isNeeded(act, name) && given[name] === undefined ? [titled(name).toLowerCase()] : [],
  )

interface RowsProps {
  readonly act: Act
  readonly given: Input
  readonly items: readonly Item[]
  again(): void
}

function Rows({ act, given, items, again }: RowsProps): JSX.Element {
  // What all rows have in common need not be said in each.
  const columns = columnsOf(act, items).filter(({ name }) => !(name in given))
  const kind = kindOf(act)
  const acts = kind === 'game' ? [] : actsOn(kind).filter(({ method }) => method !== 'GET')
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ name, label }) => (
            <th key={name}>{label}</th>
          ))}
          {acts.length > 0 && <th class="n">Acts</th>}
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
            {acts.length > 0 && (
              <td class="n" data-label="Acts">
                <span class="row wrap acts">
                  {acts.map((one) => (
                    <ActButton key={one.name} act={one} id={idOf(item)} done={again} isQuiet />
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

/** Of a page of anything the document says as much. */
interface PageOf {
  readonly items: readonly Item[]
  readonly next?: string | null
}

/** What is being worked at is looked at again and again. */
const MOVING_MILLISECONDS = 2_000

function useList(act: Act, given: Input): Pages<Item> {
  const isReady = !isWhyWanted(act.name) && lackingIn(act, given).length === 0
  const key = JSON.stringify([act.name, given, why.value])
  const pages = usePages<Item>(isReady ? key : null, async (after) => {
    const input = { ...given, ...(after !== null && { after }) }
    return (await see(act.name, { input })) as PageOf
  })
  const { items, again } = pages
  const isMoving = items?.some(({ state }) => state === 'running' || state === 'waiting') ?? false
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(again, MOVING_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isMoving])
  return pages
}
