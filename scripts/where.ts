// `npm run where NAME` finds where a move, event, refusal, kind of decision, option or rulebook
// clause is declared, implemented and tested. The command relies on the folder layout that all
// rulesets share.
import { fileURLToPath } from 'node:url'
import { nearestName } from '../src/engine/kernel/closest-name.ts'
import { filesOf, read } from '../tests/tidy/project.ts'
import { scan } from '../tests/tidy/scan.ts'
import { titlesIn } from '../tests/tidy/titles.ts'

export interface NamedPlace {
  readonly name: string
  readonly what: string
  readonly where: string
  readonly text: string
}

const NEAR_MAX = 8
const entry = /^ {2}'?([\w.-]+)'?[:(]/g
const sayings: readonly (readonly [what: string, room: RegExp, said: RegExp])[] = [
  ['move', /^moves$/, entry],
  ['rule', /^rules$/, /^ {2}'?([\w-]+)'?: \{/g],
  ['event', /^events$/, entry],
  ['emitted', /^rules$/, /\btype: '([\w-]+\.[\w.-]+)'/g],
  ['evolve', /^evolve$/, entry],
  ['words', /^words$/, entry],
  ['refusal', /^(?:refusals|src\/engine\/kernel\/refusal\.ts)$/, entry],
  ['refused', /^(?:rules|read|options)$/, /'([a-z-]+)'/g],
  ['question', /^(?:decisions|types)$/, /(?:^ {2}|')([a-z][\w-]*)[':]/g],
  ['default', /^defaults$/, entry],
  ['option', /^options$/, entry],
  ['clause', /^docs\/rulesets\//, /^\|\s*`?\**([A-Z]{2}-[RS]?\d+)/g],
  ['told', /^docs\/errors\.md$/, /^\|\s*`([a-z-]+)`/g],
]

export function places(): NamedPlace[] {
  const named = [...filesOf('src'), ...filesOf('docs')].flatMap(saidIn)
  const codes = new Set(named.filter(({ what }) => what === 'refusal').map(({ name }) => name))
  const meant = named.filter(({ what, name }) => what !== 'refused' || codes.has(name))
  const tests = filesOf('tests').filter((file) => file.endsWith('.test.ts'))
  return [...meant, ...tests.flatMap(testedIn)]
}

export function placesOf(name: string, all: readonly NamedPlace[]): NamedPlace[] {
  const own = all.filter((place) => place.name === name)
  const clauses = own
    .filter(({ what }) => what === 'refusal')
    .flatMap(({ text }) => text.match(/\b[A-Z]{2}-[RS]?\d+\b/g) ?? [])
  return [...own, ...all.filter((place) => clauses.includes(place.name))]
}

export function near(name: string, all: readonly NamedPlace[]): string[] {
  const known = new Set(all.filter(({ what }) => what !== 'test').map((place) => place.name))
  const nearest = nearestName(name, known)
  const having = [...known].filter((one) => one.includes(name))
  return [...(nearest === null ? [] : [nearest]), ...having].slice(0, NEAR_MAX)
}

function saidIn(file: string): NamedPlace[] {
  const room = /^src\/engine\/rulesets\/[\w-]+\/(\w+)/.exec(file)?.[1] ?? file
  const here = sayings.filter(([, where]) => where.test(room))
  if (here.length === 0) return []
  const lines = read(file).split('\n')
  return lines.flatMap((text, index) =>
    here.flatMap(([what, , said]) =>
      [...text.matchAll(said)].map(([, name = '']) => ({
        name,
        what,
        text: what === 'refusal' ? wholeEntry(lines, index) : text.trim(),
        where: `${file}:${index + 1}`,
      })),
    ),
  )
}

function wholeEntry(lines: readonly string[], first: number): string {
  const open = lines[first]?.endsWith('{') === true
  const last = open ? lines.indexOf('  },', first) : first
  return lines
    .slice(first, last + 1)
    .map((line) => line.trim())
    .join(' ')
}

function testedIn(file: string): NamedPlace[] {
  return titlesIn(scan(read(file))).flatMap(({ text, line }) =>
    [...new Set(text.match(/\w+(?:[.-]\w+)+/g))].map((name) => ({
      name,
      what: 'test',
      text,
      where: `${file}:${line}`,
    })),
  )
}

function main(name: string): void {
  const all = places()
  const found = placesOf(name, all)
  for (const { what, where, text } of found)
    console.log(`${what.padEnd(9)} ${where}${/test|clause/.test(what) ? `  ${text}` : ''}`)
  if (found.length > 0) return
  const others = near(name, all)
  const similar = others.length > 0 ? `; similar names: ${others.join(', ')}` : ''
  console.error(`${name} was not found${similar}.`)
  process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv[2] ?? '')
