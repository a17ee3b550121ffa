import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants } from 'node:os'

/** Gives the exit code; the last line on the standard output counts the assertions. */
export async function runTap(
  files: readonly string[],
  flags: readonly string[],
  { output, interruption }: { readonly output: string; readonly interruption: AbortSignal },
): Promise<number> {
  if (interruption.aborted) return 128 + constants.signals.SIGINT
  const tap = 'node_modules/tap/dist/esm/run.mjs'
  const all = [tap, '--reporter=min', `--output-file=${output}`, ...flags, ...files]
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
  const { passed, failed } = countsIn(await readFile(output, 'utf8').catch(() => ''))
  console.log(`\n${passed} passed, ${code !== 0 && failed === 0 ? 1 : failed} failed`)
  return code
}

/** tap's last words: `# { total: 4, pass: 1, fail: 3 }`. A run that was cut short has none. */
export function countsIn(output: string): { passed: number; failed: number } {
  const totals = output.match(/^# \{ total: .*\}$/gm)?.at(-1) ?? ''
  const count = (name: string) => Number(totals.match(new RegExp(`\\b${name}: (\\d+)`))?.[1] ?? 0)
  return { passed: count('pass'), failed: count('fail') }
}
