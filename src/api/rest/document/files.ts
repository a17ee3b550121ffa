import { readFile } from 'node:fs/promises'
import { type Text, textOf } from './texts.ts'

const top = new URL('../../../../../', import.meta.url)
const known = new Map<string, Promise<Text>>()

export function docsFile(path: string): Promise<Text> {
  const text = known.get(path) ?? readFile(new URL(path, top), 'utf8').then(textOf)
  known.set(path, text)
  return text
}

export async function summaryOf(path: string) {
  const { text } = await docsFile(path)
  const [, title = path] = /^# (.+)$/m.exec(text) ?? []
  const [first = ''] = text.slice(text.indexOf('\n')).trim().split('\n\n')
  const [sentence = ''] = first.replaceAll(/\s+/g, ' ').split(/(?<=\.) /)
  return { title, sentence }
}
