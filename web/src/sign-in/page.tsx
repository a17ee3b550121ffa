import { useState } from 'preact/hooks'
import { AccountButton, ensureSignedIn } from '../lobby/sign-in.tsx'
import { me, type Schemas, touchline } from '../service.ts'
import { Shell } from '../shell/shell.tsx'
import * as en from '../text/sign-in/en.ts'
import { Card } from '../ui/card.tsx'
import { SubmitForm } from '../ui/submit-form.tsx'
import { useQuery } from '../ui/use-query.ts'
import './sign-in.css'

const { GET, POST, unwrap } = touchline

type Request = Schemas['CreateGrantInput']['request']

/** The cast is safe because the service validates the request. */
const requestIn = (search: string): Request =>
  Object.fromEntries(new URLSearchParams(search)) as unknown as Request

export function SignInPage() {
  const [request] = useState(() => requestIn(location.search))
  const { data: facts, trouble } = useQuery('', () =>
    unwrap(GET('/v1/oauth/request', { params: { query: request } })),
  )
  return (
    <Shell here={null} right={<AccountButton />}>
      <div class="stack consent">
        {trouble && <p class="note bad">{trouble}</p>}
        {facts && <Consent facts={facts} request={request} />}
      </div>
    </Shell>
  )
}

interface ConsentProps {
  readonly facts: Schemas['SignInFacts']
  readonly request: Request
}

function Consent({ facts, request }: ConsentProps) {
  const { clientName, host, redirectHost, isLocal, scopes, refusal } = facts
  const [account, choose] = useState('')
  const { data } = useQuery(me.value, () => unwrap(GET('/v1/grants')))
  const approve = async () => {
    if (!(await ensureSignedIn())) return
    const body = { request, ...(account !== '' && { account }) }
    const { location: address } = await unwrap(POST('/v1/oauth/grants', { body }))
    location.assign(address)
  }
  return (
    <Card title={en.title}>
      <div class="stack">
        <p class="host">{host}</p>
        <p>
          {en.callsItself} “<bdi>{clientName}</bdi>”{' '}
          {scopes.includes('play') ? en.mayPlay : en.mayRead}
        </p>
        <p>
          {en.answerGoesTo} <b class="host">{redirectHost}</b>
          {isLocal && en.onThisComputer}.
        </p>
        <p class="muted small">{en.warning}</p>
        <SubmitForm
          label={en.approve}
          send={approve}
          aside={
            <a class="button quiet" href={refusal}>
              {en.refuse}
            </a>
          }
        >
          {data && data.agents.length > 0 && (
            <label class="field">
              {en.agent}
              <select value={account} onInput={(event) => choose(event.currentTarget.value)}>
                <option value="">{en.newAgent}</option>
                {data.agents.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </SubmitForm>
      </div>
    </Card>
  )
}
