// Checks the rules of docs/style.md that a program can check.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { witnessesOf } from '../src/engine/certify/laws.ts'
import { circlesIn } from './tidy/circles.ts'
import { clausesOf, namedIn, untestableIn } from './tidy/clauses.ts'
import { partialCopiesIn } from './tidy/copies.ts'
import { type Kind, riddlesIn } from './tidy/english.ts'
import { functionsIn } from './tidy/functions.ts'
import { areaOf, folderOf, importsIn, misdirected, targetOf } from './tidy/imports.ts'
import { INDEX_LINES_MAX, isOneObject, unplanned } from './tidy/plan.ts'
import { entriesOf, exists, filesOf, foldersOf, isContent, read, sources } from './tidy/project.ts'
import { impuritiesIn } from './tidy/purity.ts'
import { scan } from './tidy/scan.ts'
import { titlesIn } from './tidy/titles.ts'

const columnsMax = 100
const functionLinesMax = 70
const fileLinesMax = 400

const code = sources()
/** Matches an `await` that is not indented and is therefore outside all functions. */
const awaitsOutside = /^(?:(?:const|let) [^=]+= )?await\b/
const rulesetIds = foldersOf('src/engine/rulesets').filter((id) => id !== 'shared')

t.test('imports follow the directions of the architecture', async (t) => {
  const offences = code
    .filter(({ file }) => file.endsWith('.ts'))
    .flatMap(({ file, scanned }) =>
      importsIn(scanned).flatMap((found) => {
        const wrong = misdirected(file, found)
        return wrong === undefined ? [] : [`${file}:${found.line} ${wrong} (${found.from})`]
      }),
    )
  t.same(offences, [])
})

t.test('the texts of pages for players are in the catalogues', async (t) => {
  // The operator console and the API documentation pages are not translated.
  const isPage = /^web\/src\/(?!(?:console|graphiql|reference|text)\/).*\.tsx$/
  const written = /(?:>|^\s+)[A-Z][a-z]+(?: [\w’ ]+)?[.…]?(?:<\/|$)/
  const labelled = /\b(?:aria-label|label|title|placeholder)="[A-Z]/
  const offences = code
    .filter(({ file }) => isPage.test(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, place) =>
          written.test(line) || labelled.test(line) ? [`${file}:${place + 1} ${line}`] : [],
        ),
    )
  t.same(offences, [])
})

t.test('laws repeat the rulebook, so they import no rules', async (t) => {
  const inLaws = /^src\/engine\/rulesets\/([\w-]+)\/laws\//
  const offences = code.flatMap(({ file, scanned }) => {
    const id = inLaws.exec(file)?.[1]
    if (id === undefined) return []
    const own = `src/engine/rulesets/${id}`
    const isSource = (target: string) =>
      ['src/engine/kernel/', `${own}/laws/`, `${own}/content/`].some((one) =>
        target.startsWith(one),
      )
    return importsIn(scanned)
      .filter((found) => !found.isType && !isSource(targetOf(file, found)))
      .map(({ from, line }) => `${file}:${line} imports ${from}`)
  })
  t.same(offences, [])
})

t.test('only the admin pipeline issues audit capabilities', async (t) => {
  // Background jobs and the archive run without an operator, and therefore write audit entries
  // themselves.
  const issuers = /^src\/app\/(?:admin\/|archive\/archive-games|exchange\/export-jobs)/
  const offences = code
    .filter(({ file }) => file.startsWith('src/') && !issuers.test(file))
    .filter(({ text }) => /\bAuditCapability\.(?:record|inSession)\b/.test(text))
  t.same(
    offences.map(({ file }) => file),
    [],
  )
})

t.test('no file imports itself indirectly, not even for types', async (t) => {
  const arrows = code.map(({ file, scanned }): [string, string[]] => [
    file,
    importsIn(scanned).map((found) => targetOf(file, found)),
  ])
  t.same(circlesIn(new Map(arrows)), [])
})

t.test('no folder of the service imports itself indirectly, not even for types', async (t) => {
  const arrows = new Map<string, Set<string>>()
  for (const { file, scanned } of code) {
    if (!file.startsWith('src/')) continue
    const folder = folderOf(file)
    const others = importsIn(scanned)
      .filter(({ from }) => from.startsWith('.'))
      .map((found) => folderOf(targetOf(file, found)))
      .filter((other) => other !== folder && other.startsWith('src'))
    arrows.set(folder, new Set([...(arrows.get(folder) ?? []), ...others]))
  }
  const circles = circlesIn(new Map([...arrows].map(([from, to]) => [from, [...to]])))
  t.same(circles, [])
})

