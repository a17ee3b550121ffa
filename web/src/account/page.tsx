import { useState } from 'preact/hooks'
import { PersonalData } from '../lobby/personal-data.tsx'
import { AccountButton, reauthenticate } from '../lobby/sign-in.tsx'
import { NoticeSettings } from '../notices/notice-settings.tsx'
import { AccountRatings } from '../ratings/account-ratings.tsx'
import { account, me, type Schemas, signInAs, touchline } from '../service.ts'
import { Shell } from '../shell/shell.tsx'
import * as en from '../text/account/en.ts'
import { Card } from '../ui/card.tsx'
import { Copy } from '../ui/copy.tsx'
import { formatDate } from '../ui/format.ts'
import { SubmitForm } from '../ui/submit-form.tsx'
import { useQuery } from '../ui/use-query.ts'
import { ConnectedPrograms } from './connected-programs.tsx'
import { HolidayCard } from './holiday.tsx'
import { LinkDevice } from './link-device.tsx'
import { addPasskey, canUsePasskeys } from './passkeys.ts'
import { ProfilePage } from './profile-page.tsx'
import './account.css'

const { GET, POST, DELETE, unwrap } = touchline

export const AccountPages = ({ handle }: { readonly handle: string }) =>
  handle === '' ? <AccountPage /> : <ProfilePage key={handle} handle={handle} />

function AccountPage() {
  const { data, reload } = useQuery(me.value, () => unwrap(GET('/v1/account')))
  return (
    <Shell here={null} right={<AccountButton />}>
      <div class="stack account">
        <h1>{en.yourAccount}</h1>
        {me.value === null ? (
          <SignIn />
        ) : (
          data && <Parts key={me.value} me={data} reload={reload} />
        )}
      </div>
    </Shell>
  )
}

const SignIn = () => (
  <div class="stack">
    <p class="muted">{en.signInToSeeYourAccount}</p>
    <div class="row">
      <button type="button" class="primary" onClick={() => void reauthenticate()}>
        {en.signIn}
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
    <HolidayCard holiday={props.me.holiday} reload={props.reload} />
    <Card title={en.yourData}>
      <div class="stack">
        <Copy label={en.playerIdShareItSo} words={props.me.account.id} />
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
    account.value = (await unwrap(POST('/v1/account', { body }))).account
    reload()
  }
  return (
    <Card title={en.profile} right={handle && <a href={`/@/${handle}`}>{en.seeProfile}</a>}>
      <div class="stack">
        <SubmitForm label={en.save} send={save}>
          <label class="field">
            {en.name}
            <input name="name" required maxLength={40} dir="auto" defaultValue={own.name} />
          </label>
          <label class="field">
            {en.handle}
            <input
              name="handle"
              pattern="[A-Za-z0-9_]{3,20}"
              autocapitalize="none"
              defaultValue={handle ?? ''}
            />
          </label>
          <label class="row">
            <input type="checkbox" name="hidden" defaultChecked={profile === 'hidden'} />
            {en.hideGames}
          </label>
        </SubmitForm>
        <AccountRatings account={own.id} />
      </div>
    </Card>
  )
}

function Ways() {
  const { data, reload } = useQuery('', () => unwrap(GET('/v1/passkeys')))
  const [key, show] = useState<string | null>(null)
  const remove = async (passkey: string) => {
    await unwrap(DELETE('/v1/passkeys/{passkey}', { params: { path: { passkey } } }))
    reload()
  }
  const createKey = async () => {
    const body = { label: en.signInKey, scopes: ['play' as const, 'read' as const] }
    show((await unwrap(POST('/v1/tokens', { body }))).secret)
  }
  return (
    <Card title={en.waysToSignIn}>
      <div class="stack">
        {data?.length === 0 && <p class="note warn">{en.onlyThisBrowser}</p>}
        <ul class="plain" aria-label={en.passkeys}>
          {data?.map(({ id, label, createdAt }) => (
            <li key={id} class="row">
              <span class="grow">{en.passkeyOf(label, formatDate(createdAt))}</span>
              <button type="button" onClick={() => void remove(id)}>
                {en.deletePasskey}
                <span class="hidden-label">{en.ofPasskey(label)}</span>
              </button>
            </li>
          ))}
        </ul>
        <SubmitForm
          label={en.createPasskey}
          isReady={canUsePasskeys}
          send={async () => {
            await addPasskey()
            reload()
          }}
          aside={
            <button type="button" class="quiet" onClick={() => void createKey()}>
              {en.showKey}
            </button>
          }
        >
          {!canUsePasskeys && <p class="muted small">{en.passkeysNeed}</p>}
        </SubmitForm>
        {key !== null && <Copy label={en.keyShownOnce} words={key} />}
      </div>
    </Card>
  )
}

function Devices({ own }: { readonly own: string | null }) {
  const { data, reload } = useQuery('', () => unwrap(GET('/v1/tokens')))
  const [link, show] = useState<Schemas['NewSignInLink'] | null>(null)
  const end = async (token: string) => {
    await unwrap(DELETE('/v1/tokens/{token}', { params: { path: { token } } }))
    reload()
  }
  const signOut = async (everywhere: boolean) => {
    await unwrap(DELETE('/v1/session', { params: { query: { everywhere } } }))
    signInAs(null)
  }
  const sessions = data?.filter(({ kind }) => kind === 'session') ?? []
  return (
    <Card title={en.signedInDevices}>
      <div class="stack">
        <ul class="plain" aria-label={en.devices}>
          {sessions.map(({ id, label, createdAt }) => (
            <li key={id} class="row">
              <span class="grow">{en.deviceSince(label, formatDate(createdAt))}</span>
              {id === own ? (
                <span class="pill on">{en.thisDevice}</span>
              ) : (
                <button type="button" onClick={() => void end(id)}>
                  {en.signOut}
                  <span class="hidden-label">{` ${label}`}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        {link && <LinkDevice code={link.code} link={link} />}
        <div class="row wrap">
          {!link && (
            <button type="button" onClick={() => void unwrap(POST('/v1/account/links')).then(show)}>
              {en.signInAnother}
            </button>
          )}
          <button type="button" class="quiet" onClick={() => void reauthenticate()}>
            {en.useAnotherAccount}
          </button>
        </div>
        <div class="row wrap">
          <button type="button" onClick={() => void signOut(false)}>
            {en.signOut}
          </button>
          <button type="button" class="quiet" onClick={() => void signOut(true)}>
            {en.signOutEverywhere}
          </button>
        </div>
      </div>
    </Card>
  )
}

function DeleteAccount({ name }: { readonly name: string }) {
  const [typed, type] = useState('')
  const leave = async () => {
    await unwrap(DELETE('/v1/account'))
    signInAs(null)
  }
  return (
    <details>
      <summary>{en.deleteAccount}</summary>
      <SubmitForm label={en.deleteAccount} tone="danger" isReady={typed === name} send={leave}>
        <p>{en.deletedFor}</p>
        <label class="field">
          {en.typeName(name)}
          <input value={typed} onInput={(event) => type(event.currentTarget.value)} />
        </label>
      </SubmitForm>
    </details>
  )
}
