// Disables async hooks and must be loaded before tap, which uses async hooks to assign uncaught
// errors to tests. In tests that wait a lot, async hooks and the additional garbage collection
// would each take 7 % of the time. `limit.ts` handles uncaught errors without async hooks.
import { createRequire, syncBuiltinESMExports } from 'node:module'

const hooks = createRequire(import.meta.url)('node:async_hooks')
const none = { enable: () => none, disable: () => none }
hooks.createHook = () => none
syncBuiltinESMExports()
