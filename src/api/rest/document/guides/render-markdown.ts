import { type Block, blocksOf, type Item, type Span, spansOf } from '../../../../markdown.ts'
import { guides, pages } from '../../endpoint/guides.ts'
import { Html, html } from '../html.ts'

export const renderMarkdown = (text: string): Html => html`${blocksOf(text).map(block)}`

function block(one: Block): Html {
  switch (one.kind) {
    case 'heading':
      return heading(one)
    case 'rule':
      return html`<hr>\n`
    case 'code':
      // A scrollable code block must be focusable, because keyboard users cannot scroll it
      // otherwise.
      return html`<pre tabindex="0">${one.text}</pre>\n`
    case 'quote':
      return html`<blockquote>${inline(one.text)}</blockquote>\n`
    case 'list': {
      const items = one.items.map(item)
      return one.isNumbered ? html`<ol>${items}</ol>\n` : html`<ul>${items}</ul>\n`
    }
    case 'table':
      return table(one)
    default:
      return html`<p>${inline(one.text)}</p>\n`
  }
}

function heading({ level, text }: Block & { kind: 'heading' }): Html {
  const tag = new Html(`h${level}`)
  return html`<${tag} id="${anchorOf(text)}">${inline(text)}</${tag}>\n`
}

/**
 * Returns the anchor that GitHub generates for a heading: `The first admin` becomes
 * `#the-first-admin`.
 */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-')

const item = ({ text, inner }: Item): Html => html`<li>${inline(text)}${inner.map(block)}</li>`

/**
 * Wraps the table in an element that scrolls, because a wide table would otherwise widen the page.
 */
const table = ({ head, rows }: Block & { kind: 'table' }): Html =>
  html`<div class="wide" tabindex="0"><table>
<thead><tr>${head.map((cell) => html`<th scope="col">${inline(cell)}`)}</thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${inline(cell)}`)}`)}</tbody>
</table></div>
`

export const inline = (text: string): Html[] => spansOf(text).map(span)

function span(one: Span): Html {
  switch (one.kind) {
    case 'plain':
      return html`${one.text}`
    case 'code':
      return html`<code>${one.text}</code>`
    case 'bold':
      return html`<b>${one.inner.map(span)}</b>`
    case 'italic':
      return html`<i>${one.inner.map(span)}</i>`
    default: {
      const words = one.inner.map(span)
      const address = addressOf(one.to)
      return address === null ? html`${words}` : html`<a href="${address}">${words}</a>`
    }
  }
}

/** Returns null for a file in the repository that the service does not serve. */
function addressOf(to: string): string | null {
  if (/^(?:https:\/\/|#)/.test(to)) return to
  const [, name = '', anchor = ''] = /^(?:\.\.\/|guides\/)?([\w-]+)\.md(#.*)?$/.exec(to) ?? []
  if (isOneOf(guides, name)) return `/docs/guides/${name}${anchor}`
  return isOneOf(pages, name) ? `/docs/${name}${anchor}` : null
}

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name)
