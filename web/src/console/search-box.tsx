import { useEffect, useRef, useState } from 'preact/hooks'
import { go } from '../shell/route.ts'
import { en } from '../text/console/en.ts'
import { sentenceCase } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import { Icon } from '../ui/icon.tsx'
import { operationNamed } from './admin-client.ts'
import { Cell, Id } from './cell.tsx'
import { playersIn } from './columns.tsx'
import { Combobox, type Found, useFound } from './combobox.tsx'

type Hit =
  | { readonly kind: 'games'; readonly item: Found['games'][number] }
  | { readonly kind: 'accounts'; readonly item: Found['accounts'][number] }

export function SearchBox() {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const found = useFound(operationNamed('search.list') ? text.trim() : '')
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPED)
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  if (!operationNamed('search.list')) return null
  return (
    <search class="finder">
      <Combobox<Hit>
        label={en.search}
        placeholder={en.searchHint}
        of={input}
        text={text}
        hits={found && hitsIn(found)}
        before={<Icon sign="search" />}
        keyOf={({ kind, item }) => `${kind}-${item.id}`}
        change={setText}
        pick={({ kind, item }) => {
          setText('')
          input.current?.blur()
          go(`/console/${kind}/${item.id}`)
        }}
      >
        {(hit) => (hit.kind === 'games' ? <Game {...hit.item} /> : <Account {...hit.item} />)}
      </Combobox>
    </search>
  )
}

const TYPED = 'input, textarea, select, dialog, [contenteditable]'

const hitsIn = ({ games, accounts }: Found): readonly Hit[] => [
  ...games.map((item) => ({ kind: 'games' as const, item })),
  ...accounts.map((item) => ({ kind: 'accounts' as const, item })),
]

const Game = ({ id, ruleset, status, seats }: Found['games'][number]) => (
  <>
    <b>{gameName(ruleset)}</b>
    <Cell name="status" value={status} />
    <span class="clip grow muted">{playersIn(seats)}</span>
    <Id of={id} />
  </>
)

const Account = ({ id, name, kind, role, leftAt, ban }: Found['accounts'][number]) => (
  <>
    <b class="clip">
      <bdi>{name}</bdi>
    </b>
    <span class="grow muted">{role === null ? sentenceCase(kind) : sentenceCase(role)}</span>
    {leftAt !== null && <span class="pill">erased</span>}
    {ban !== null && <span class="pill bad">banned</span>}
    <Id of={id} />
  </>
)
