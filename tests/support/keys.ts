import { keysFrom } from '../../src/config/keys.ts'

export const SERVICE_KEY = 'f61eaa6e706cf7db476b59dd83ecd8f3dc0c0dcd07af460fd80e4e111264cd3b'
export const keys = keysFrom([SERVICE_KEY])
