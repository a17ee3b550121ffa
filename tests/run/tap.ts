import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, constants } from 'node:os'
import { runProcesses, type Said } from './processes.ts'

/** While one waits for the database or a browser, the others compute. */
const jobs = Math.min(availableParallelism() + 1, 4)

interface Running {
  readonly output: string
  readonly interruption: AbortSignal
}

/** By tap itself, with what it is asked for. Gives the exit code. */
export async function runTap(
  files: readonly string[],
  flags: readonly string[],
  { output, interruption }: Running,
): Promise<number> {
  if (interruption.aborted) return 128 + constants.signals.SIGINT
  const tap = 'node_modules/tap/dist/esm/run.mjs'
  const asked = ['--reporter=min', `--output-file=${output}`, `--jobs=${jobs}`]
  const all = [tap, ...asked, ...flags, ...files]
  const child = spawn(process.execPath, all, { stdio: 'inherit' })
  // The terminal tells it of Ctrl-C, and nobody else of the other.
  const terminate = () => interruption.reason === 'SIGTERM' && child.kill('SIGTERM')
  interruption.addEventListener('abort', terminate)
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']),
    )
  })
  interruption.removeEventListener('abort', terminate)
  tell(await readFile(output, 'utf8').catch(() => ''), code)
  return code
}

/** The same, of processes that were written for it. */
export async function runJoined(
  files: readonly string[],
  { output, interruption }: Running,
): Promise<number> {
  const said = (await runProcesses(files, { jobs, interruption })).map(toItsEnd)
  const text = joined(said)
  const code = said.find((one) => one.code !== 0)?.code ?? 0
  await writeFile(output, text)
  tell(text, code)
  return interruption.aborted ? code || 1 : code
}

/** Whoever leaves in the middle as if all were well has not told how much was tested. */
export function toItsEnd(said: Said): Said {
  if (said.code !== 0 || said.text.match(TOTALS)) return said
  const fault = 'not ok 1 - it ended before its tests did\n# { total: 1, pass: 0, fail: 1 }\n'
  return { ...said, code: 1, text: `${said.text.trimEnd()}\n${fault}` }
}

/** As tap says it of several: each below its name, and in the end how much was said. */
export function joined(said: readonly Said[]): string {
  const parts = said.map(({ name, code, text }, place) => {
    const within = text.replaceAll(/^(?=.)/gm, ' '.repeat(INDENT))
    return `# Subtest: ${name}\n${within}${code === 0 ? 'ok' : 'not ok'} ${place + 1} - ${name}\n`
  })
  const counts = said.map(({ text }) => countsIn(text))
  const passed = counts.reduce((sum, one) => sum + one.passed, 0)
  const failed = counts.reduce((sum, one) => sum + one.failed, 0)
  const totals = `# { total: ${passed + failed}, pass: ${passed}, fail: ${failed} }\n`
  return [...parts, totals].join('')
}

/** What failed; the last line on the standard output counts the assertions. */
function tell(said: string, code: number): void {
  for (const failure of failuresIn(said)) console.log(`\n${failure}`)
  const { passed, failed } = countsIn(said)
  console.log(`\n${passed} passed, ${code !== 0 && failed === 0 ? 1 : failed} failed`)
}

/** What lies in a test stands so far to the right of it. */
const INDENT = 4

const TOTALS = /^# \{ total: .*\}$/gm

/** The last words: `# { total: 4, pass: 1, fail: 3 }`. A run that was cut short has none. */
export function countsIn(output: string): { passed: number; failed: number } {
  const totals = output.match(TOTALS)?.at(-1) ?? ''
  const count = (name: string) => Number(totals.match(new RegExp(`\\b${name}: (\\d+)`))?.[1] ?? 0)
  return { passed: count('pass'), failed: count('fail') }
}

/** Of a failed assertion so many lines are told: enough to see what differed and where. */
const LINES_MAX = 30

/**
 * What failed, in tap's words, each below the titles of its tests. A test that only holds what
 * failed says nothing of its own; one that failed by itself, as in a time-out, does.
 */
export function failuresIn(output: string): readonly string[] {
  const lines = output.split('\n')
  const failures: string[] = []
  const tests: { readonly title: string; readonly failedBefore: number }[] = []
  for (const [place, line] of lines.entries()) {
    const depth = line.search(/\S/) / INDENT
    const [, title] = /^ *# Subtest: (.*)$/.exec(line) ?? []
    if (title !== undefined)
      tests.splice(depth, tests.length, { title, failedBefore: failures.length })
    const [, told] = /^ *not ok \d+ - (.*?)(?: # time=.*)?$/.exec(line) ?? []
    if (told === undefined || /# (?:todo|skip)/i.test(told)) continue
    const ended = tests[depth]
    if (ended?.title === told && ended.failedBefore < failures.length) continue
    const titles = tests.slice(0, depth).map((test) => test.title)
    failures.push([...titles, told, ...detailAt(lines, place + 1)].join('\n'))
  }
  return failures
}

/** The lines of YAML that follow, if any. */
function detailAt(lines: readonly string[], start: number): readonly string[] {
  if (lines[start]?.trim() !== '---') return []
  const end = lines.findIndex((line, place) => place > start && line.trim() === '...')
  return lines.slice(start, end + 1).slice(0, LINES_MAX)
}
