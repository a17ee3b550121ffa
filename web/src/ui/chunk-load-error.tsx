import { signal } from '@preact/signals'
import * as en from '../text/shared/en.ts'

const SHORT = en.partOfThisPageFailed
const isShort = signal(false)

addEventListener('vite:preloadError', ({ payload }) => {
  // The browser's own message names only a file.
  payload.message = SHORT
  isShort.value = true
})

/** Asks for a reload: browsers do not retry a failed chunk, and a newer build has other chunks. */
export const ChunkLoadError = () =>
  isShort.value && (
    <p class="note bad" role="alert">
      {`${SHORT} `}
      <button type="button" onClick={() => location.reload()}>
        {en.reloadThePage}
      </button>
    </p>
  )
