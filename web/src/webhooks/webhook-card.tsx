import { useState } from 'preact/hooks'
import { type Schemas, touchline } from '../service.ts'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/webhooks/en.ts'
import { Card } from '../ui/card.tsx'
import { Copy } from '../ui/copy.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { formatNumber, sentenceCase } from '../ui/format.ts'
import { Paged, usePages } from '../ui/pages.tsx'
import { SubmitForm } from '../ui/submit-form.tsx'

type Webhook = Schemas['Webhook']
type Delivery = Schemas['WebhookDelivery']

interface WebhookCardProps {
  readonly hook: Webhook
  reload(): void
}

const TONES = { on: 'good', failing: 'bad', off: 'warn' } as const
const OFF = {
  owner: 'switched off',
  gone: en.switchedOffTheServerAnswered,
  failing: en.switchedOffNoAnswerFor,
  banned: en.switchedOffTheAccountIs,
  operator: en.blockedByAnOperator,
} as const

export function WebhookCard({ hook, reload }: WebhookCardProps) {
  const { id, url, events, state, off } = hook
  const params = { path: { webhook: id } }
  const deliveries = usePages<Delivery>(id, (after) =>
    touchline.unwrap(
      touchline.GET('/v1/webhooks/{webhook}/deliveries', {
        params: { ...params, query: { limit: PAGE, ...(after !== null && { after }) } },
      }),
    ),
  )
  const done = () => {
    reload()
    deliveries.reload()
  }
  const toggle = async () => {
    const body = { on: state === 'off' }
    await touchline.unwrap(touchline.POST('/v1/webhooks/{webhook}', { params, body }))
    done()
  }
  const test = async () => {
    const sent = await touchline.unwrap(touchline.POST('/v1/webhooks/{webhook}/test', { params }))
    showToast(en.sent(cameOf(sent)))
    done()
  }
  return (
    <Card
      title={<span class="mono added">{url}</span>}
      right={<span class={`pill ${TONES[state]}`}>{state}</span>}
    >
      <div class="stack">
        <p class="small muted">
          {events.map((event) => en.eventNames[event]).join(', ')}
          {off !== null && ` · ${OFF[off]}`}
        </p>
        <div class="row wrap">
          {state !== 'off' && <Press words="Test" run={test} />}
          {off !== 'operator' && (
            <Press words={state === 'off' ? 'Switch on' : 'Switch off'} run={toggle} />
          )}
          <NewSecret id={id} />
          <DeleteWebhook hook={hook} reload={reload} />
        </div>
        <details>
          <summary>{en.deliveries}</summary>
          <Paged pages={deliveries} empty={en.noDeliveriesYet}>
            {(items) => (
              <ol class="deliveries">
                {items.map((one) => (
                  <Sent key={one.id} delivery={one} hook={hook} reload={deliveries.reload} />
                ))}
              </ol>
            )}
          </Paged>
        </details>
      </div>
    </Card>
  )
}

const PAGE = 20

function Press({ words, run }: { readonly words: string; run(): Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await run().catch((error) => showToast(error.message))
    setBusy(false)
  }
  return (
    <button type="button" disabled={isBusy} onClick={() => void press()}>
      {words}
    </button>
  )
}

interface SentProps extends WebhookCardProps {
  readonly delivery: Delivery
}

function Sent({ delivery, hook, reload }: SentProps) {
  const { id, type, game, tries } = delivery
  const resend = async () => {
    const params = { path: { webhook: hook.id, delivery: id } }
    const path = '/v1/webhooks/{webhook}/deliveries/{delivery}/resend'
    await touchline.unwrap(touchline.POST(path, { params }))
    reload()
  }
  const last = tries.at(-1)
  return (
    <li>
      <span class="grow">
        {game === null ? sentenceCase(type) : <a href={`/play/${game}`}>{sentenceCase(type)}</a>}
        <span class="small muted">{` · ${cameOf(delivery)}`}</span>
      </span>
      {last && <time class="small muted">{day.format(last.at)}</time>}
      {hook.state !== 'off' && <Press words="Send again" run={resend} />}
    </li>
  )
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' })

function cameOf({ outcome, tries }: Delivery): string {
  const last = tries.at(-1)
  const how = last && (last.problem ?? en.inMs(last.status ?? 0, formatNumber(last.milliseconds)))
  return [outcome === null ? 'sending' : sentenceCase(outcome).toLowerCase(), how]
    .filter(Boolean)
    .join(', ')
}

function NewSecret({ id }: Pick<Webhook, 'id'>) {
  const [secret, show] = useState<string | null>(null)
  const rotate = async () => {
    const params = { path: { webhook: id } }
    const made = await touchline.unwrap(touchline.POST('/v1/webhooks/{webhook}/secret', { params }))
    show(made.secret)
  }
  return (
    <>
      <Press words="New secret" run={rotate} />
      {secret !== null && (
        <Dialog title={en.newSecret} close={() => show(null)}>
          <div class="stack">
            <p>{en.theOldSecretStaysValid}</p>
            <Copy label={en.signingSecretShownOnlyOnce} words={secret} />
          </div>
        </Dialog>
      )}
    </>
  )
}

function DeleteWebhook({ hook: { id, url }, reload }: WebhookCardProps) {
  const [isAsked, ask] = useState(false)
  const remove = async () => {
    const params = { path: { webhook: id } }
    await touchline.unwrap(touchline.DELETE('/v1/webhooks/{webhook}', { params }))
    ask(false)
    reload()
  }
  return (
    <>
      <button type="button" class="danger" onClick={() => ask(true)}>
        {' '}
        {en.deleteWebhookCard}{' '}
      </button>
      {isAsked && (
        <Dialog title={en.deleteWebhook} close={() => ask(false)}>
          <SubmitForm label={en.deleteWebhook} tone="danger" send={remove}>
            <p>
              {en.weStopSendingTo}
              <span class="mono added">{url}</span>
              {en.andDeleteItsDeliveryLog}
            </p>
          </SubmitForm>
        </Dialog>
      )}
    </>
  )
}