t.test('src has at most three loose files', async (t) => {
  const loose = entriesOf('src').filter((name) => name.includes('.'))
  t.ok(loose.length <= 3, loose.join(', '))
})

t.test('the kernel, rulesets, bots and verification are pure', async (t) => {
  const areas = ['kernel', 'rulesets', 'bots', 'certify'].map((name) => `src/engine/${name}`)
  const pure = code.filter(({ file }) => areas.includes(areaOf(file) ?? ''))
  const offences = pure.flatMap(({ file, scanned }) =>
    impuritiesIn(scanned).map(({ what, line }) => `${file}:${line} ${what}`),
  )
  t.same(offences, [])
})

t.test('code that writes events names each field', async (t) => {
  const writers = /^src\/engine\/rulesets\/[\w-]+\/evolve(?:\/|\.ts$)/
  const performers = /^src\/engine\/kernel\/(?:decide|game|judge|rule|step)\.ts$/
  const offences = code
    .filter(({ file }) => writers.test(file) || performers.test(file))
    .flatMap(({ file, scanned }) => partialCopiesIn(scanned).map((line) => `${file}:${line}`))
  t.same(offences, [])
})

t.test(`lines have at most ${columnsMax} characters`, async (t) => {
  const offences = code
    .filter(({ file }) => !isContent(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) => {
        const columns = [...line].length
        return columns > columnsMax ? [`${file}:${index + 1} has ${columns}`] : []
      }),
    )
  t.same(offences, [])
})

t.test(`functions have at most ${functionLinesMax} lines`, async (t) => {
  const offences = code.flatMap(({ file, scanned }) =>
    functionsIn(scanned)
      .filter(({ lines }) => lines > functionLinesMax)
      .map(({ name, line, lines }) => `${file}:${line} ${name} has ${lines}`),
  )
  t.same(offences, [])
})

t.test(`files have at most ${fileLinesMax} lines`, async (t) => {
  const offences = code
    .map(({ file, text }) => ({ file, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > fileLinesMax)
    .map(({ file, lines }) => `${file} has ${lines}`)
  t.same(offences, [])
})

t.test('every reminder has the number of an issue', async (t) => {
  const reminder = new RegExp(`\\b(?:${'TO'}DO|${'FIX'}ME)\\b(?!\\(#\\d+\\))`)
  const offences = code.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (reminder.test(line) ? [`${file}:${at + 1}`] : [])),
  )
  t.same(offences, [])
})

t.test('no test file awaits before its tests, or tap may end early', async (t) => {
  const offences = code
    .filter(({ file }) => file.endsWith('.test.ts'))
    .flatMap(({ file, scanned }) =>
      scanned.code
        .split('\n')
        .flatMap((line, at) => (awaitsOutside.test(line) ? [`${file}:${at + 1}`] : [])),
    )
  t.same(offences, [])
})

t.test('each clause has a test, and each tested clause exists', async (t) => {
  const books = filesOf('docs/rulesets').filter((file) => file.endsWith('.md'))
  const clauses = new Map<string, string[]>()
  for (const file of books) {
    const id = path.basename(file).split('.')[0]!
    clauses.set(id, [...(clauses.get(id) ?? []), ...clausesOf(read(file))])
  }
  const all = new Set([...clauses.values()].flat())
  const families = new Set([...all].map((clause) => clause.slice(0, 2)))
  const titles = code
    .filter(({ file }) => file.startsWith('tests/'))
    .flatMap(({ file, scanned }) => titlesIn(scanned).map((title) => ({ file, ...title })))
    .flatMap(({ file, line, text }) =>
      namedIn(text, families).map((clause) => ({ clause, where: `${file}:${line}` })),
    )
  const named = new Set(titles.map(({ clause }) => clause))

  for (const id of rulesetIds) {
    const list = `tests/engine/rulesets/${id}/untestable.md`
    const untestable = exists(list) ? untestableIn(read(list)) : []
    const own = clauses.get(id) ?? []
    // Random games check every law, so the clauses that a law names count as tested.
    const lawful = Object.values(witnessesOf(id)?.laws ?? {}).flatMap((one) => one.split(' '))
    const known = [...named, ...lawful, ...untestable]
    const missing = own.filter((clause) => !known.includes(clause))
    t.ok(own.length > 0, `docs/rulesets/${id}.md has clauses`)
    t.same(missing, [], `every clause of ${id} has a test or a law, or is in ${list}`)
    const unknown = untestable.filter((clause) => !own.includes(clause))
    t.same(unknown, [], `every clause in ${list} exists`)
    const both = untestable.filter((clause) => named.has(clause))
    t.same(both, [], `no clause in ${list} is named by a test`)
  }
  const unknown = titles.filter(({ clause }) => !all.has(clause))
  t.same(
    unknown.map(({ clause, where }) => `${where} ${clause}`),
    [],
    'every clause in a title exists',
  )
})

