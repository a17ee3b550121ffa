import { showToast } from './toast.tsx'

/** Copies the address of what is shown, which is called so. */
export async function share(what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href)
    showToast(`Link copied: ${what}.`)
  } catch {
    // Not every page may write there: only those that came over a safe line.
    showToast('Could not copy. Use the address bar.')
  }
}
