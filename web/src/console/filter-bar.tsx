import type { ComponentChildren } from 'preact'
import { address, go } from '../shell/route.ts'
import { en } from '../text/console/en.ts'
import { type AdminOperation, fieldsOf, type Input } from './operation.ts'

export const PAGING = ['after', 'limit']

interface FilterBarProps {
  /**
   * True if the operator has set a filter; the filter bar is then expanded, so that the filter is
   * visible.
   */
  readonly isSet: boolean
  readonly children: ComponentChildren
}

/** On a phone, the filters are collapsed, because open filters would fill the screen. */
export const FilterBar = ({ isSet, children }: FilterBarProps) => (
  <details class="fold" open={isSet || matchMedia('(min-width: 561px)').matches}>
    <summary>{en.filters}</summary>
    <search class="filters" aria-label="Filters">
      {children}
    </search>
  </details>
)

export function setFilter(next: Input): void {
  const query = new URLSearchParams(Object.entries(next).map(([k, v]) => [k, String(v)]))
  go(`${address.value.pathname}${query.size > 0 ? `?${query}` : ''}`, { replace: true })
}

export function inAddress(operation: AdminOperation, query: URLSearchParams): Input {
  const filters = fieldsOf(operation).filter(([name]) => query.has(name) && !PAGING.includes(name))
  return Object.fromEntries(filters.map(([name, { type }]) => [name, meant(type, query.get(name))]))
}

function meant(type: string | undefined, text: string | null): unknown {
  if (type === 'boolean') return text === 'true'
  return type === 'integer' || type === 'number' ? Number(text) : text
}
