import type { ComponentChildren } from 'preact'
import { Refusal } from 'touchline-client'
import { reauthenticate } from '../lobby/sign-in.tsx'
import { token } from '../service.ts'

interface TroubleProps {
  readonly trouble: Refusal | Error
  again(): void
}

/** Nothing can be shown: why, and what one can do about it. */
export function LoadError({ trouble, again }: TroubleProps) {
  const status = trouble instanceof Refusal ? trouble.status : 0
  if (status === 401)
    return (
      <Notice title="Who is looking?" words="This table is shown to whoever says who they are.">
        <button type="button" class="primary" onClick={() => void reauthenticate()}>
          Say who I am
        </button>
      </Notice>
    )
  if (status === 404 || status === 410)
    return (
      <Notice
        title="There is no such table"
        words="It is gone, or private: then ask for its invitation."
      >
        {token.value === null && (
          <button type="button" onClick={() => void reauthenticate()}>
            Say who I am
          </button>
        )}
        <a class="button primary" href="/">
          To the lobby
        </a>
      </Notice>
    )
  if (status === 429)
    return <Notice title="That was too much at once" words="It goes on by itself in a while." />
  return (
    <Notice title="It cannot be shown now" words={trouble.message}>
      <button type="button" class="primary" onClick={again}>
        Try again
      </button>
    </Notice>
  )
}

interface NoticeProps {
  readonly title: string
  readonly words: string
  readonly children?: ComponentChildren
}

export const Notice = ({ title, words, children }: NoticeProps) => (
  <div class="notice" role="alert">
    <h2>{title}</h2>
    <p class="muted">{words}</p>
    <div class="row wrap">{children}</div>
  </div>
)
