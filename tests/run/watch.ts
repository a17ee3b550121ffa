import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch as watchFolder } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const folders = ['src', 'tests', 'migrations', 'docs']
/**
 * Delay between a file change and the next test run, because an editor may write a file in several
 * steps and a checkout writes many files.
 */
const SETTLE_MILLISECONDS = 100

export async function watch(
  run: () => Promise<number>,
  interruption: AbortSignal,
): Promise<number> {
  const saved = new EventTarget()
  let isStale = true
  const watchers = folders.map((folder) =>
    watchFolder(folder, { recursive: true }, () => {
      isStale = true
      saved.dispatchEvent(new Event('save'))
    }),
  )
  let code = 0
  while (!interruption.aborted) {
    await sleep(SETTLE_MILLISECONDS)
    isStale = false
    const compiler = spawn(process.execPath, ['scripts/bootstrap.mjs'], { stdio: 'inherit' })
    const [failed] = await once(compiler, 'close')
    if (!failed) code = await run()
    if (isStale || interruption.aborted) continue
    console.log('Waiting for a change. Ctrl-C ends.')
    await once(saved, 'save', { signal: interruption }).catch(() => {})
  }
  for (const watcher of watchers) watcher.close()
  return code
}
