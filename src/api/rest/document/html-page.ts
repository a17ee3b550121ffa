import { createHash } from 'node:crypto'
import { Html, html } from './html.ts'
import { style } from './style.ts'
import { type Text, textOf } from './texts.ts'

export interface HtmlPage extends Text {
  readonly policy: string
}

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function htmlPage(title: string, body: Html): HtmlPage {
  const { text } = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${new Html(style)}</style>
${body}</html>
`
  return { ...textOf(text), policy }
}
