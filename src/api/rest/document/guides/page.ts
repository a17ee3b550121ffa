import { guides, pages } from '../../endpoint/guides.ts'
import { docsFile, summaryOf } from '../files.ts'
import { type Html, html } from '../html.ts'
import { type HtmlPage, htmlPage } from '../html-page.ts'
import { inline, renderMarkdown } from './render-markdown.ts'

const INDEX = '/docs/guides'
const guidePaths = guides.map((name) => `docs/guides/${name}.md`)
const pagePaths = pages.map((name) => `docs/${name}.md`)

export async function guidesPage(): Promise<HtmlPage> {
  const { first, further } = await contents()
  const body = html`<h1>Guides</h1>
<p>Step-by-step instructions. Each call is in <a href="/docs">the reference</a>.</p>
<dl>${first.map(abstract)}</dl>
<h2>Further pages</h2>
<dl>${further.map(abstract)}</dl>
`
  return framed('Guides', body, INDEX)
}

export async function guidePage(path: string): Promise<HtmlPage> {
  const [{ title }, { text }] = await Promise.all([summaryOf(path), docsFile(path)])
  const source = html`<p class="quiet"><a href="/${path}">This page as Markdown</a></p>`
  const body = html`${renderMarkdown(text)}${source}
`
  return framed(title, body, addressOf(path))
}

interface Entry {
  readonly address: string
  readonly title: string
  readonly sentence: string
}

async function contents() {
  const [first, further] = await Promise.all([entries(guidePaths), entries(pagePaths)])
  return { first, further }
}

const entries = (paths: readonly string[]): Promise<Entry[]> =>
  Promise.all(paths.map(async (path) => ({ address: addressOf(path), ...(await summaryOf(path)) })))

const addressOf = (path: string): string => `/${path.replace(/\.md$/, '')}`

const abstract = ({ address, title, sentence }: Entry): Html =>
  html`<dt><a href="${address}">${title}</a><dd>${inline(sentence)}`

async function framed(title: string, body: Html, here: string): Promise<HtmlPage> {
  const { first, further } = await contents()
  const link = ({ address, title }: Pick<Entry, 'address' | 'title'>) =>
    html`<a href="${address}"${address === here ? html` aria-current="page"` : null}>${title}</a>`
  const list = (all: readonly Entry[]) => html`<ul>${all.map((one) => html`<li>${link(one)}`)}</ul>`
  return htmlPage(
    `Touchline: ${title}`,
    html`<a class="skip" href="#guide">Skip to the guide</a>
<nav class="few" aria-label="Guides">
<strong>${link({ address: INDEX, title: 'Guides' })}</strong>
${list(first)}
${list(further)}
<strong><a href="/docs">Reference</a></strong>
<ul><li><a href="/docs/plain">On one page</a><li><a href="/llms.txt">For language models</a></ul>
</nav>
<main id="guide">
${body}</main>
`,
  )
}
