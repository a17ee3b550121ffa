import { showToast } from './toast.tsx'

/** Copies the address of what is shown, which is called so. */
export async function share(what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href)
    showToast(`The link to ${what} is copied.`)
  } catch {
    // Not every page may write there: only those that came over a safe line.
    showToast('The link stands in the address: it could not be copied.')
  }
}
