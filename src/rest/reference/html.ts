/** Text that is HTML already. Everything else is escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | readonly Part[]

/** html`<p>${text}</p>`: whatever is put in is escaped, unless it was made here. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(textOf)))
}

function textOf(part: Part): string {
  if (part === null) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The little Markdown that our descriptions use: paragraphs, numbered lists, `code`. */
export function prose(text: string): Html[] {
  return text.split('\n\n').map((block) => {
    const items = block.split('\n')
    if (!items.every((line) => /^\d+\. /.test(line))) return html`<p>${inline(block)}</p>`
    return html`<ol>${items.map((line) => html`<li>${inline(line.replace(/^\d+\. /, ''))}</li>`)}</ol>`
  })
}

export const inline = (text: string): Html[] =>
  text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))
