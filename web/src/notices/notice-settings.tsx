import { useState } from 'preact/hooks'
import { type Schemas, touchline } from '../service.ts'
import * as en from '../text/push/en.ts'
import { errorMessage } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { useQuery } from '../ui/use-query.ts'
import { browserId, canSubscribe, subscribeHere, unsubscribe } from './this-browser.ts'

type Notices = Schemas['Notices']
type Settings = Pick<Notices, 'types' | 'quiet' | 'timezone'>
const TYPES = ['turn', 'invited', 'rematch', 'over'] as const
const ENDS = [
  ['from', en.from],
  ['until', en.until],
] as const
const NIGHT = { from: 22 * 60, until: 8 * 60 }

const read = () => touchline.unwrap(touchline.GET('/v1/account/notices'))

export function NoticeSettings() {
  const key = useQuery('push-key', () =>
    touchline.unwrap(touchline.GET('/v1/push-key')).catch(() => null),
  )
  const { data, reload } = useQuery('notices', read)
  const [trouble, setTrouble] = useState('')
  if (!key.data || !data) return null
  const attempt = async (action: () => Promise<unknown>) => {
    setTrouble('')
    await action().catch((error) => setTrouble(errorMessage(error)))
    reload()
  }
  const change = ({ types, quiet, timezone, ...changed }: Partial<Notices>) =>
    attempt(async () => {
      const body = {
        types: types ?? data.types,
        quiet: quiet === undefined ? data.quiet : quiet,
        timezone: timezone ?? data.timezone,
        ...changed,
      }
      await touchline.unwrap(touchline.POST('/v1/account/notices', { body }))
    })
  return (
    <Card title={en.title}>
      <div class="stack">
        <ThisBrowser attempt={attempt} say={setTrouble} />
        {data.browsers.length > 0 && (
          <>
            <Wanted notices={data} change={change} />
            <Quiet notices={data} change={change} />
            <Browsers notices={data} attempt={attempt} />
          </>
        )}
        {trouble !== '' && (
          <p class="note bad" role="alert">
            {trouble}
          </p>
        )}
      </div>
    </Card>
  )
}

type Attempt = (action: () => Promise<unknown>) => Promise<void>
interface ChangeProps {
  readonly notices: Notices
  change(changed: Partial<Settings>): Promise<void>
}

function ThisBrowser({ attempt, say }: { attempt: Attempt; say(words: string): void }) {
  const id = browserId.value
  if (!canSubscribe()) return null
  if (id !== null)
    return (
      <div class="stack">
        <p>{en.isOn}</p>
        <div class="row">
          <button type="button" onClick={() => attempt(() => unsubscribe(id))}>
            {en.stop}
          </button>
        </div>
      </div>
    )
  const start = () =>
    attempt(async () => {
      if (!(await subscribeHere())) say(en.blocked)
    })
  return (
    <div class="row">
      <button type="button" onClick={start}>
        {en.start}
      </button>
    </div>
  )
}

const Wanted = ({ notices: { types }, change }: ChangeProps) => (
  <fieldset class="row wrap">
    <legend>{en.about}</legend>
    {TYPES.map((type) => (
      <label key={type} class="check">
        <input
          type="checkbox"
          checked={types.includes(type)}
          onChange={({ currentTarget: { checked } }) =>
            change({ types: TYPES.filter((one) => (one === type ? checked : types.includes(one))) })
          }
        />
        {en.types[type]}
      </label>
    ))}
  </fieldset>
)

function Quiet({ notices: { quiet }, change }: ChangeProps) {
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
  const set = (next: Notices['quiet']) => change({ quiet: next, timezone })
  return (
    <fieldset class="row wrap">
      <legend class="hidden-label">{en.quiet}</legend>
      <label class="check">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ currentTarget: { checked } }) => set(checked ? NIGHT : null)}
        />
        {en.quiet}
      </label>
      {quiet &&
        ENDS.map(([end, words]) => (
          <label key={end} class="row">
            {words}
            <input
              type="time"
              required
              value={timeOf(quiet[end])}
              onChange={({ currentTarget: { value } }) =>
                value !== '' && set({ ...quiet, [end]: minuteOf(value) })
              }
            />
          </label>
        ))}
    </fieldset>
  )
}

const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const Browsers = ({ notices: { browsers }, attempt }: { notices: Notices; attempt: Attempt }) => (
  <div class="stack tight">
    <h3>{en.browsers}</h3>
    <ul class="plain stack tight">
      {browsers.map(({ id, label }) => (
        <li key={id} class="row">
          <span class="grow">
            {label ?? en.unnamed}
            {id === browserId.value && <span class="muted"> ({en.here})</span>}
          </span>
          <button type="button" onClick={() => attempt(() => unsubscribe(id))}>
            {en.remove}
          </button>
        </li>
      ))}
    </ul>
  </div>
)
