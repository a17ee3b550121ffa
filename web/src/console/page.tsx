import { useState } from 'preact/hooks'
import { address } from '../shell/route.ts'
import { Shell } from '../shell/shell.tsx'
import { Alert, errorMessage } from '../ui/alert.tsx'
import { lazy } from '../ui/lazy.tsx'
import { useQuery } from '../ui/use-query.ts'
import { isTransient } from '../ui/use-retry.ts'
import { operator, signIn, signOut, token } from './admin-client.ts'
import { Frame } from './frame.tsx'
import { Listing } from './listing.tsx'
import { isListing, placeOf } from './operation.ts'
import { OverviewPage } from './overview.tsx'
import { ResourcePage } from './resource-page.tsx'
import { SignIn } from './sign-in.tsx'
import './console.css'

const AuditPage = lazy(async () => (await import('./audit-page.tsx')).AuditPage)
const ActsPage = lazy(async () => (await import('./operations-page.tsx')).OperationsPage)
const GamePage = lazy(async () => (await import('./game.tsx')).GamePage)
const MaintenancePage = lazy(async () => (await import('./maintenance.tsx')).MaintenancePage)
const ConfigurationPage = lazy(
  async () => (await import('./configuration-page.tsx')).ConfigurationPage,
)
const FilmPage = lazy(async () => (await import('./game-replay-page.tsx')).GameReplayPage)

/** The console; its content follows from the operations the operator may run. */
export function ConsolePage() {
  const [refusal, setRefusal] = useState<string | null>(null)
  // After a reload the tab still has the token.
  const { trouble } = useQuery(operator.value ? null : token.value, async () => {
    try {
      await signIn(token.value ?? '')
    } catch (error) {
      // A temporary failure says nothing about the token.
      if (isTransient(error)) throw error
      setRefusal(errorMessage(error))
      signOut()
    }
  })
  if (operator.value) return <Placed />
  return (
    <Shell here="console">
      {token.value === null ? (
        <SignIn trouble={refusal} />
      ) : (
        <>
          <Alert words={trouble} />
          <p class="muted" aria-busy="true">
            Loading …
          </p>
        </>
      )}
    </Shell>
  )
}

function Placed() {
  const [, , place = '', id = '', part = ''] = address.value.pathname.split('/')
  if (place === 'games' && id !== '' && part === 'replay') return <FilmPage key={id} id={id} />
  return <Frame place={place}>{shown(place, decodeURIComponent(id))}</Frame>
}

function shown(place: string, id: string) {
  if (place === '') return <OverviewPage />
  if (place === 'acts') return <ActsPage />
  if (place === 'audit') return <AuditPage />
  if (place === 'configuration') return <ConfigurationPage />
  if (place === 'maintenance' && id === '') return <MaintenancePage />
  if (place === 'games' && id !== '') return <GamePage key={id} id={id} />
  if (id !== '') return <ResourcePage key={id} kind={place.replace(/s$/, '')} id={id} />
  const operation = operator.value?.operations.find(
    (one) => isListing(one) && placeOf(one) === place,
  )
  if (operation) return <Listing key={place} operation={operation} />
  return (
    <div class="notice">
      <h1>No access</h1>
      <a class="button" href="/console">
        To the overview
      </a>
    </div>
  )
}
