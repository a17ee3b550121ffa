// `npm run names`: writes the names of scripts/names.json into all files that contain an earlier
// one. They are the names under which the owner publishes.
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const top = fileURLToPath(new URL('..', import.meta.url))
const json = (file) => JSON.parse(readFileSync(path.join(top, file), 'utf8'))

const wanted = Object.fromEntries(
  Object.entries(json('scripts/names.json')).map(([key, { name }]) => [key, name]),
)
const before = {
  service: json('package.json').name,
  client: json('packages/client/package.json').name,
  mcp: json('packages/mcp/package.json').name,
  registry: json('packages/mcp/package.json').mcpName,
  repository: json('package.json').repository.url.replace(/^git\+|\.git$/g, ''),
  image: /repository: (\S+)/.exec(
    readFileSync(path.join(top, 'deploy/helm/values.yaml'), 'utf8'),
  )[1],
}

const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const service = literal(before.service)
const modules = 'kernel|kit|board|conformance|testing|bots|tsconfig'
// "Touchline" is also the name of the program, of its settings, and of the manifest of a game.
const changes = [
  [`(?<=['"\`\\s])${service}(?=/(?:${modules})\\b)`, wanted.service],
  [`(?<="name": ")${service}(?=")`, wanted.service],
  [`(?<=")${service}(?=": "\\*")`, wanted.service],
  [`(?<=npm install )${service}\\b`, wanted.service],
  [`(?<![\\w@-])${literal(before.client)}(?![\\w-])`, wanted.client],
  // Without the program and its file.
  [`(?<![\\w@-]|\\.bin/)${literal(before.mcp)}(?![\\w-]|\\.mjs|": "[^"]+\\.mjs)`, wanted.mcp],
  [literal(before.registry), wanted.registry],
  [literal(before.repository), wanted.repository],
  [literal(before.image), wanted.image],
].map(([pattern, name]) => [new RegExp(pattern, 'g'), name])

// The changelog tells what was, a package of Python has its own name, and a test names both.
const APART =
  /^(CHANGELOG\.md|docs\/adr\/|packages\/python\/|scripts\/names\.json$|tests\/scripts\/names)/
const KILOBYTES_MAX = 1_024

const files = execFileSync('git', ['ls-files', '-z'], { cwd: top, encoding: 'utf8' })
for (const file of files.split('\0').filter((one) => one !== '' && !APART.test(one))) {
  const at = path.join(top, file)
  if (!statSync(at, { throwIfNoEntry: false })?.isFile()) continue
  const bytes = readFileSync(at)
  if (bytes.length > KILOBYTES_MAX * 1_024 || bytes.includes(0)) continue
  const text = bytes.toString('utf8')
  const changed = changes.reduce((now, [from, to]) => now.replaceAll(from, () => to), text)
  if (changed === text) continue
  writeFileSync(at, changed)
  console.log(file)
}
