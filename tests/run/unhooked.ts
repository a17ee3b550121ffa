// Loaded before tap, which has Node follow whatever a test begins, promise by promise, so as to
// know of which one was thrown what nobody caught: for tests that wait for much, that is 7 % of
// their time, and more for the garbage. Without that, it is told of the process, see `limit.ts`.
import { createRequire, syncBuiltinESMExports } from 'node:module'

const hooks = createRequire(import.meta.url)('node:async_hooks')
const none = { enable: () => none, disable: () => none }
hooks.createHook = () => none
syncBuiltinESMExports()
