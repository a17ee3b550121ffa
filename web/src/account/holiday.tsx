import { type Schemas, touchline } from '../service.ts'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/account/en.ts'
import { errorMessage } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { formatDate } from '../ui/format.ts'
import { SubmitForm } from '../ui/submit-form.tsx'

const DAY = 86_400_000
const DAYS_AT_ONCE = 14

interface HolidayProps {
  readonly holiday: Schemas['Holiday']
  reload(): void
}

/**
 * During a player's holiday, the player's clock is stopped in games that allow days for a decision.
 */
export function HolidayCard({ holiday: { until, daysLeft }, reload }: HolidayProps) {
  const change = async (next: number | null) => {
    await touchline.told(touchline.POST('/v1/account/holiday', { body: { until: next } }))
    reload()
  }
  const most = Math.min(DAYS_AT_ONCE, daysLeft)
  return (
    <Card title={en.holiday.title}>
      {until === null ? (
        <SubmitForm
          label={en.holiday.start}
          tone="plain"
          isReady={most > 0}
          send={(form) => change(Date.now() + Number(form.get('days')) * DAY)}
        >
          <p class="muted small">{en.holiday.what(daysLeft)}</p>
          <label class="field">
            {en.holiday.days}
            <select name="days">
              {Array.from({ length: most }, (_, at) => (
                <option key={at} value={at + 1}>
                  {en.holiday.until(at + 1, formatDate(Date.now() + (at + 1) * DAY))}
                </option>
              ))}
            </select>
          </label>
        </SubmitForm>
      ) : (
        <div class="row wrap">
          <span class="grow">{en.holiday.is(formatDate(until))}</span>
          <button type="button" onClick={() => void change(null).catch(complain)}>
            {en.holiday.end}
          </button>
        </div>
      )}
    </Card>
  )
}

const complain = (error: unknown) => showToast(errorMessage(error))
