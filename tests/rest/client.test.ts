// A TypeScript client is generated from openapi.yaml and plays a whole game with it.
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import t from 'tap'
import { listening, sharedHouse } from './door.ts'

const openapi = new URL('../../../openapi.yaml', import.meta.url)
/** Inside the checkout, so that the compiler and Node find the packages. */
const place = fileURLToPath(new URL('../../../.data/', import.meta.url))
// Not bin/tsc: the test runner's loader cannot run an ES module without an extension.
const compiler = fileURLToPath(
  new URL('../../../node_modules/typescript/lib/tsc.js', import.meta.url),
)

/** What a developer writes who has nothing but the generated types. */
const program = `
import createClient from 'openapi-fetch'
import type { components, paths } from './api.js'

export async function play(baseUrl: string): Promise<components['schemas']['Outcome']> {
  const guest = createClient<paths>({ baseUrl })
  const { data: me } = await guest.POST('/v1/accounts', { body: { name: 'Ada', kind: 'agent' } })
  if (!me) throw new Error('no account')
  const api = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${me.token}\` } })
  const { data: game, error } = await api.POST('/v1/games', {
    body: {
      ruleset: 'goalscorer',
      options: { turnLimit: 5 },
      seats: [{ kind: 'me' }, { kind: 'bot' }],
    },
  })
  if (error) throw new Error(error.code)
  const at = { path: { game: game.id } }
  for (;;) {
    const { data: turn } = await api.GET('/v1/games/{game}/wait', { params: at })
    if (turn?.outcome) return turn.outcome
    const { data: asked } = await api.GET('/v1/games/{game}/decisions', { params: at })
    const decision = asked?.decisions[0]
    const [first] = decision?.examples ?? []
    if (!decision || !first) continue
    const move: components['schemas']['Move'] = first
    const key = { 'Idempotency-Key': \`\${asked.version}\` }
    const moved = await api.POST('/v1/games/{game}/moves', {
      params: { ...at, query: { include: ['view'] }, header: key },
      body: { decisionId: decision.id, move },
    })
    if (moved.error) throw new Error(moved.error.code)
    const view = moved.data.view as components['schemas']['GoalscorerView']
    const [ours, theirs]: number[] = view.score
    if (ours === undefined || theirs === undefined) throw new Error('no score')
    if (moved.data.outcome) return moved.data.outcome
  }
}

// @ts-expect-error there is no such move
export const wrong: components['schemas']['GoalscorerMove'] = { type: 'move-yuoth' }
// @ts-expect-error a seat is of some kind
export const alsoWrong: components['schemas']['CreateGameInput'] = { ruleset: 'x', seats: [{}] }
`

t.test('a client generated from openapi.yaml plays a whole game', async (t) => {
  await mkdir(place, { recursive: true })
  const folder = await mkdtemp(path.join(place, 'client-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  const { astToString, typesOf } = await generator()
  const options = { defaultNonNullable: false }
  const ast = await typesOf(openapi, options)
  await writeFile(path.join(folder, 'api.ts'), astToString(ast))
  await writeFile(path.join(folder, 'play.ts'), program)
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  const compilerOptions = {
    ...{ target: 'es2023', module: 'nodenext', strict: true, skipLibCheck: true, types: ['node'] },
    ...{ lib: ['es2024', 'dom'], exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  }
  const tsconfig = JSON.stringify({ compilerOptions, include: ['*.ts'] })
  await writeFile(path.join(folder, 'tsconfig.json'), tsconfig)
  const asked = [compiler, '-p', folder, '--checkers', '1']
  const compiled = spawnSync(process.execPath, asked, { encoding: 'utf8' })
  t.equal(compiled.status, 0, compiled.stdout + compiled.stderr)

  const { play } = await import(pathToFileURL(path.join(folder, 'play.js')).href)
  const outcome = await play(await listening(await sharedHouse()))

  t.match(outcome, { ranking: Array, reason: String })
})

interface Generator {
  typesOf(schema: URL, options: object): Promise<unknown>
  astToString(ast: unknown): string
}

/** It has no types of its own that TypeScript 7 could read. */
async function generator(): Promise<Generator> {
  const name = 'client-types'
  return import(name) as Promise<Generator>
}
