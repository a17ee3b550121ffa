import { signal } from '@preact/signals'

interface Toast {
  readonly id: number
  readonly words: string
}

const SHOWN_MILLISECONDS = 6_000
const toasts = signal<readonly Toast[]>([])
let last = 0

export function showToast(words: string): void {
  last += 1
  const id = last
  toasts.value = [...toasts.value.filter((one) => one.words !== words), { id, words }]
  setTimeout(() => {
    toasts.value = toasts.value.filter((one) => one.id !== id)
  }, SHOWN_MILLISECONDS)
}

export const Toasts = () => (
  <div class="toasts" role="status">
    {toasts.value.map(({ id, words }) => (
      <p key={id}>{words}</p>
    ))}
  </div>
)
