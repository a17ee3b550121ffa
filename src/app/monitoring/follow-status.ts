import type { StatusService } from '../core/services.ts'
import type { Maintenance } from './maintenance.ts'
import type { Status } from './schema.ts'

export const statusOf = (modes: Maintenance): StatusService => ({
  show: async () => modes.status(),
  follow: (signal) => followed(modes, signal),
})

/** Says it once more only where it is another. */
async function* followed(modes: Maintenance, signal: AbortSignal): AsyncGenerator<Status> {
  let wake = () => {}
  const off = modes.onLook(() => wake())
  const stop = () => wake()
  signal.addEventListener('abort', stop, { once: true })
  try {
    for (let said = ''; !signal.aborted; ) {
      const status = modes.status()
      const saying = JSON.stringify(status)
      if (saying !== said) {
        said = saying
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
