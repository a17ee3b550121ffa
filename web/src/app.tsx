import { address } from './shell/route.ts'
import { Shell } from './shell/shell.tsx'
import * as en from './text/shared/en.ts'
import { lazyPage } from './ui/lazy.tsx'

const Lobby = lazyPage(async () => (await import('./lobby/lobby.tsx')).Lobby)
const TablePage = lazyPage(async () => (await import('./play/page.tsx')).PlayPage)
const LessonPage = lazyPage(async () => (await import('./lesson/page.tsx')).LessonPage)
const JoinPage = lazyPage(async () => (await import('./lobby/join.tsx')).JoinPage)
const ReplayPage = lazyPage(async () => (await import('./replay/page.tsx')).ReplayPage)
const ConsolePage = lazyPage(async () => (await import('./console/page.tsx')).ConsolePage)
const WebhooksPage = lazyPage(async () => (await import('./webhooks/page.tsx')).WebhooksPage)
const AccountPage = lazyPage(async () => (await import('./account/page.tsx')).AccountPages)
const SignInPage = lazyPage(async () => (await import('./sign-in/page.tsx')).SignInPage)
const SeasonsPage = lazyPage(async () => (await import('./seasons/page.tsx')).SeasonsPage)
const GraphiqlPage = lazyPage(async () => (await import('./graphiql/page.tsx')).GraphiqlPage)

export function App() {
  const [, place = '', id = ''] = address.value.pathname.split('/')
  if (place === '' || place === 'ratings') return <Lobby />
  if (place === 'play' && id !== '') return <TablePage id={id} />
  if (place === 'learn' && id !== '') return <LessonPage ruleset={id} />
  if (place === 'join' && id !== '') return <JoinPage id={id} />
  if (place === 'replay') return <ReplayPage id={id} />
  if (place === 'console') return <ConsolePage />
  if (place === 'webhooks') return <WebhooksPage />
  if (place === 'account' || place === '@') return <AccountPage handle={id} />
  if (place === 'oauth' && id === 'authorize') return <SignInPage />
  if (place === 'seasons') return <SeasonsPage id={id} />
  if (place === 'graphiql') return <GraphiqlPage />
  return (
    <Shell here={null}>
      <div class="notice">
        <h1>{en.pageNotFound}</h1>
        <a class="button primary" href="/">
          {en.backToTheLobby}
        </a>
      </div>
    </Shell>
  )
}
