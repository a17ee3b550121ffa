import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { type Schemas, touchline } from '../service.ts'
import { storedValue } from './stored-value.ts'
import './notices.css'
import * as en from '../text/notices/en.ts'

type Status = Schemas['ServiceStatus']

interface Notice {
  /** Id of the notice. The browser stores the ids of notices that the user has dismissed. */
  readonly id: string
  readonly tone: string
  readonly text: string
  readonly url: string | null
}

const EVERY_MILLISECONDS = 60_000
/**
 * Minimum interval between two requests for the service's status while the user opens other pages.
 */
const REST_MILLISECONDS = 10_000
const READ_MAX = 50
const read = storedValue('notices-read')
const readOnes = (): readonly string[] => read.read()?.split('\n') ?? []

/**
 * The service's status is stored in the module, so that the notices about the service do not
 * flicker when a different page opens.
 */
const status = signal<Status | null>(null)
let restsUntil = 0

function ask(): void {
  if (document.visibilityState === 'hidden' || Date.now() < restsUntil) return
  restsUntil = Date.now() + REST_MILLISECONDS
  const setStatus = (shown: Status) => {
    status.value = shown
  }
  touchline.unwrap(touchline.GET('/v1/status')).then(setStatus, () => {
    restsUntil = 0
  })
}

setInterval(ask, EVERY_MILLISECONDS)
document.addEventListener('visibilitychange', ask)

export function Notices() {
  useEffect(ask, [])
  const [gone, setGone] = useState(readOnes)
  const dismiss = (id: string) => {
    const next = [id, ...readOnes()].slice(0, READ_MAX)
    read.write(next.join('\n'))
    setGone(next)
  }
  const shown = status.value ? noticesOf(status.value).filter(({ id }) => !gone.includes(id)) : []
  return (
    <div class="notice-list stack" aria-live="polite">
      {shown.map(({ id, tone, text, url }) => (
        <div key={id} class={`note row ${tone}`}>
          <p class="grow">
            <bdi>{text}</bdi>
            {url !== null && (
              <>
                {' '}
                <a href={url} rel="noreferrer">
                  {en.more}
                </a>
              </>
            )}
          </p>
          <button type="button" class="quiet" aria-label={en.dismiss} onClick={() => dismiss(id)}>
            ✕
          </button>
        </div>
      ))}
    </div>
  )
}

/** Returns the notices about the service. A notice about the service mode comes first. */
function noticesOf({ mode, clocks, notice, until, notices }: Status): readonly Notice[] {
  const still = clocks === 'stand' && en.timedGamesArePaused
  const words = [notice, modes[mode], still, until !== null && en.expectedUntil(timeOf(until))]
  const text = words.filter(Boolean).join(' ')
  const ofMode = { id: `${mode} ${until} ${notice}`.replaceAll('\n', ' '), text, url: null }
  return [
    ...(mode === 'normal' ? [] : [{ ...ofMode, tone: 'warn' }]),
    ...notices.map(({ id, level, text, url }) => ({ id, tone: tones[level], text, url })),
  ]
}

const modes = {
  normal: '',
  drain: en.newGamesAreDisabledFor,
  'read-only': en.readOnlyForMaintenanceYou,
} as const
const tones = { info: '', warning: 'warn', urgent: 'bad' } as const

const timeOf = (at: number): string =>
  new Date(at).toLocaleString(undefined, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
