import { signal } from '@preact/signals'
import { address } from '../shell/route.ts'
import { share } from '../shell/share.ts'
import { storedValue } from '../shell/stored-value.ts'
import { sentenceCase } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import { timeIn } from './relative-time.tsx'

const SAVED_MAX = 20
const stored = storedValue('console-filters')

const saved = signal<readonly string[]>(savedIn(stored.read()))

function keep(changed: (before: readonly string[]) => readonly string[]): void {
  // Another tab may have changed the saved filters, so they are read before each change.
  const next = changed(savedIn(stored.read()))
  saved.value = next
  stored.write(next.length === 0 ? null : JSON.stringify(next))
}

export function SavedFilters() {
  const { pathname, search } = address.value
  const here = pathname + search
  const ofThisList = saved.value.filter((one) => pathIn(one) === pathname)
  if (search === '' && ofThisList.length === 0) return null
  return (
    <div class="row wrap saved">
      {ofThisList.map((one) => (
        <span key={one} class="row pill">
          <a href={one} aria-current={one === here ? 'page' : undefined}>
            {nameOf(one)}
          </a>
          <button
            type="button"
            class="quiet"
            aria-label={`Remove ${nameOf(one)}`}
            onClick={() => keep((all) => all.filter((other) => other !== one))}
          >
            ✕
          </button>
        </span>
      ))}
      {search !== '' && !saved.value.includes(here) && (
        <button type="button" onClick={() => keep((all) => [here, ...all].slice(0, SAVED_MAX))}>
          Save this filter
        </button>
      )}
      {search !== '' && (
        <button type="button" class="quiet" onClick={() => void share('this list')}>
          Copy link
        </button>
      )}
    </div>
  )
}

const pathIn = (one: string): string => one.split('?')[0] ?? ''

function nameOf(one: string): string {
  const values = [...new URLSearchParams(one.split('?')[1] ?? '')]
  return values.map(([name, value]) => wordFor(name, value)).join(', ')
}

function wordFor(name: string, value: string): string {
  if (name === 'ruleset') return gameName(value)
  if (value === 'true') return sentenceCase(name).toLowerCase()
  const time = ['from', 'until'].includes(name) ? timeIn(value) : null
  if (time !== null) return `${name} ${time}`
  return name === 'status' ? value : `${sentenceCase(name).toLowerCase()} ${value}`
}

/** The browser's storage may contain any text, so only URLs of console lists are accepted. */
function savedIn(text: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(found)) return []
    return found.filter((one) => typeof one === 'string' && /^\/console\/[\w-]+\?/.test(one))
  } catch {
    return []
  }
}
