import { signal } from '@preact/signals'
import * as en from '../text/shared/en.ts'

const SHORT = en.partOfThisPageFailed
const isShort = signal(false)

addEventListener('vite:preloadError', ({ payload }) => {
  // The browser's error message for a failed chunk contains only a file name, so a clearer message
  // replaces the browser's message.
  payload.message = SHORT
  isShort.value = true
})

/**
 * Asks the user to reload the page, because browsers do not load a failed chunk again, and the
 * chunks of a newer build have different names.
 */
export const ChunkLoadError = () =>
  isShort.value && (
    <p class="note bad" role="alert">
      {`${SHORT} `}
      <button type="button" onClick={() => location.reload()}>
        {en.reloadThePage}
      </button>
    </p>
  )
