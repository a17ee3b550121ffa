import { createHash } from 'node:crypto'
import type { JsonSchema } from './components.ts'

export interface ReferencePage {
  readonly html: string
  /** Content-Security-Policy: nothing but its own style. */
  readonly policy: string
}
export function referencePage(document: JsonSchema): ReferencePage {
  const html = JSON.stringify(document)
  const style = createHash('sha256').update('').digest('base64')
  return { html, policy: `default-src 'none'; style-src 'sha256-${style}'` }
}
