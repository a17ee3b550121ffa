import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/**
 * Version of the interface between games and the service. When the version of the interface
 * changes, older games may no longer compile or run.
 */
export const KERNEL_API = 1

/** A problem that an operator can fix. The message is one sentence. */
export class PackageProblem extends Error {}

const file = z.string().regex(/^\.\/(?!.*\.\.)[\w./-]+$/)
/**
 * The `touchline` property in the package.json of a game package, which is read before any code of
 * the game runs.
 */
const manifestSchema = z.strictObject({
  kernel: z.int(),
  game: file,
  rulebook: file,
  guide: file,
  pages: z.strictObject({ rules: file, board: file, style: file, picture: file }).partial(),
})
const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  touchline: manifestSchema,
})
export type Manifest = z.infer<typeof manifestSchema>

export interface GamePackage {
  readonly name: string
  readonly version: string
  /** Hash of all files in the package. Two packages with the same hash contain the same rules. */
  readonly integrity: string
  readonly folder: string
  readonly manifest: Manifest
}

/**
 * Finds and checks a package. `entry` is a path or a package name, optionally followed by
 * `#sha256-…`.
 */
export function packageAt(entry: string): GamePackage {
  const [name = '', pin] = entry.split('#')
  const found = /^[./]/.test(name) ? path.resolve(name) : installed(name)
  if (!found || !existsSync(path.join(found, 'package.json')))
    throw new PackageProblem(`there is no package ${name} (npm install ${name}?)`)
  const folder = realpathSync(found)
  const read = packageSchema.safeParse(packageJson(folder, name))
  if (!read.success) throw new PackageProblem(`${name} is not a game: ${faultsIn(read.error)}`)
  const { touchline: manifest, ...known } = read.data
  if (manifest.kernel !== KERNEL_API)
    throw new PackageProblem(
      `${name} is written for kernel ${manifest.kernel}; this service has ${KERNEL_API}`,
    )
  const { game, rulebook, guide, pages } = manifest
  for (const one of [game, rulebook, guide, ...Object.values(pages)])
    if (one !== undefined && !existsSync(path.join(folder, one)))
      throw new PackageProblem(`${name} names ${one}, which does not exist`)
  const integrity = integrityOf(folder, name)
  if (pin !== undefined && pin !== integrity)
    throw new PackageProblem(`${name} has changed: it is ${integrity}, and RULESETS names ${pin}`)
  return { ...known, integrity, folder, manifest }
}

function packageJson(folder: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  } catch {
    throw new PackageProblem(`${name} is not a game: its package.json is not JSON`)
  }
}

const faultsIn = ({ issues }: z.ZodError): string =>
  issues
    .map(({ path: at, message, code }) => {
      const member = `\`${at.join('.')}\``
      return code === 'invalid_type' && /undefined|missing/.test(message)
        ? `${member} is missing`
        : `${member}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
    })
    .join('; ')

/** Searches `node_modules` in the working directory and in its parent folders. */
function installed(name: string): string | null {
  for (let at = process.cwd(); ; at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name)
    if (existsSync(folder)) return folder
    if (at === path.dirname(at)) return null
  }
}

/**
 * This function hashes the files, because npm's hash covers only the tarball, which npm deletes
 * after an installation.
 */
function integrityOf(folder: string, name: string): string {
  const whole = createHash('sha256')
  for (const one of filesIn(folder, name).sort()) {
    const bytes = readFileSync(path.join(folder, one))
    whole.update(`${one}\0${createHash('sha256').update(bytes).digest('hex')}\n`)
  }
  return `sha256-${whole.digest('base64url')}`
}

function filesIn(folder: string, name: string, under = ''): string[] {
  return readdirSync(path.join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const one = path.posix.join(under, entry.name)
    if (entry.name === 'node_modules') return []
    if (entry.isSymbolicLink())
      throw new PackageProblem(`${name} has the symbolic link ${one}; a game has files only`)
    return entry.isDirectory() ? filesIn(folder, name, one) : [one]
  })
}
