import type { ComponentChildren } from 'preact'
import { type Block, blocksOf, type Span, spansOf } from '../../../src/markdown.ts'
import { clauseOf } from './clause.ts'

type Mark = (text: string) => ComponentChildren

interface MarkdownProps {
  readonly text: string
  /**
   * Marks words in a text. The function is called for the plain text of paragraphs and lists, in
   * the order of the document.
   */
  readonly mark?: Mark
}

/** HTML tags in the Markdown are shown as text. */
export const Markdown = ({ text, mark = String }: MarkdownProps) => (
  <>{blocksOf(text).map((block, at) => drawn(block, at, mark))}</>
)

function drawn(block: Block, at: number, mark: Mark): ComponentChildren {
  switch (block.kind) {
    case 'heading':
      return heading(block, at)
    case 'rule':
      return <hr key={at} />
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll the text
        <pre key={at} class="mono" tabIndex={0}>
          {block.text}
        </pre>
      )
    case 'quote':
      return <blockquote key={at}>{inline(block.text)}</blockquote>
    case 'list': {
      const items = block.items.map(({ text, inner }, place) => (
        <li key={place} data-clause={clauseOf(text)}>
          {inline(text, mark)}
          {inner.map((one, at) => drawn(one, at, mark))}
        </li>
      ))
      return block.isNumbered ? <ol key={at}>{items}</ol> : <ul key={at}>{items}</ul>
    }
    case 'table':
      return table(block, at)
    default:
      return (
        <p key={at} data-clause={clauseOf(block.text)}>
          {inline(block.text, mark)}
        </p>
      )
  }
}

/** The title of the dialog is an h2 heading, so the chapters of the Markdown text begin with h3. */
function heading({ level, text }: Block & { kind: 'heading' }, at: number) {
  if (level <= 1) return <h3 key={at}>{inline(text)}</h3>
  if (level === 2) return <h4 key={at}>{inline(text)}</h4>
  return <h5 key={at}>{inline(text)}</h5>
}

const table = ({ head, rows }: Block & { kind: 'table' }, at: number) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll the text
  <div key={at} class="wide" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {head.map((cell, place) => (
            <th key={place}>{inline(cell)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} data-clause={clauseOf(cells[0] ?? '')}>
            {cells.map((cell, place) => (
              <td key={place}>{place === 0 ? spansOf(cell).map(bare) : inline(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const inline = (text: string, mark: Mark = String): ComponentChildren =>
  spansOf(text).map((one, at) => span(one, at, mark))

const bare = (one: Span, at: number) => (one.kind === 'plain' ? one.text : span(one, at, String))

/** A clause id with its brackets and punctuation, which must not be on different lines. */
const CLAUSE = /(\(?\b[A-Z]{2}-R?\d+\b[),.;:]*)/

const withClauses = (text: string, mark: Mark): ComponentChildren =>
  text.split(CLAUSE).map((part, at) => (at % 2 === 0 ? mark(part) : clauseButton(part, at)))

/** The surrounding page handles clicks on the button. */
function clauseButton(part: string, key: number) {
  const [before, id, after] = part.split(/([A-Z]{2}-R?\d+)/)
  return (
    <span key={key} class="unbroken">
      {before}
      <button type="button" class="clause-id" data-opens={id}>
        {id}
      </button>
      {after}
    </span>
  )
}

/** Relative links in Markdown are shown as plain text. */
function span(one: Span, at: number, mark: Mark): ComponentChildren {
  const within = (inner: readonly Span[]) => inner.map((part, place) => span(part, place, mark))
  switch (one.kind) {
    case 'plain':
      return withClauses(one.text, mark)
    case 'code':
      return <code key={at}>{one.text}</code>
    case 'bold':
      return <b key={at}>{within(one.inner)}</b>
    case 'italic':
      return <i key={at}>{within(one.inner)}</i>
    default:
      return one.to.startsWith('https://') ? (
        <a key={at} href={one.to} target="_blank" rel="noreferrer">
          {within(one.inner)}
        </a>
      ) : (
        within(one.inner)
      )
  }
}
