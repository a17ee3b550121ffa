import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { OperatorPaths } from 'touchline-client'
import { en } from '../text/console/en.ts'
import { useQuery } from '../ui/use-query.ts'
import { read } from './admin-client.ts'

export type Found =
  OperatorPaths['/v1/admin/search']['get']['responses'][200]['content']['application/json']

const PAUSE_MILLISECONDS = 180
const LETTERS_MIN = 2

/** Search results; null while the service is searching. */
export function useFound(text: string): Found | null {
  const [asked, ask] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => ask(text), text === '' ? 0 : PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text])
  const isLong = asked.length >= LETTERS_MIN
  const load = async () => {
    const found = (await read('search.list', { input: { text: asked } })) as Found
    return { asked, found }
  }
  const { data } = useQuery(isLong ? asked : null, load)
  return data?.asked === text ? data.found : null
}

interface ComboboxProps<Hit> {
  readonly label: string
  readonly placeholder?: string
  readonly text: string
  /** Search results; null while the service is searching. */
  readonly hits: readonly Hit[] | null
  readonly of?: RefObject<HTMLInputElement | null>
  readonly before?: ComponentChildren
  keyOf(hit: Hit): string
  children(hit: Hit): ComponentChildren
  change(text: string): void
  pick(hit: Hit): void
}

export function Combobox<Hit>(props: ComboboxProps<Hit>) {
  const { label, placeholder, text, hits, of, before, keyOf, children, change, pick } = props
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  const [isOpen, open] = useState(false)
  const [place, setPlace] = useState(0)
  const isShown = isOpen && text.trim().length >= LETTERS_MIN
  const active = hits?.[Math.min(place, hits.length - 1)]
  const take = (hit: Hit) => {
    open(false)
    pick(hit)
  }
  const step = (by: number) =>
    setPlace((from) => (from + by + (hits?.length ?? 0)) % Math.max(1, hits?.length ?? 0))
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Escape' && isShown) open(false)
    else if (event.key === 'Enter' && isShown) active && take(active)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div class="combobox" onFocusOut={(event) => isOutside(event) && open(false)}>
      {before}
      <input
        ref={of ?? own}
        role="combobox"
        aria-label={label}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active ? `${id}-${keyOf(active)}` : undefined}
        autoComplete="off"
        spellcheck={false}
        placeholder={placeholder}
        value={text}
        onFocus={() => open(true)}
        onInput={({ currentTarget }) => {
          open(true)
          setPlace(0)
          change(currentTarget.value)
        }}
        onKeyDown={press}
      />
      {isShown && <Hits {...{ id, label, hits, active, keyOf, children, take }} />}
    </div>
  )
}

interface HitsProps<Hit> extends Pick<ComboboxProps<Hit>, 'label' | 'hits' | 'keyOf' | 'children'> {
  readonly id: string
  readonly active: Hit | undefined
  take(hit: Hit): void
}

const Hits = <Hit,>({ id, label, hits, active, keyOf, children, take }: HitsProps<Hit>) => (
  <div class="hits">
    {!hits?.length && (
      <p class="muted small" role="status">
        {hits === null ? en.finding : en.nothingFound}
      </p>
    )}
    <div role="listbox" id={`${id}-list`} aria-label={label} hidden={!hits?.length}>
      {hits?.map((hit) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles keys
        <div
          key={keyOf(hit)}
          id={`${id}-${keyOf(hit)}`}
          role="option"
          tabIndex={-1}
          aria-selected={hit === active}
          // The browser's default action for a mouse press would move the focus out of the text
          // field before the click is complete.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(hit)}
        >
          {children(hit)}
        </div>
      ))}
    </div>
  </div>
)

const isOutside = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !(currentTarget as Node).contains(relatedTarget as Node | null)
