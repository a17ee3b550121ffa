import type { AccountPack, FullAccountPack } from '../../../../app/packs/schema.ts'
import { ada, pack, startedAt } from './ids.ts'

const head = {
  ruleset: 'goalscorer',
  id: 'village-green',
  title: 'Village green',
  version: '1',
}

export const packContentExample = { ...head, counters: [], formations: [] }

export const accountPackExample: AccountPack = {
  name: `${ada}/${head.id}`,
  account: ada,
  ...head,
  hash: pack,
  bytes: 4_211,
  shared: false,
  uploadedAt: startedAt,
  withdrawn: null,
}
export const accountPackWholeExample: FullAccountPack = {
  ...accountPackExample,
  content: packContentExample,
}
