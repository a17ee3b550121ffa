import { commitmentTo, newSeed } from '../../engine/luck/stream.ts'
import { newId, newInviteCode } from '../core/ids.ts'
import type { SecretGameRecord } from './port.ts'

type Required =
  | 'ruleset'
  | 'packHash'
  | 'package'
  | 'host'
  | 'seats'
  | 'options'
  | 'decisionSeconds'
  | 'absence'

export function newGame(
  now: number,
  given: Pick<SecretGameRecord, Required> & Given,
): SecretGameRecord {
  const seed = given.seed ?? newSeed()
  return {
    id: newId(now),
    status: 'open',
    visibility: 'public',
    inviteCode: newInviteCode(),
    absenceLevel: null,
    hints: true,
    rated: false,
    undo: false,
    bank: null,
    holidays: false,
    createdAt: now,
    startedAt: null,
    endedAt: null,
    archivedAt: null,
    seed,
    commitment: commitmentTo(seed),
    save: null,
    removed: [],
    saved: null,
    cancelled: null,
    origin: null,
    rematchOf: null,
    lot: null,
    sealedUntil: null,
    ...withoutUndefined(given),
  }
}

type Given = { readonly [Field in keyof SecretGameRecord]?: SecretGameRecord[Field] | undefined }

const withoutUndefined = (given: Pick<SecretGameRecord, Required> & Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Pick<
    SecretGameRecord,
    Required
  > &
    Partial<SecretGameRecord>
