import { useState } from 'preact/hooks'
import * as en from '../text/shared/en.ts'

interface CopyProps {
  readonly label: string
  readonly words: string
}

export function Copy({ label, words }: CopyProps) {
  const [isCopied, copied] = useState(false)
  const copy = async (input: HTMLInputElement | null) => {
    input?.select()
    // Scripts cannot use the clipboard without TLS, so the text is also selected for manual
    // copying.
    await navigator.clipboard?.writeText(words).then(() => copied(true))
  }
  return (
    <label class="field">
      {label}
      <span class="row copy">
        <input class="grow mono" readOnly value={words} onFocus={(e) => e.currentTarget.select()} />
        <button
          type="button"
          onClick={({ currentTarget }) =>
            void copy(currentTarget.parentElement?.querySelector('input') ?? null)
          }
        >
          {isCopied ? en.copied : en.copy}
          <span class="hidden-label">{` ${label}`}</span>
        </button>
      </span>
    </label>
  )
}
