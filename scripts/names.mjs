// `npm run names`: renames the project's packages, repository and container image in all files,
// according to scripts/names.json.
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
const changes = [
  [`(?<=['"\`\\s])${service}(?=/(?:${modules})\\b)`, wanted.service],
  [`(?<="name": ")${service}(?=")`, wanted.service],
  [`(?<=")${service}(?=": "\\*")`, wanted.service],
  [`(?<=npm install )${service}\\b`, wanted.service],
  [`(?<![\\w@-])${literal(before.client)}(?![\\w-])`, wanted.client],
  [`(?<![\\w@-]|\\.bin/)${literal(before.mcp)}(?![\\w-]|\\.mjs|": "[^"]+\\.mjs)`, wanted.mcp],
  [literal(before.registry), wanted.registry],
  [literal(before.repository), wanted.repository],
  [literal(before.image), wanted.image],
].map(([pattern, name]) => [new RegExp(pattern, 'g'), name])

// Files in which `npm run names` changes nothing: the changelog and the decision records describe
// the past, the Python package has a different name, and one test contains old and new names.
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
