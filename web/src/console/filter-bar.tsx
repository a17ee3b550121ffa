import type { ComponentChildren } from 'preact'
import { en } from '../text/console/en.ts'

interface FilterBarProps {
  /** True if a filter is set, which must be seen. */
  readonly isSet: boolean
  readonly children: ComponentChildren
}

/** Filters would fill the screen of a phone, so they are folded there. */
export const FilterBar = ({ isSet, children }: FilterBarProps) => (
  <details class="fold" open={isSet || matchMedia('(min-width: 561px)').matches}>
    <summary>{en.filters}</summary>
    <search class="filters" aria-label="Filters">
      {children}
    </search>
  </details>
)
