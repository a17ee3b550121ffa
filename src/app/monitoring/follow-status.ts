import type { Context } from '../core/context.ts'
import './maintenance.ts'
import type { Status } from './schema.ts'

export async function* followStatus(
  { maintenance }: Context,
  signal: AbortSignal,
): AsyncGenerator<Status> {
  let wake = () => {}
  const off = maintenance.onLook(() => wake())
  const stop = () => wake()
  signal.addEventListener('abort', stop, { once: true })
  try {
    for (let last = ''; !signal.aborted; ) {
      const status = maintenance.status()
      const saying = JSON.stringify(status)
      if (saying !== last) {
        last = saying
        yield status
      } else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  } finally {
    off()
    signal.removeEventListener('abort', stop)
  }
}
