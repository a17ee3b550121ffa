import { useState } from 'preact/hooks'
import { AccountButton, ensureSignedIn } from '../lobby/sign-in.tsx'
import { type Schemas, token, touchline } from '../service.ts'
import { Shell } from '../shell/shell.tsx'
import { Card } from '../ui/card.tsx'
import { Copy } from '../ui/copy.tsx'
import { Paged, type Pages, usePages } from '../ui/pages.tsx'
import { SubmitForm } from '../ui/submit-form.tsx'
import { WebhookCard } from './webhook-card.tsx'
import './webhooks.css'

type Webhook = Schemas['Webhook']
type NewWebhook = Schemas['NewWebhook']

/** Programs of mine that are told of my games. */
export function WebhooksPage() {
  const hooks = usePages<Webhook>(token.value, async () => ({
    items: await touchline.told(touchline.GET('/v1/webhooks')),
  }))
  return (
    <Shell here={null} right={<AccountButton />}>
      <div class="stack webhooks">
        <h1>Webhooks</h1>
        <p class="muted">
          A program of yours is told when it is your turn, and how your games go: ids and versions,
          signed, and nothing of the game itself.
        </p>
        {token.value === null ? <Nobody /> : <Mine key={token.value} hooks={hooks} />}
      </div>
    </Shell>
  )
}

const Nobody = () => (
  <div class="row">
    <button type="button" class="primary" onClick={() => void ensureSignedIn()}>
      Say who you are
    </button>
  </div>
)

function Mine({ hooks }: { readonly hooks: Pages<Webhook> }) {
  // Made just now: its secret is shown this once, and to nobody who comes after.
  const [fresh, show] = useState<NewWebhook | null>(null)
  // Where the operator allows none, that is all there is to say.
  if (hooks.items === null && hooks.trouble !== null)
    return (
      <p class="note warn" role="alert">
        {hooks.trouble}
      </p>
    )
  const made = (one: NewWebhook) => {
    show(one)
    hooks.again()
  }
  return (
    <>
      {fresh && (
        <div class="note" role="status">
          <Copy
            label="Its secret, shown this once: what is sent is signed by it"
            words={fresh.secret}
          />
        </div>
      )}
      <Paged pages={hooks} empty="You have none yet.">
        {(items) =>
          items.map((hook) => <WebhookCard key={hook.id} hook={hook} again={hooks.again} />)
        }
      </Paged>
      <Card title="A new one">
        <NewHook made={made} />
      </Card>
    </>
  )
}

const EVENTS = [
  ['turn.opened', 'It is my turn'],
  ['game.started', 'A game of mine begins'],
  ['game.over', 'A game of mine has ended'],
  ['game.stalled', 'A game of mine cannot go on'],
] as const

function NewHook({ made }: { made(one: NewWebhook): void }) {
  const make = async (form: FormData) => {
    const events = EVENTS.flatMap(([event]) => (form.has(event) ? [event] : []))
    const body = { url: String(form.get('url')).trim(), events }
    made(await touchline.told(touchline.POST('/v1/webhooks', { body })))
  }
  return (
    <SubmitForm label="Make it" send={make}>
      <label class="field">
        Its address
        <input
          name="url"
          type="url"
          required
          autoComplete="off"
          spellcheck={false}
          placeholder="https://…"
        />
      </label>
      <fieldset class="bare">
        <legend>It is told when</legend>
        <div class="events">
          {EVENTS.map(([event, words]) => (
            <label key={event} class="check">
              <input type="checkbox" name={event} defaultChecked={event === 'turn.opened'} />
              {words}
            </label>
          ))}
        </div>
      </fieldset>
    </SubmitForm>
  )
}
