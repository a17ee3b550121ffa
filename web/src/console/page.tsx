import { useEffect, useState } from 'preact/hooks'
import { address } from '../shell/route.ts'
import { Shell } from '../shell/shell.tsx'
import { storedValue } from '../shell/stored-value.ts'
import { Alert } from '../ui/alert.tsx'
import { lazy } from '../ui/lazy.tsx'
import { useQuery } from '../ui/use-query.ts'
import { isTransient } from '../ui/use-retry.ts'
import { isSignedIn, loadOperator, operator, signOut } from './admin-client.ts'
import { Frame } from './frame.tsx'
import { isListing, placeOf } from './operation.ts'
import './console.css'

const SignIn = lazy(async () => (await import('./sign-in.tsx')).SignIn)
const SetUpPasskey = lazy(async () => (await import('./sign-in.tsx')).SetUpPasskey)
const OverviewPage = lazy(async () => (await import('./overview.tsx')).OverviewPage)
const ListPage = lazy(async () => (await import('./list-page.tsx')).ListPage)
const ResourcePage = lazy(async () => (await import('./resource-page.tsx')).ResourcePage)
const AuditPage = lazy(async () => (await import('./audit-page.tsx')).AuditPage)
const ActsPage = lazy(async () => (await import('./operations-page.tsx')).OperationsPage)
const GamePage = lazy(async () => (await import('./game.tsx')).GamePage)
const MaintenancePage = lazy(async () => (await import('./maintenance.tsx')).MaintenancePage)
const ConfigurationPage = lazy(
  async () => (await import('./configuration-page.tsx')).ConfigurationPage,
)
const FilmPage = lazy(async () => (await import('./game-replay-page.tsx')).GameReplayPage)

const later = storedValue('passkey-later', () => sessionStorage)

export function ConsolePage() {
  const { trouble } = useQuery(isSignedIn.value === null ? '' : null, async () => {
    try {
      await loadOperator()
    } catch (error) {
      // A temporary failure of a request does not mean that the session has ended.
      if (isTransient(error)) throw error
      isSignedIn.value = false
    }
  })
  useIdleSignOut()
  const [isLater, setLater] = useState(later.read() !== null)
  const skip = () => {
    later.write('yes')
    setLater(true)
  }
  const isSettingUp = operator.value?.needsPasskey && !isLater
  if (operator.value && !isSettingUp) return <Placed />
  return (
    <Shell here="console">
      {isSettingUp ? (
        <SetUpPasskey skip={skip} />
      ) : isSignedIn.value === false ? (
        <SignIn />
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

/**
 * Periodically reloaded lists extend the session, so the console page itself must detect whether
 * the operator is inactive.
 */
function useIdleSignOut(): void {
  const seconds = operator.value?.idleSeconds ?? null
  useEffect(() => {
    if (seconds === null) return
    let alarm = 0
    const wait = () => {
      clearTimeout(alarm)
      alarm = setTimeout(() => void signOut(), seconds * 1_000)
    }
    const acts = ['pointerdown', 'keydown', 'wheel'] as const
    for (const act of acts) addEventListener(act, wait)
    wait()
    return () => {
      clearTimeout(alarm)
      for (const act of acts) removeEventListener(act, wait)
    }
  }, [seconds])
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
  if (operation) return <ListPage key={place} operation={operation} />
  return (
    <div class="notice">
      <h1>Page not found</h1>
      <p class="muted">This page does not exist, or your role has no access to it.</p>
      <a class="button" href="/console">
        Go to the overview
      </a>
    </div>
  )
}
