import type { Outcome } from './processes.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** A process that fails or exits before its tests end counts as one additional failure. */
export function countsOf({ code, output }: Outcome): Counts {
  const totals = totalsIn(output)
  const count = (name: string) => Number(totals?.match(new RegExp(`\\b${name}: (\\d+)`))?.[1] ?? 0)
  const isWhole = code === 0 && totals !== undefined
  return { passed: count('pass'), failed: count('fail') || (isWhole ? 0 : 1) }
}

/**
 * Returns the last line of TAP output, such as `# { total: 4, pass: 1, fail: 3 }`, which a killed
 * process does not print.
 */
const totalsIn = (output: string): string | undefined =>
  output.match(/^# \{ total: .*\}$/gm)?.at(-1)

export function describeOutcome(outcome: Outcome): string {
  const { name, code, output, errors, seconds } = outcome
  const { passed, failed } = countsOf(outcome)
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`
  const line = `${name}: ${counts} (${seconds.toFixed(1)} s)`
  if (failed === 0) return line
  const ended = totalsIn(output) ? [] : [`The process ended before its tests did (code ${code}).`]
  return [line, ...failuresIn(output), ...ended, errors.trimEnd()].filter(Boolean).join('\n\n')
}

const INDENT = 4

const LINES_MAX = 30

/**
 * Returns the failures that tap printed, each with the titles of the tests around it. A failed test
 * is listed separately only if none of its assertions failed, for example after a time-out.
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
    const [, failed] = /^ *not ok \d+ - (.*?)(?: # time=.*)?$/.exec(line) ?? []
    if (failed === undefined || /# (?:todo|skip)/i.test(failed)) continue
    const ended = tests[depth]
    if (ended?.title === failed && ended.failedBefore < failures.length) continue
    const titles = tests.slice(0, depth).map((test) => test.title)
    failures.push([...titles, failed, ...detailAt(lines, place + 1)].join('\n'))
  }
  return failures
}

function detailAt(lines: readonly string[], start: number): readonly string[] {
  if (lines[start]?.trim() !== '---') return []
  const end = lines.findIndex((line, place) => place > start && line.trim() === '...')
  return lines.slice(start, end + 1).slice(0, LINES_MAX)
}

const SLOWEST = 20

export function slowestIn(outputs: readonly string[]): readonly string[] {
  const times = outputs.flatMap((output) =>
    [...output.matchAll(/^# (\d+) ms (tests\/\S+)$/gm)].map(([, milliseconds, file]) => ({
      seconds: Number(milliseconds) / 1_000,
      file,
    })),
  )
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ seconds, file }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}
