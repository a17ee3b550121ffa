import * as en from '../text/shared/en.ts'
import { showToast } from './toast.tsx'

export async function share(what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href)
    showToast(en.linkCopied(what))
  } catch {
    // Browsers allow access to the clipboard only in a secure context.
    showToast(en.couldNotCopyUseThe)
  }
}
