import { keysFrom } from '../../src/config/keys.ts'

/** What every node of the tests is given. */
export const SERVICE_KEY = 'the-service-key-of-the-tests-0123456789'
export const keys = keysFrom([SERVICE_KEY])
