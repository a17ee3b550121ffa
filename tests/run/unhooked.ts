// This module is loaded before tap, which uses async hooks to assign uncaught errors to tests.
// Without this module, tracking every promise takes 7 % of the time of tests that wait a lot, and
// another 7 % for garbage collection. If tap runs without async hooks, `limit.ts` handles uncaught
// errors.
import { createRequire, syncBuiltinESMExports } from 'node:module'

const hooks = createRequire(import.meta.url)('node:async_hooks')
const none = { enable: () => none, disable: () => none }
hooks.createHook = () => none
syncBuiltinESMExports()
