// Loaded before tap, which enables async hooks to find the test that an uncaught error belongs to.
// Tracking every promise takes 7 % of the time of tests that wait a lot, and as much again for
// garbage collection. Without these hooks, uncaught errors reach the process, see `limit.ts`.
import { createRequire, syncBuiltinESMExports } from 'node:module'

const hooks = createRequire(import.meta.url)('node:async_hooks')
const none = { enable: () => none, disable: () => none }
hooks.createHook = () => none
syncBuiltinESMExports()
