import { useState } from 'preact/hooks'
import { go } from '../shell/route.ts'
import { Alert } from '../ui/alert.tsx'

interface OpenerProps {
  readonly trouble: string | null
  readonly isLoading: boolean
  readonly supply: string | null
  open(file: File): void
}

export function Opener({ trouble, isLoading, supply, open }: OpenerProps) {
  const [isOver, hover] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    hover(false)
    const file = event.dataTransfer?.files[0]
    if (file) open(file)
  }
  return (
    <div class="opener stack">
      <h1>Replay</h1>
      <p class="muted">
        Step through a game from any player’s view and verify every roll. Your file stays on this
        device.
      </p>
      <Alert words={trouble} />
      <section
        class={`drop ${isOver ? 'over' : ''}`}
        aria-label="A log"
        onDragOver={(event) => {
          event.preventDefault()
          hover(true)
        }}
        onDragLeave={() => hover(false)}
        onDrop={drop}
      >
        <b>{isLoading ? 'Opening …' : 'Drop a game file here'}</b>
        <label class="button primary">
          Choose a file
          <input
            class="hidden-label"
            type="file"
            accept=".jsonl,.ndjson,.gz"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              if (file) open(file)
              currentTarget.value = ''
            }}
          />
        </label>
        <span class="muted small">.ndjson or .ndjson.gz</span>
      </section>
      <LinkField />
      <p class="muted small" role="status">
        {supply}
      </p>
    </div>
  )
}

function LinkField() {
  const [link, write] = useState('')
  const game = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(link)?.[0]
  return (
    <form
      class="row link"
      onSubmit={(event) => {
        event.preventDefault()
        if (game !== undefined) go(`/replay/${game}`)
      }}
    >
      <label class="field grow">
        Or paste a game link
        <input
          value={link}
          placeholder="https://…/play/…"
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={game === undefined}>
        Open
      </button>
    </form>
  )
}
