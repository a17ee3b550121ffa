import { useState } from 'preact/hooks'
import { PersonalData } from '../lobby/personal-data.tsx'
import { AccountButton, reauthenticate } from '../lobby/sign-in.tsx'
import { NoticeSettings } from '../notices/notice-settings.tsx'
import { AccountRatings } from '../ratings/account-ratings.tsx'
import { account, me, type Schemas, signInAs, touchline } from '../service.ts'
import { Shell } from '../shell/shell.tsx'
import { Card } from '../ui/card.tsx'
import { Copy } from '../ui/copy.tsx'
import { SubmitForm } from '../ui/submit-form.tsx'
import { useQuery } from '../ui/use-query.ts'
import { ConnectedPrograms } from './connected-programs.tsx'
import { LinkDevice } from './link-device.tsx'
import { addPasskey, canUsePasskeys } from './passkeys.ts'
import { ProfilePage } from './profile-page.tsx'
import './account.css'

const { GET, POST, DELETE, told } = touchline

export const AccountPages = ({ handle }: { readonly handle: string }) =>
  handle === '' ? <AccountPage /> : <ProfilePage key={handle} handle={handle} />

function AccountPage() {
  const { data, reload } = useQuery(me.value, () => told(GET('/v1/account')))
  return (
    <Shell here={null} right={<AccountButton />}>
      <div class="stack account">
        <h1>Your account</h1>
        {me.value === null ? (
          <SignIn />
        ) : (
          data && <Parts key={me.value} me={data} reload={reload} />
        )}
      </div>
    </Shell>
  )
}

/** The code of a scanned address is filled in by the sign-in dialog. */
const SignIn = () => (
  <div class="stack">
    <p class="muted">Sign in to see your account.</p>
    <div class="row">
      <button type="button" class="primary" onClick={() => void reauthenticate()}>
        Sign in
      </button>
    </div>
  </div>
)

interface PartProps {
  readonly me: Schemas['WhoAmI']
  reload(): void
}

const Parts = (props: PartProps) => (
  <>
    <Profile {...props} />
    <Ways />
    <Devices own={props.me.token} />
    <ConnectedPrograms />
    <NoticeSettings />
    <Card title="Your data">
      <div class="stack">
        <Copy
          label="Player ID (share it so that a host can reserve you a seat)"
          words={props.me.account.id}
        />
        <PersonalData />
        <DeleteAccount name={props.me.account.name} />
      </div>
    </Card>
  </>
)

function Profile({ me: { account: own, handle, profile }, reload }: PartProps) {
  const save = async (form: FormData) => {
    const text = (name: string) => String(form.get(name)).trim()
    const name = text('name')
    const body = {
      ...(name !== own.name && { name }),
      ...(text('handle') !== (handle ?? '') && { handle: text('handle').toLowerCase() || null }),
      profile: form.has('hidden') ? ('hidden' as const) : ('public' as const),
    }
    account.value = (await told(POST('/v1/account', { body }))).account
    reload()
  }
  return (
    <Card title="Profile" right={handle && <a href={`/@/${handle}`}>See it</a>}>
      <div class="stack">
        <SubmitForm label="Save" send={save}>
          <label class="field">
            Name
            <input name="name" required maxLength={40} dir="auto" defaultValue={own.name} />
          </label>
          <label class="field">
            Handle (3 to 20 letters, digits or _)
            <input
              name="handle"
              pattern="[A-Za-z0-9_]{3,20}"
              autocapitalize="none"
              defaultValue={handle ?? ''}
            />
          </label>
          <label class="row">
            <input type="checkbox" name="hidden" defaultChecked={profile === 'hidden'} />
            Hide my games and ratings
          </label>
        </SubmitForm>
        <AccountRatings account={own.id} />
      </div>
    </Card>
  )
}

