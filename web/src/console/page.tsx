import { useState } from 'preact/hooks'
import { address } from '../shell/route.ts'
import { Shell } from '../shell/shell.tsx'
import { isPassing } from '../ui/again.ts'
import { Alert, saidBy } from '../ui/alert.tsx'
import { useAsked } from '../ui/asked.ts'
import { later } from '../ui/later.tsx'
import { isListing, placeOf } from './act.ts'
import { actNamed, enter, leave, operator, token } from './desk.ts'
import { Frame } from './frame.tsx'
import { Listing } from './listing.tsx'
import { SignIn } from './sign-in.tsx'
import { StartPage } from './start.tsx'
import { SubjectPage } from './subject.tsx'
import './console.css'

const ActsPage = later(async () => (await import('./acts-page.tsx')).ActsPage)
const GamePage = later(async () => (await import('./game.tsx')).GamePage)
const LivePage = later(async () => (await import('./live.tsx')).LivePage)
const MaintenancePage = later(async () => (await import('./maintenance.tsx')).MaintenancePage)
const FilmPage = later(async () => (await import('./film-page.tsx')).FilmPage)

/** What operators do: everything on it follows from the table of acts, as far as one may. */
export function ConsolePage() {
  const [refusal, tell] = useState<string | null>(null)
  // Of a reload: the tab still has the token.
  const { trouble } = useAsked(operator.value ? null : token.value, async () => {
    try {
      await enter(token.value ?? '')
    } catch (error) {
      // What keeps the service away for a while says nothing of the token.
      if (isPassing(error)) throw error
      tell(saidBy(error))
      leave()
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
  if (place === '') return <StartPage />
  if (place === 'live' && actNamed('game.feed')) return <LivePage />
  if (place === 'acts') return <ActsPage />
  if (place === 'maintenance' && id === '') return <MaintenancePage />
  if (place === 'games' && id !== '') return <GamePage key={id} id={id} />
  if (id !== '') return <SubjectPage key={id} kind={place.replace(/s$/, '')} id={id} />
  const act = operator.value?.acts.find((one) => isListing(one) && placeOf(one) === place)
  if (act) return <Listing key={place} act={act} />
  return (
    <div class="notice">
      <h1>There is nothing here for you</h1>
      <a class="button" href="/console">
        To the start
      </a>
    </div>
  )
}
