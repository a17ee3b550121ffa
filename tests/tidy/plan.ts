import type { Scanned } from './scan.ts'

/**
 * Names of the files that each ruleset consists of; if such a file would be too long, a folder with
 * the same name replaces the file.
 */
const files = [
  ...['types', 'options', 'state', 'moves', 'events', 'refusals', 'decisions', 'defaults'],
  ...['evolve', 'view', 'imagine', 'text', 'bot', 'beats'],
]
const folders = ['read', 'rules', 'content']
const perhaps = [
  ...['laws', 'lessons', 'presets', 'suggest', 'upcast', 'words'],
  ...['saves', 'sense', 'throws'],
]

export const INDEX_LINES_MAX = 72

export function unplanned(entries: readonly string[]): string[] {
  const names = entries.map((entry) => entry.replace(/\.ts$/, ''))
  const known = ['index', ...files, ...folders, ...perhaps]
  const isFile = (name: string) => entries.includes(`${name}.ts`)
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => `${name} is not in the plan`),
    ...['index', ...files, ...folders]
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is missing`),
    ...names
      .filter((name, place) => names.indexOf(name) !== place)
      .map((name) => `${name} is a file and a folder`),
    ...folders.filter(isFile).map((name) => `${name} is a folder`),
  ]
}

/**
 * True if the file contains only imports and `export const goalscorer = defineRuleset<Goalscorer>({
 * … })`.
 */
export function isOneObject({ code }: Scanned): boolean {
  const statements = code.replace(/^import\b[^'"]*(['"]).*?\1\s*$/gm, '').trim()
  const [object = '', exported = 'export default x'] = statements.split(/\n\n(?=export default)/)
  const isExported = /^export default \w+$/.test(exported)
  return isExported && /^export const \w+ = defineRuleset<\w+>\(\{\n(?: .*\n|\n)*\}\)$/.test(object)
}
