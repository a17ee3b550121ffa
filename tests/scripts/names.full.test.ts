import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'

const top = fileURLToPath(new URL('../../../', import.meta.url))
const script = fileURLToPath(new URL('../../../scripts/names.mjs', import.meta.url))

const OTHERS = {
  service: '@owner/football',
  client: '@owner/football-client',
  mcp: 'football-agents',
  registry: 'io.github.owner/football',
  repository: 'https://git.example.com/owner/football',
  image: 'images.example.com/football',
}

const git = (folder: string, ...words: string[]): string =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 24 })

function copied(folder: string): void {
  const files = git(top, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  for (const file of files.split('\0').filter((one) => one && existsSync(path.join(top, one)))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    cpSync(path.join(top, file), path.join(folder, file))
  }
  git(folder, 'init', '--quiet')
  git(folder, 'add', '--all')
}

function link(folder: string, client: string): void {
  const modules = path.join(folder, 'node_modules')
  mkdirSync(modules)
  for (const name of readdirSync(path.join(top, 'node_modules')))
    symlinkSync(path.join(top, 'node_modules', name), path.join(modules, name))
  mkdirSync(path.dirname(path.join(modules, client)), { recursive: true })
  symlinkSync(path.join(folder, 'packages/client'), path.join(modules, client))
  cpSync(path.join(top, 'packages/client/dist'), path.join(folder, 'packages/client/dist'), {
    recursive: true,
  })
}

t.test('names of packages change in one file, from which a script writes the others', async (t) => {
  const folder = t.testdir()
  copied(folder)
  const file = path.join(folder, 'scripts/names.json')
  const names = readFileSync(file, 'utf8')
  const rename = (text: string): string => {
    writeFileSync(file, text)
    return execFileSync(process.execPath, [path.join(folder, path.relative(top, script))], {
      encoding: 'utf8',
    })
  }
  const changed = rename(
    JSON.stringify(
      Object.fromEntries(Object.entries(OTHERS).map(([key, name]) => [key, { name }])),
    ),
  )
    .trim()
    .split('\n')

  const earlier = /from '(touchline|touchline-client)['/]|npx touchline-mcp\b|OWNER\//
  const left = git(folder, 'ls-files')
    .split('\n')
    .filter((one) => /\.(tsx?|m?js|json)$/.test(one))
  t.same(
    left.filter(
      (one) =>
        !one.startsWith('tests/scripts/names') &&
        earlier.test(readFileSync(path.join(folder, one), 'utf8')),
    ),
    [],
  )
  t.ok(
    [
      'Dockerfile',
      'deploy/helm/values.yaml',
      'deploy/kubernetes/touchline.yaml',
      'docs/add-a-ruleset.md',
      'package.json',
      'server.json',
      'template/package.json',
    ].every((one) => changed.includes(one)),
  )

  link(folder, OTHERS.client)
  for (const project of ['tsconfig.json', 'web'])
    execFileSync(
      process.execPath,
      [path.join(top, 'node_modules/typescript/lib/tsc.js'), '-p', project],
      { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] },
    )
  const game = path.join(folder, 'dist/template/src/index.js')
  const { spotKick } = await import(game)
  t.equal(spotKick.id, 'spot-kick')

  rename(names)
  t.equal(git(folder, 'diff', '--stat'), '', 'the first names restore every file')
})
