import { useState } from 'preact/hooks'
import { AccountButton, ensureSignedIn } from '../lobby/sign-in.tsx'
import { me, type Schemas, touchline } from '../service.ts'
import { Shell } from '../shell/shell.tsx'
import { Card } from '../ui/card.tsx'
import { Copy } from '../ui/copy.tsx'
import { Paged, type Pages, usePages } from '../ui/pages.tsx'
import { SubmitForm } from '../ui/submit-form.tsx'
import { WebhookCard } from './webhook-card.tsx'
import './webhooks.css'
import * as en from '../text/webhooks/en.ts'

type Webhook = Schemas['Webhook']
type NewWebhook = Schemas['NewWebhook']

export function WebhooksPage() {
  const hooks = usePages<Webhook>(me.value, async () => ({
    items: await touchline.unwrap(touchline.GET('/v1/webhooks')),
  }))
  return (
    <Shell here={null} right={<AccountButton />}>
      <div class="stack webhooks">
        <h1>{en.webhooks}</h1>
        <p class="muted">{en.weSendYourServerA}</p>
        {me.value === null ? <SignIn /> : <Mine key={me.value} hooks={hooks} />}
      </div>
    </Shell>
  )
}

const SignIn = () => (
  <div class="row">
    <button type="button" class="primary" onClick={() => void ensureSignedIn()}>
      {en.signIn}
    </button>
  </div>
)

function Mine({ hooks }: { readonly hooks: Pages<Webhook> }) {
  const [fresh, show] = useState<NewWebhook | null>(null)
  if (hooks.items === null && hooks.trouble !== null)
    return (
      <p class="note warn" role="alert">
        {hooks.trouble}
      </p>
    )
  const made = (one: NewWebhook) => {
    show(one)
    hooks.reload()
  }
  return (
    <>
      {fresh && (
        <div class="note" role="status">
          <Copy label={en.signingSecretShownOnlyOnce} words={fresh.secret} />
        </div>
      )}
      <Paged pages={hooks} empty={en.youHaveNoWebhooksYet}>
        {(items) =>
          items.map((hook) => <WebhookCard key={hook.id} hook={hook} reload={hooks.reload} />)
        }
      </Paged>
      <Card title={en.addWebhook}>
        <NewHook made={made} />
      </Card>
    </>
  )
}

// The cast is needed because `Object.keys` returns strings.
const EVENTS = Object.keys(en.eventNames) as (keyof typeof en.eventNames)[]

function NewHook({ made }: { made(one: NewWebhook): void }) {
  const make = async (form: FormData) => {
    const events = EVENTS.filter((event) => form.has(event))
    const body = { url: String(form.get('url')).trim(), events }
    made(await touchline.unwrap(touchline.POST('/v1/webhooks', { body })))
  }
  return (
    <SubmitForm label={en.create} send={make}>
      <label class="field">
        {en.url}
        <input
          name="url"
          type="url"
          required
          autoComplete="off"
          spellcheck={false}
          placeholder={en.https}
        />
      </label>
      <fieldset class="bare">
        <legend>{en.events}</legend>
        <div class="events">
          {EVENTS.map((event) => (
            <label key={event} class="check">
              <input type="checkbox" name={event} defaultChecked={event === 'turn.opened'} />
              {en.eventNames[event]}
            </label>
          ))}
        </div>
      </fieldset>
    </SubmitForm>
  )
}
