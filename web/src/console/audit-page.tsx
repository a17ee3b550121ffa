import { useState } from 'preact/hooks'
import { address } from '../shell/route.ts'
import { saveFile } from '../shell/save-file.ts'
import { en } from '../text/console/en.ts'
import { Alert } from '../ui/alert.tsx'
import { Segments } from '../ui/card.tsx'
import { operationNamed, operator } from './admin-client.ts'
import { Fields } from './fields.tsx'
import { FilterBar, inAddress, setFilter } from './filter-bar.tsx'
import { Listed } from './listing.tsx'
import { type FieldSchema, fieldsOf, type Input } from './operation.ts'
import { SavedFilters } from './saved-filters.tsx'

type Shown = keyof typeof en.auditClasses
const classes = Object.entries(en.auditClasses) as [Shown, string][]
const FILTERS = ['account', 'action', 'outcome', 'from', 'until']

/**
 * The list of audit entries shows only changes by default, because read accesses are much more
 * frequent and operators rarely search for read accesses.
 */
export function AuditPage() {
  const operation = operationNamed('audit.list')
  if (!operation) return null
  const { class: inQuery = 'changes', ...given } = inAddress(operation, address.value.searchParams)
  const shown = inQuery as Shown
  const asked = shown === 'all' ? given : { ...given, class: shown }
  const filter = (next: Input) =>
    setFilter({ ...next, ...(shown !== 'changes' && { class: shown }) })
  return (
    <>
      <div class="row wrap">
        <h1 class="grow">Audit</h1>
        <Download asked={asked} />
      </div>
      <div>
        <Segments
          label="Class"
          options={classes}
          value={shown}
          pick={(next) => setFilter({ ...given, ...(next !== 'changes' && { class: next }) })}
        />
      </div>
      <FilterBar isSet={Object.keys(given).length > 0}>
        <Fields
          operation={operation.name}
          fields={fieldsOf(operation).flatMap(([name, schema]) =>
            FILTERS.includes(name) || name in given
              ? [[name, withChoices(name, schema)] as const]
              : [],
          )}
          value={given}
          isNeeded={() => false}
          unset={en.any}
          change={filter}
        />
      </FilterBar>
      <SavedFilters />
      <Listed
        key={JSON.stringify(asked)}
        operation={operation}
        given={asked}
        title={null}
        empty={en.auditEmpty[shown]}
      />
    </>
  )
}

/**
 * The API document does not list the actions of audit entries, because old entries may contain
 * actions that no longer exist.
 */
const withChoices = (name: string, schema: FieldSchema): FieldSchema =>
  name === 'action'
    ? { ...schema, enum: (operator.value?.operations ?? []).map((one) => one.name).sort() }
    : schema

function Download({ asked }: { readonly asked: Input }) {
  const [trouble, say] = useState<string | null>(null)
  const operation = operationNamed('audit.export')
  if (!operation) return null
  const save = async (format: 'csv' | 'ndjson') => {
    say(null)
    const given = Object.entries({ ...asked, format }).map(([name, value]) => [name, String(value)])
    const day = new Date().toISOString().slice(0, 10)
    await saveFile(
      `${operation.path}?${new URLSearchParams(given)}`,
      `audit-${day}.${format}`,
    ).catch((error: Error) => say(error.message))
  }
  return (
    <>
      <button type="button" onClick={() => void save('csv')}>
        {en.csv}
      </button>
      <button type="button" onClick={() => void save('ndjson')}>
        {en.ndjson}
      </button>
      <Alert words={trouble} />
    </>
  )
}
