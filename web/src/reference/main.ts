import '../styles/tokens.css'
import './reference.css'
import { theme } from '../shell/theme.ts'
import { keepReachable } from './reachable.ts'
import { version } from './scalar.json'
import { settingsFor } from './settings.ts'

interface Reference {
  updateConfiguration(settings: object): void
}
declare global {
  var Scalar: { createApiReference(root: Element, settings: object): Reference }
  var __zod_globalConfig: { jitless: boolean }
}

const plain = '/docs/plain'
const night = matchMedia('(prefers-color-scheme: dark)')

// The `type` URLs in the API's problem responses refer to anchors on the plain API page.
if (/^#(?:error-|schema-)/.test(location.hash)) location.replace(plain + location.hash)
else loadScript(`/reference/scalar-${version}.js`).then(show, () => location.replace(plain))

function loadScript(address: string): Promise<void> {
  // With `jitless`, zod does not test whether it may compile code; the content security policy
  // would report such a test as a violation.
  globalThis.__zod_globalConfig = { jitless: true }
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = reject
    document.head.append(script)
  })
}

function show(): void {
  const root = document.getElementById('reference')
  if (!root) return
  keepReachable(root)
  // If the API viewer Scalar shows two API documents, the URL hash must contain the name of the
  // document before the operation.
  const { hash } = location
  if (hash.startsWith('#tag/')) history.replaceState(null, '', hash.replace('#', '#api/'))
  const settings = () => settingsFor(isDark())
  const reference = Scalar.createApiReference(root, settings())
  night.addEventListener('change', () => reference.updateConfiguration(settings()))
}

const isDark = (): boolean => (theme.value === 'system' ? night.matches : theme.value === 'dark')
