import * as en from '../text/play/en.ts'

export const TABS = ['table', 'cards', 'players', 'log'] as const
export type Tab = (typeof TABS)[number]

interface TabsProps {
  readonly tab: Tab
  setTab(tab: Tab): void
}

/** On a phone, the stylesheet shows only the part of the page that belongs to the chosen tab. */
export const Tabs = ({ tab, setTab }: TabsProps) => (
  <nav class="tabs" aria-label={en.tabsLabel}>
    {TABS.map((one) => (
      <button
        key={one}
        type="button"
        aria-current={one === tab ? 'true' : undefined}
        onClick={() => setTab(one)}
      >
        {en.tabs[one]}
      </button>
    ))}
  </nav>
)
