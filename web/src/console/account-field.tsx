import { useState } from 'preact/hooks'
import { en } from '../text/console/en.ts'
import { useQuery } from '../ui/use-query.ts'
import { operator, read } from './admin-client.ts'
import { Id } from './cell.tsx'
import { Combobox, type Found, useFound } from './combobox.tsx'

interface AccountFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: unknown
  change(id: string | undefined): void
}

type Account = Found['accounts'][number]

export function AccountField({ label, hint, value, change }: AccountFieldProps) {
  const [text, setText] = useState('')
  const id = typeof value === 'string' ? value : null
  const found = useFound(id === null ? text.trim() : '')
  return (
    <div class="field">
      <span>{label}</span>
      {id === null ? (
        <Combobox<Account>
          label={label}
          placeholder={hint ?? en.accountHint}
          text={text}
          hits={found?.accounts ?? null}
          keyOf={(account) => account.id}
          change={setText}
          pick={(account) => {
            setText('')
            change(account.id)
          }}
        >
          {(account) => (
            <>
              <b class="clip grow">
                <bdi>{account.name}</bdi>
              </b>
              <Id of={account.id} />
            </>
          )}
        </Combobox>
      ) : (
        <span class="row chosen">
          <AccountName id={id} />
          <button
            type="button"
            class="quiet"
            aria-label={`Remove ${label}`}
            onClick={() => change(undefined)}
          >
            ✕
          </button>
        </span>
      )}
    </div>
  )
}

function AccountName({ id }: { readonly id: string }) {
  const isSelf = id === operator.value?.account.id
  const load = () => read('account.show', { id }) as Promise<Account>
  const { data } = useQuery(isSelf ? null : id, load)
  const name = isSelf ? operator.value?.account.name : data?.name
  return <b class="clip grow">{name === undefined ? <Id of={id} /> : <bdi>{name}</bdi>}</b>
}
