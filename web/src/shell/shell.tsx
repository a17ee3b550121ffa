import type { ComponentChildren } from 'preact'
import { AccountNotices, SignInDialog } from '../lobby/sign-in.tsx'
import * as en from '../text/shared/en.ts'
import { lazy } from '../ui/lazy.tsx'
import { nextTheme, theme } from './theme.ts'
import { Toasts } from './toast.tsx'

const Notices = lazy(async () => (await import('./notices.tsx')).Notices)

export type Section = 'play' | 'replay' | 'console' | null

interface ShellProps {
  readonly here: Section
  readonly crumb?: ComponentChildren
  readonly right?: ComponentChildren
  readonly children: ComponentChildren
}

const links = [
  ['play', '/', en.play],
  ['replay', '/replay', en.replay],
] as const
const consoleLink = ['console', '/console', en.console] as const

const footerLinks = [
  ['/seasons', en.seasons],
  ['/docs/guides', en.developers],
  ['/docs', 'REST'],
  ['/graphiql', 'GraphQL'],
  ['/webhooks', en.webhooks],
] as const

export const Shell = ({ here, crumb, right, children }: ShellProps) => (
  <>
    <a class="hidden-label" href="#main">
      {en.skipToContent}
    </a>
    <header class="top">
      <a class="brand" href="/" aria-label={en.touchlineLobby}>
        <Logo />
        <span class="optional">{en.touchline}</span>
      </a>
      <nav aria-label={en.pages}>
        {[...links, ...(here === 'console' ? [consoleLink] : [])].map(([place, href, name]) => (
          <a key={place} href={href} aria-current={here === place ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div class="crumb clip grow">{crumb}</div>
      {right}
      <button
        type="button"
        class="quiet"
        onClick={nextTheme}
        title={en.theme(theme.value)}
        aria-label={en.theme(theme.value)}
      >
        <span aria-hidden="true">{{ system: '◐', light: '☀', dark: '☾' }[theme.value]}</span>
      </button>
    </header>
    <main id="main" tabIndex={-1}>
      <Notices />
      <AccountNotices />
      {children}
    </main>
    <footer class="foot">
      <nav aria-label={en.reading}>
        {footerLinks.map(([href, name]) => (
          <a key={href} href={href}>
            {name}
          </a>
        ))}
      </nav>
    </footer>
    <SignInDialog />
    <Toasts />
  </>
)

const Logo = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" class="logo">
    <path d="M3 1v18M3 10h14" stroke-linecap="round" />
    <path d="M3 4.5a5.5 5.5 0 0 1 0 11" />
  </svg>
)
