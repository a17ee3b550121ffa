// Disables async hooks and must be loaded before tap, which uses async hooks to assign uncaught
// errors to tests. The hooks would cost tests that wait a lot 7 % of their time, and garbage
// collection another 7 %. Without the hooks, `limit.ts` handles uncaught errors.
import { createRequire, syncBuiltinESMExports } from 'node:module'

const hooks = createRequire(import.meta.url)('node:async_hooks')
const none = { enable: () => none, disable: () => none }
hooks.createHook = () => none
syncBuiltinESMExports()
