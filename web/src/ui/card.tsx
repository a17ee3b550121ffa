import type { ComponentChildren } from 'preact'

interface CardProps {
  readonly title?: ComponentChildren
  readonly right?: ComponentChildren
  readonly flush?: boolean
  readonly class?: string
  readonly tabIndex?: -1
  readonly children: ComponentChildren
}

export const Card = ({ title, right, flush, class: more = '', tabIndex, children }: CardProps) => (
  <section class={`card ${more}`} tabIndex={tabIndex}>
    {title !== undefined && (
      <header>
        <h2 class="grow">{title}</h2>
        {right}
      </header>
    )}
    <div class={flush ? 'flush' : 'body'}>{children}</div>
  </section>
)

interface SegmentsProps<T extends string> {
  readonly label: string
  readonly options: readonly (readonly [value: NoInfer<T>, name: string])[]
  readonly value: T
  pick(value: T): void
}

export const Segments = <T extends string>({ label, options, value, pick }: SegmentsProps<T>) => (
  <fieldset class="segments" aria-label={label}>
    {options.map(([one, name]) => (
      <button key={one} type="button" aria-pressed={one === value} onClick={() => pick(one)}>
        {name}
      </button>
    ))}
  </fieldset>
)