function Ways() {
  const { data, reload } = useQuery('', () => told(GET('/v1/passkeys')))
  const [key, show] = useState<string | null>(null)
  const remove = async (passkey: string) => {
    await told(DELETE('/v1/passkeys/{passkey}', { params: { path: { passkey } } }))
    reload()
  }
  const createKey = async () => {
    const body = { label: 'Sign-in key', scopes: ['play' as const, 'read' as const] }
    show((await told(POST('/v1/tokens', { body }))).secret)
  }
  return (
    <Card title="Ways to sign in">
      <div class="stack">
        {data?.length === 0 && (
          <p class="note warn">Only this browser can sign you in. Add another way.</p>
        )}
        <ul class="plain" aria-label="Passkeys">
          {data?.map(({ id, label, createdAt }) => (
            <li key={id} class="row">
              <span class="grow">{`Passkey, created on ${label}, ${dateOf(createdAt)}`}</span>
              <button type="button" onClick={() => void remove(id)}>
                Delete<span class="hidden-label">{` passkey of ${label}`}</span>
              </button>
            </li>
          ))}
        </ul>
        <SubmitForm
          label="Create a passkey"
          isReady={canUsePasskeys}
          send={async () => {
            await addPasskey()
            reload()
          }}
          aside={
            <button type="button" class="quiet" onClick={() => void createKey()}>
              Show a sign-in key
            </button>
          }
        >
          {!canUsePasskeys && <p class="muted small">Passkeys need https, or localhost.</p>}
        </SubmitForm>
        {key !== null && <Copy label="Your sign-in key (shown only once)" words={key} />}
      </div>
    </Card>
  )
}

function Devices({ own }: { readonly own: string | null }) {
  const { data, reload } = useQuery('', () => told(GET('/v1/tokens')))
  const [link, show] = useState<Schemas['NewSignInLink'] | null>(null)
  const end = async (token: string) => {
    await told(DELETE('/v1/tokens/{token}', { params: { path: { token } } }))
    reload()
  }
  const signOut = async (everywhere: boolean) => {
    await told(DELETE('/v1/session', { params: { query: { everywhere } } }))
    signInAs(null)
  }
  const sessions = data?.filter(({ kind }) => kind === 'session') ?? []
  return (
    <Card title="Signed-in devices">
      <div class="stack">
        <ul class="plain" aria-label="Devices">
          {sessions.map(({ id, label, createdAt }) => (
            <li key={id} class="row">
              <span class="grow">{`${label}, since ${dateOf(createdAt)}`}</span>
              {id === own ? (
                <span class="pill on">This device</span>
              ) : (
                <button type="button" onClick={() => void end(id)}>
                  Sign out<span class="hidden-label">{` ${label}`}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        {link && <LinkDevice code={link.code} link={link} />}
        <div class="row wrap">
          {!link && (
            <button type="button" onClick={() => void told(POST('/v1/account/links')).then(show)}>
              Sign in another device
            </button>
          )}
          <button type="button" class="quiet" onClick={() => void reauthenticate()}>
            Use another account
          </button>
          <span class="grow" />
          <button type="button" onClick={() => void signOut(false)}>
            Sign out
          </button>
          <button type="button" class="quiet" onClick={() => void signOut(true)}>
            Sign out everywhere
          </button>
        </div>
      </div>
    </Card>
  )
}

function DeleteAccount({ name }: { readonly name: string }) {
  const [typed, type] = useState('')
  const leave = async () => {
    await told(DELETE('/v1/account'))
    signInAs(null)
  }
  return (
    <details>
      <summary>Delete account</summary>
      <SubmitForm label="Delete account" tone="danger" isReady={typed === name} send={leave}>
        <p>You lose your running games, ratings and ways to sign in. This cannot be undone.</p>
        <label class="field">
          {`Type “${name}”`}
          <input value={typed} onInput={(event) => type(event.currentTarget.value)} />
        </label>
      </SubmitForm>
    </details>
  )
}

const dateOf = (at: number): string =>
  new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })
