import type { ComponentChildren } from 'preact'
import { Shell } from '../shell/shell.tsx'
import { sentenceCase } from '../ui/format.ts'
import { AccessReasonBar } from './access-reason.tsx'
import { operator, signOut } from './admin-client.ts'
import { Banner } from './banner.tsx'
import { isListing, placeOf } from './operation.ts'
import { SearchBox } from './search-box.tsx'

interface FrameProps {
  readonly place: string
  readonly crumb?: ComponentChildren
  readonly children: ComponentChildren
}

/** Most used first; all other lists follow. */
const ORDER = ['games', 'accounts', 'failing', 'looks', 'tokens', 'webhooks', 'jobs', 'audit']

export function Frame({ place, crumb, children }: FrameProps) {
  return (
    <Shell here="console" crumb={crumb ?? titleOf(place)} right={<SignedInOperator />}>
      <Banner />
      <div class="console">
        <nav class="places" aria-label="Console">
          {placesFor().map(([one, href, name]) => (
            <a key={one} href={href} aria-current={one === place ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <div class="stack">
          <div class="tools">
            <SearchBox />
            <AccessReasonBar />
          </div>
          {children}
        </div>
      </div>
    </Shell>
  )
}

function placesFor(): readonly (readonly [place: string, href: string, name: string])[] {
  const listed = (operator.value?.operations ?? []).filter(isListing).map(placeOf)
  const rank = (place: string) => (ORDER.indexOf(place) + ORDER.length + 1) % (ORDER.length + 1)
  const places = [...new Set(listed)]
    .filter((place) => place !== 'acts')
    .sort((one, other) => rank(one) - rank(other))
  return [
    ['', '/console', 'Overview'],
    ...places.map((place) => [place, `/console/${place}`, titleOf(place)] as const),
    ['maintenance', '/console/maintenance', 'Maintenance'],
    ['configuration', '/console/configuration', 'Configuration'],
    ['acts', '/console/acts', 'All operations'],
  ]
}

const TITLES: Readonly<Record<string, string>> = {
  failing: 'Failing games',
  looks: 'Hidden-state sessions',
}

export const titleOf = (place: string): string => TITLES[place] ?? sentenceCase(place)

export function SignedInOperator() {
  const { account, role } = operator.value ?? {}
  return (
    <div class="row">
      <span class="worker clip">
        <bdi>{account?.name}</bdi>
        <span class="muted small">{` ${role}`}</span>
      </span>
      <button type="button" class="quiet" onClick={() => void signOut()}>
        Sign out
      </button>
      <button type="button" class="quiet" onClick={() => void signOut(true)}>
        Sign out everywhere
      </button>
    </div>
  )
}
