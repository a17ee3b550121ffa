import { showToast } from './toast.tsx'

export async function share(what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href)
    showToast(`Link copied: ${what}.`)
  } catch {
    // Clipboard access requires a secure context.
    showToast('Could not copy. Use the address bar.')
  }
}
