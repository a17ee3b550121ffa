// Loaded before tap, which enables async hooks to learn which test an uncaught error belongs to.
// Following every promise takes 7 % of the time of tests that wait much, and as much for garbage
// collection. Without hooks, uncaught errors reach the process, see `limit.ts`.
import { createRequire, syncBuiltinESMExports } from 'node:module'

const hooks = createRequire(import.meta.url)('node:async_hooks')
const none = { enable: () => none, disable: () => none }
hooks.createHook = () => none
syncBuiltinESMExports()
