import { address } from '../shell/route.ts'
import { en } from '../text/console/en.ts'
import { operator } from './admin-client.ts'
import { kindOf } from './columns.tsx'
import { Fields } from './fields.tsx'
import { FilterBar, inAddress, PAGING, setFilter } from './filter-bar.tsx'
import { titleOf } from './frame.tsx'
import { Listed } from './listing.tsx'
import {
  type AdminOperation,
  type FieldSchema,
  fieldsOf,
  isNeeded,
  labelOf,
  placeOf,
} from './operation.ts'
import { OperationButton } from './operation-button.tsx'
import { SavedFilters } from './saved-filters.tsx'

export function ListPage({ operation }: { readonly operation: AdminOperation }) {
  const filters = fieldsOf(operation)
    .filter(([name]) => !PAGING.includes(name))
    .sort(([, one], [, other]) => Number(isSwitch(one)) - Number(isSwitch(other)))
  const given = inAddress(operation, address.value.searchParams)
  return (
    <>
      <div class="row wrap">
        <h1 class="grow">{titleOf(placeOf(operation))}</h1>
        {standing(operation).map((one) => (
          <OperationButton key={one.name} operation={one} id={null} label={`${labelOf(one)} …`} />
        ))}
      </div>
      <p class="muted">
        {operation.summary.replace(/^List (.)/, (_, first) => first.toUpperCase())}
      </p>
      {filters.length > 0 && (
        <FilterBar isSet={Object.keys(given).length > 0}>
          <Fields
            operation={operation.name}
            fields={filters}
            value={given}
            isNeeded={(name) => isNeeded(operation, name)}
            unset={en.any}
            change={setFilter}
          />
        </FilterBar>
      )}
      <SavedFilters />
      <Listed
        key={JSON.stringify(given)}
        operation={operation}
        given={given}
        title={null}
        {...(Object.keys(given).length > 0 && { empty: en.noneMatch })}
      />
    </>
  )
}

/** A checkbox has no label above it, so a checkbox would break the alignment of a row of fields. */
const isSwitch = ({ type }: FieldSchema): boolean => type === 'boolean'

const standing = (operation: AdminOperation): readonly AdminOperation[] =>
  (operator.value?.operations ?? []).filter(
    (one) =>
      one.subject === null &&
      one.method === 'POST' &&
      one.file === null &&
      (elsewhere[one.name] ?? `${kindOf(one)}.list`) === operation.name,
  )

const elsewhere: Readonly<Record<string, string>> = { 'account.erase-again': 'account.erasures' }
