import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Alert, errorMessage } from './alert.tsx'

interface SendingProps {
  readonly label: string
  readonly tone?: 'primary' | 'danger' | 'plain'
  readonly isReady?: boolean
  readonly aside?: ComponentChildren
  readonly children?: ComponentChildren
  send(form: FormData): Promise<void>
}

export function SubmitForm(props: SendingProps) {
  const { label, tone = 'primary', isReady = true, aside, children, send } = props
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const submit = async (form: FormData) => {
    setBusy(true)
    try {
      await send(form)
      setTrouble(null)
    } catch (error) {
      setTrouble(errorMessage(error))
    }
    setBusy(false)
  }
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void submit(new FormData(event.currentTarget))
      }}
    >
      {children}
      <Alert words={trouble} />
      <div class="row wrap">
        <button type="submit" class={tone} disabled={isBusy || !isReady}>
          {label}
        </button>
        {aside}
      </div>
    </form>
  )
}
