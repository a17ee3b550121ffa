import type { ComponentChildren } from 'preact'
import { Refusal } from 'touchline-client'
import { reauthenticate } from '../lobby/sign-in.tsx'
import { me } from '../service.ts'
import * as en from '../text/play/en.ts'

interface TroubleProps {
  readonly trouble: Refusal | Error
  retry(): void
}

export function LoadError({ trouble, retry }: TroubleProps) {
  const status = trouble instanceof Refusal ? trouble.status : 0
  if (status === 401)
    return (
      <Notice title={en.signInToSeeThis}>
        <button type="button" class="primary" onClick={() => void reauthenticate()}>
          {en.signIn}
        </button>
      </Notice>
    )
  if (status === 404 || status === 410)
    return (
      <Notice title={en.gameNotFound} words="If it is private, ask for an invite link.">
        {me.value === null && (
          <button type="button" onClick={() => void reauthenticate()}>
            {en.signIn}
          </button>
        )}
        <a class="button primary" href="/">
          {en.backToTheLobby}
        </a>
      </Notice>
    )
  if (status === 429) return <Notice title={en.tooManyRequests} words="Retrying soon …" />
  return (
    <Notice title={en.couldNotLoadTheGame} words={trouble.message}>
      <button type="button" class="primary" onClick={retry}>
        {en.tryAgain}
      </button>
    </Notice>
  )
}

interface NoticeProps {
  readonly title: string
  readonly words?: string
  readonly children?: ComponentChildren
}

export const Notice = ({ title, words, children }: NoticeProps) => (
  <div class="notice" role="alert">
    <h2>{title}</h2>
    {words && <p class="muted">{words}</p>}
    <div class="row wrap">{children}</div>
  </div>
)
