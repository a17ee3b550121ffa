// Runs a command of ours again and again, with other words each time, and prints what came of it:
// to load it takes longer than what it is asked here.
import { pathToFileURL } from 'node:url'
import type { Ran } from './run.ts'

const [file = '', asked = '[]'] = process.argv.slice(2)
const all: Ran[] = []
for (const [turn, words] of (JSON.parse(asked) as string[][]).entries()) {
  const ran = { status: 0, stdout: '', stderr: '' }
  console.log = (text) => {
    ran.stdout += `${text}\n`
  }
  console.error = (text) => {
    ran.stderr += `${text}\n`
  }
  process.argv.splice(1, Infinity, file, ...words)
  process.exitCode = 0
  // Under another name each time, so that the command runs though it is loaded.
  await import(`${pathToFileURL(file)}?${turn}`)
  all.push({ ...ran, status: Number(process.exitCode) })
}
process.exitCode = 0
process.stdout.write(JSON.stringify(all))
