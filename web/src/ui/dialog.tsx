import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import * as en from '../text/shared/en.ts'

interface DialogProps {
  readonly title: string
  readonly isWide?: boolean
  close(): void
  readonly children: ComponentChildren
}

export function Dialog({ title, isWide = false, close, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    ref.current?.showModal()
    const field = '.body :is(input:not([readonly]), select, textarea)'
    const first = ref.current?.querySelector<HTMLElement>(field) ?? ref.current
    first?.focus()
  }, [])
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      class={isWide ? 'broad' : ''}
      aria-label={title}
      onClose={close}
      onClick={(event) => event.target === ref.current && close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header>
        <h2 class="grow">{title}</h2>
        <button type="button" class="quiet" onClick={close} aria-label={en.close}>
          ✕
        </button>
      </header>
      <div class="body">{children}</div>
    </dialog>
  )
}
