import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
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

/** The most frequently used pages of the console, which are shown before all other pages. */
const ORDER = ['games', 'accounts', 'failing', 'looks', 'tokens', 'webhooks', 'jobs', 'audit']

export function Frame({ place, crumb, children }: FrameProps) {
  return (
    <Shell here="console" crumb={crumb ?? titleOf(place)} right={<SignedInOperator />}>
      <Banner />
      <div class="console">
        <Places current={place} />
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

function Places({ current }: { readonly current: string }) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - nav.current.clientWidth / 3
  }, [current])
  return (
    <nav class="places" aria-label="Console" ref={nav}>
      {placesFor().map(([one, href, name]) => (
        <a key={one} href={href} aria-current={one === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
      <button type="button" class="quiet" onClick={() => void signOut(true)}>
        Sign out everywhere
      </button>
    </nav>
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
  acts: 'Operations',
  config: 'Configuration',
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
    </div>
  )
}
