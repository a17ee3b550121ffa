import { useState } from 'preact/hooks'
import { go } from '../shell/route.ts'
import * as en from '../text/replay/en.ts'
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
      <h1>{en.replay}</h1>
      <p class="muted">{en.stepThroughAGameFrom}</p>
      <Alert words={trouble} />
      <section
        class={`drop ${isOver ? 'over' : ''}`}
        aria-label={en.aLog}
        onDragOver={(event) => {
          event.preventDefault()
          hover(true)
        }}
        onDragLeave={() => hover(false)}
        onDrop={drop}
      >
        <b>{isLoading ? en.opening : en.dropAGameFileHere}</b>
        <label class="button primary">
          {en.chooseAFile}
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
        <span class="muted small">{en.ndjsonOrNdjsonGz}</span>
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
        {en.orPasteAGameLink}
        <input
          value={link}
          placeholder={en.httpsPlay}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={game === undefined}>
        {en.open}
      </button>
    </form>
  )
}