t.test('the folders of all rulesets follow one plan', async (t) => {
  for (const id of rulesetIds) {
    const folder = `src/engine/rulesets/${id}`
    t.same(unplanned(entriesOf(folder)), [], folder)
    const index = read(`${folder}/index.ts`)
    t.ok(isOneObject(scan(index)), `${folder}/index.ts holds only the object`)
    const lines = index.trimEnd().split('\n').length
    t.ok(lines <= INDEX_LINES_MAX, `${folder}/index.ts has ${lines} lines`)
  }
})

t.test('every ruleset runs the conformance suite', async (t) => {
  const missing = rulesetIds
    .map((id) => `tests/engine/rulesets/${id}/conformance.test.ts`)
    .filter((file) => !exists(file))
  t.same(missing, [])
})

t.test('every text is valid UTF-8, decoded once', async (t) => {
  const pages = filesOf('docs').filter((file) => file.endsWith('.md'))
  const texts = [...pages.map((file) => ({ file, text: read(file) })), ...code]
  const misread = texts.filter(({ text }) => /[\u00c2-\u00e2][\u0080-\u009f]/.test(text))
  t.same(
    misread.map(({ file }) => file),
    [],
  )
})

t.test('every npm script that a page names exists', async (t) => {
  const pages = filesOf('.').filter((file) => file.endsWith('.md'))
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const offences = pages.flatMap((file) =>
    [...read(file).matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)]
      .map((match) => match[1] ?? match[2]!)
      .filter((name) => !(name in scripts))
      .map((name) => `${file}: npm run ${name}`),
  )
  t.same(offences, [])
})

t.test('only package.json and the template contain the name of the package', async (t) => {
  const mention =
    /(?<=['"`])touchline(?:-client|-mcp)?\/(?:kernel|kit|board|conformance|testing|bots)\b/
  const offences = code
    .filter(({ file }) => /^(?:src|web\/src|tools|scripts)\//.test(file))
    .flatMap(({ file, scanned: { literals } }) =>
      [...literals.values()].flatMap(({ text }) => (mention.test(`'${text}'`) ? [file] : [])),
    )
  t.same(offences, [])
})

t.test('no folder gains sentences that hide their subject', async (t) => {
  const { counts: known, allowed } = JSON.parse(read('tests/tidy/english.json')) as English
  const texts = [
    ...code.map(({ file, text }) => ({ file, text })),
    ...['docs', '.'].flatMap((folder) =>
      entriesOf(folder)
        .filter((name) => name.endsWith('.md'))
        .map((name) => ({ file: path.posix.join(folder, name), text: read(`${folder}/${name}`) })),
    ),
  ]
  const counts: Record<string, Record<Kind, number>> = {}
  for (const { file, text } of texts) {
    const folder = file
      .split('/')
      .slice(0, file.startsWith('src/') ? 3 : 1)
      .join('/')
    const { docs, comments, strings } = riddlesIn(file, text, Object.keys(allowed))
    const sum = counts[folder] ?? { docs: 0, comments: 0, strings: 0 }
    sum.docs += docs.length
    sum.comments += comments.length
    sum.strings += strings.length
    counts[folder] = sum
  }
  if (process.env.ENGLISH === 'write')
    writeFileSync(
      new URL('../../tests/tidy/english.json', import.meta.url),
      json({ counts, allowed }),
    )
  for (const [folder, { docs, comments, strings }] of Object.entries(counts)) {
    const most = known[folder] ?? { docs: 0, comments: 0, strings: 0 }
    const isNoWorse = docs <= most.docs && comments <= most.comments && strings <= most.strings
    t.ok(isNoWorse, `${folder} has ${docs} docs, ${comments} comments, ${strings} strings`)
  }
})

interface English {
  readonly counts: Readonly<Record<string, Record<Kind, number>>>
  readonly allowed: Readonly<Record<string, string>>
}

const json = (value: English): string => `${JSON.stringify(value, null, 2)}\n`
