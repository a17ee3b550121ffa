import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { PACKAGE_NAME } from '../games/imports.ts'
import { VERSION } from '../version.ts'
import { runCommand, UsageError } from './arguments.ts'

const HELP = `usage: touchline new-game NAME

Writes a small complete game into the folder NAME: rules, board, rulebook, guide and tests.

  NAME      name of the game, such as my-game
  --help    this text

exit code: 0 ok, 2 usage error`

const template = fileURLToPath(new URL('../../../template/', import.meta.url))
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

await runCommand(HELP, async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const [name = ''] = positionals
  if (!NAME.test(name)) throw new UsageError('give a name such as my-game')
  if (existsSync(name)) throw new UsageError(`${name} exists already`)
  cpSync(template, name, {
    recursive: true,
    filter: (file) => !/node_modules|dist|upcast/.test(path.relative(template, file)),
  })
  const rename = renaming(name)
  for (const file of filesIn(name)) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      rename(file.endsWith(path.join('src', 'index.ts')) ? unversioned(text) : text),
    )
    if (file.includes('spot-kick')) renameSync(file, file.replace('spot-kick', name))
  }
  console.log(`${name} is a complete game. Change it step by step:

  npx ${PACKAGE_NAME} dev ${name}        play it in the browser; each save rebuilds it
  npx ${PACKAGE_NAME} build ${name}      build it once
  npx ${PACKAGE_NAME} conform ${name}    check it against the rules of all games`)
  return 0
})

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

function unversioned(index: string): string {
  return index
    .split('\n')
    .filter((line) => !/upcast/i.test(line))
    .join('\n')
    .replace('version: 2', 'version: 1')
}

function renaming(name: string): (text: string) => string {
  const words = name.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  const pascal = words.join('')
  const initials = words.map((word) => word.charAt(0)).join('')
  const prefix = (initials.length > 1 ? initials : pascal).slice(0, 2).toUpperCase().padEnd(2, 'X')
  const changes: readonly (readonly [RegExp, string])[] = [
    [/spot-kick/g, name],
    [/SpotKick/g, pascal],
    [/spotKick/g, `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`],
    [/Spot Kick/g, words.join(' ')],
    [/\bSK-/g, `${prefix}-`],
    [/(?<=": ")\*(?=")/g, `^${VERSION}`],
  ]
  return (text) => changes.reduce((now, [from, to]) => now.replace(from, to), text)
}
