import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { Refusal } from 'touchline-client'
import { signInAgain } from '../lobby/who.tsx'
import { token } from '../service.ts'

interface TroubleProps {
  readonly trouble: Refusal | Error
  again(): void
}

/** Nothing can be shown: why, and what one can do about it. */
export function Trouble({ trouble, again }: TroubleProps) {
  const status = trouble instanceof Refusal ? trouble.status : 0
  if (status === 401)
    return (
      <Notice title="Who is looking?" words="This table is shown to whoever says who they are.">
        <button type="button" class="primary" onClick={() => void signInAgain()}>
          Say who I am
        </button>
      </Notice>
    )
  if (status === 404 || status === 410)
    return (
      <Notice
        title="There is no such table"
        words={
          token.value === null
            ? 'It is gone, or private: then say who you are, or ask for its invitation.'
            : 'It is gone, or private: then ask for its invitation.'
        }
      >
        {token.value === null && (
          <button type="button" onClick={() => void signInAgain()}>
            Say who I am
          </button>
        )}
        <a class="button primary" href="/">
          To the lobby
        </a>
      </Notice>
    )
  if (status === 429) return <TooMuch trouble={trouble} again={again} />
  return (
    <Notice
      title="It cannot be shown now"
      words={status === 0 ? 'There is no line to the service.' : trouble.message}
    >
      <button type="button" class="primary" onClick={again}>
        Try again
      </button>
    </Notice>
  )
}

const PATIENCE_SECONDS = 10

/** Comes back by itself when the service said. */
function TooMuch({ trouble, again }: TroubleProps) {
  const seconds = (trouble instanceof Refusal && trouble.retryAfter) || PATIENCE_SECONDS
  useEffect(() => {
    const alarm = setTimeout(again, seconds * 1_000)
    return () => clearTimeout(alarm)
  }, [trouble])
  return (
    <Notice
      title="That was too much at once"
      words={`The service asks for some patience: it goes on in ${Math.ceil(seconds)} seconds.`}
    />
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
