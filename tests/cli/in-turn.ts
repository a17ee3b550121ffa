// Runs a command several times in one process, because loading the code takes most of the time.
import { pathToFileURL } from 'node:url'
import type { CommandResult } from './run.ts'

const [file = '', argumentLists = '[]'] = process.argv.slice(2)
const all: CommandResult[] = []
for (const [turn, words] of (JSON.parse(argumentLists) as string[][]).entries()) {
  const ran = { status: 0, stdout: '', stderr: '' }
  console.log = (text) => {
    ran.stdout += `${text}\n`
  }
  console.error = (text) => {
    ran.stderr += `${text}\n`
  }
  process.argv.splice(1, Infinity, file, ...words)
  process.exitCode = 0
  // A different URL makes Node.js evaluate the module a second time.
  await import(`${pathToFileURL(file)}?${turn}`)
  all.push({ ...ran, status: Number(process.exitCode) })
}
process.exitCode = 0
process.stdout.write(JSON.stringify(all))
