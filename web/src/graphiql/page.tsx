import { useEffect, useRef, useState } from 'preact/hooks'
import { Shell } from '../shell/shell.tsx'
import { storedValue } from '../shell/stored-value.ts'
import { Card } from '../ui/card.tsx'
import './graphiql.css'
import { run } from './run.ts'
import { sampleOf } from './schema.ts'
import { SchemaCard } from './schema-card.tsx'

const ANSWERS_SHOWN_MAX = 100
const stored = storedValue('graphiql')
const first = `# Ctrl+Enter runs the query. Pick an operation from the schema to start.
query rulesets {
  rulesets {
    id
    title
  }
}
`

const LABEL = 'Query, mutation or subscription'

export function GraphiqlPage() {
  const [query, setQuery] = useState(stored.read() ?? first)
  const [variables, setVariables] = useState('{}')
  const [token, setToken] = useState('')
  const { answers, isRunning, start, stop } = useRun()
  useTitle('GraphQL · Touchline')
  const send = () => start({ query, variables, token })
  return (
    <Shell here={null} crumb="GraphQL" right={<a href="/docs">REST</a>}>
      <h1 class="hidden-label">GraphQL</h1>
      <div class="graphiql">
        <form
          class="document"
          onSubmit={(event) => {
            event.preventDefault()
            if (isRunning) stop()
            else send()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
          }}
        >
          <Card title="Document" right={<RunButton isRunning={isRunning} />}>
            <Editor label={LABEL} rows={14} value={query} set={setQuery} />
            <Editor label="Variables, as JSON" rows={5} value={variables} set={setVariables} />
            <label class="field">
              Token (default: your session)
              <input
                type="password"
                autocomplete="off"
                placeholder="tl_…"
                value={token}
                onInput={(event) => setToken(event.currentTarget.value.trim())}
              />
            </label>
          </Card>
        </form>
        <Card
          title="Response"
          class="answer"
          right={isRunning && <span class="pill on">Live</span>}
        >
          <div role="log" aria-label="Response">
            {answers.length === 0 && <p class="muted">No response yet.</p>}
            {answers.map(({ id, text }) => (
              // With `tabIndex`, keyboard users can scroll the text.
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the text can be scrolled
              <pre key={id} tabIndex={0}>
                {text}
              </pre>
            ))}
          </div>
        </Card>
        <SchemaCard
          token={token}
          pick={(schema, kind, field) => {
            const sample = sampleOf(schema, kind, field)
            setQuery(sample.query)
            setVariables(JSON.stringify(sample.variables, null, 2))
            document.querySelector<HTMLElement>('.document textarea')?.focus()
          }}
        />
      </div>
    </Shell>
  )
}

const RunButton = ({ isRunning }: { readonly isRunning: boolean }) => (
  <button type="submit" class={isRunning ? '' : 'primary'}>
    {isRunning ? 'Stop' : 'Run'}
  </button>
)

interface EditorProps {
  readonly label: string
  readonly rows: number
  readonly value: string
  set(text: string): void
}

const Editor = ({ label, rows, value, set }: EditorProps) => (
  <label class="field">
    {label}
    <textarea
      class="mono"
      rows={rows}
      spellcheck={false}
      autocomplete="off"
      value={value}
      onInput={(event) => set(event.currentTarget.value)}
    />
  </label>
)

interface Answer {
  readonly id: number
  readonly text: string
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
    return () => {
      document.title = 'Touchline'
    }
  }, [title])
}

function useRun() {
  const [answers, set] = useState<readonly Answer[]>([])
  const [isRunning, setRunning] = useState(false)
  const running = useRef<(() => void) | null>(null)
  const addAnswer = (answer: unknown) =>
    set((before) => {
      const id = (before.at(-1)?.id ?? 0) + 1
      return [...before, { id, text: JSON.stringify(answer, null, 2) }].slice(-ANSWERS_SHOWN_MAX)
    })
  const stop = () => running.current?.()
  useEffect(() => stop, [])
  const start = (input: { query: string; variables: string; token: string }) => {
    stop()
    set([])
    stored.write(input.query)
    const variables = objectIn(input.variables)
    if (variables === null) return addAnswer('Variables must be a JSON object.')
    setRunning(true)
    const end = () => {
      if (running.current !== mineToStop) return
      running.current = null
      setRunning(false)
    }
    const mineToStop = run({ ...input, variables }, { next: addAnswer, end })
    running.current = mineToStop
  }
  return { answers, isRunning, start, stop }
}

function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text.trim() === '' ? '{}' : text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : null
  } catch {
    return null
  }
}
