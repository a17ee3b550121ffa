import type { DatabaseError } from 'pg'
import { Games0001 } from '../../../migrations/0001-games.ts'
import { OneTableOfCommits0002 } from '../../../migrations/0002-one-table-of-commits.ts'
import { RowsStandBehindRows0003 } from '../../../migrations/0003-rows-stand-behind-rows.ts'
import { TokensKnowTheirMakers0004 } from '../../../migrations/0004-tokens-know-their-makers.ts'
import { WhatIsOldGoes0005 } from '../../../migrations/0005-what-is-old-goes.ts'
import { SeedsAreLockedAway0006 } from '../../../migrations/0006-seeds-are-locked-away.ts'
import { ListsByIndex0007 } from '../../../migrations/0007-lists-by-index.ts'
import { SeatsAreHeld0008 } from '../../../migrations/0008-seats-are-held.ts'
import { AccountsBringPacks0009 } from '../../../migrations/0009-accounts-bring-packs.ts'
import { HintsMayBeOff0010 } from '../../../migrations/0010-hints-may-be-off.ts'
import { GamesByInvitation0011 } from '../../../migrations/0011-games-by-invitation.ts'
import { OperatorsHaveRoles0012 } from '../../../migrations/0012-operators-have-roles.ts'
import { GamesFork0013 } from '../../../migrations/0013-games-fork.ts'
import { ExportsAreSigned0014 } from '../../../migrations/0014-exports-are-signed.ts'
import { GamesAreRated0015 } from '../../../migrations/0015-games-are-rated.ts'
import { OneNodeSweeps0016 } from '../../../migrations/0016-one-node-sweeps.ts'
import { JobsInSlices0017 } from '../../../migrations/0017-jobs-in-slices.ts'
import { OperatorsSearch0018 } from '../../../migrations/0018-operators-search.ts'
import { AccountsHaveWebhooks0019 } from '../../../migrations/0019-accounts-have-webhooks.ts'
import { PeopleMayGo0020 } from '../../../migrations/0020-people-may-go.ts'
import { ListsWithoutForks0021 } from '../../../migrations/0021-lists-without-forks.ts'
import { GamesAreArchived0022 } from '../../../migrations/0022-games-are-archived.ts'
import { OperatorsSayHowItGoes0023 } from '../../../migrations/0023-operators-say-how-it-goes.ts'
import { BansVoidsAndTrust0024 } from '../../../migrations/0024-bans-voids-and-trust.ts'
import { BotsHaveLevels0025 } from '../../../migrations/0025-bots-have-levels.ts'
import { PlayersFindEachOther0026 } from '../../../migrations/0026-players-find-each-other.ts'
import { JobsWriteFiles0028 } from '../../../migrations/0028-jobs-write-files.ts'
import { WebhooksKeptOff0029 } from '../../../migrations/0029-webhooks-kept-off.ts'
import type { SchemaState } from '../../app/core/ports.ts'

/**
 * Oldest first, numbered at the end of their names. One that nodes of before cannot work with
 * begins a new thousand: all others leave them ready, so that they can be replaced one by one.
 */
export const migrations = [
  Games0001,
  OneTableOfCommits0002,
  RowsStandBehindRows0003,
  TokensKnowTheirMakers0004,
  WhatIsOldGoes0005,
  SeedsAreLockedAway0006,
  ListsByIndex0007,
  SeatsAreHeld0008,
  AccountsBringPacks0009,
  HintsMayBeOff0010,
  GamesByInvitation0011,
  OperatorsHaveRoles0012,
  GamesFork0013,
  ExportsAreSigned0014,
  GamesAreRated0015,
  OneNodeSweeps0016,
  JobsInSlices0017,
  OperatorsSearch0018,
  AccountsHaveWebhooks0019,
  PeopleMayGo0020,
  ListsWithoutForks0021,
  GamesAreArchived0022,
  OperatorsSayHowItGoes0023,
  BansVoidsAndTrust0024,
  BotsHaveLevels0025,
  PlayersFindEachOther0026,
  JobsWriteFiles0028,
  WebhooksKeptOff0029,
]

const DIGITS = 13
const GENERATION_SIZE = 1_000
const UNDEFINED_TABLE = '42P01'

const generationOf = (name: string): number =>
  Math.floor(Number(name.slice(-DIGITS)) / GENERATION_SIZE)
const known = migrations.map((Migration) => new Migration().name)
const generation = Math.max(...known.map(generationOf))

type Ask = (text: string) => Promise<readonly { name: string }[]>

/** How the tables are, by the migrations that were run on them. */
export async function schemaState(ask: Ask): Promise<SchemaState> {
  const ran = await migrationsRun(ask)
  if (ran.some((name) => generationOf(name) > generation)) return 'too-new'
  return missingAmong(ran).length > 0 ? 'behind' : 'current'
}

export const missingAmong = (ran: readonly string[]): string[] =>
  known.filter((name) => !ran.includes(name))

/** By their names; where no migration was ever run there is no table of them. */
export async function migrationsRun(ask: Ask): Promise<string[]> {
  try {
    const rows = await ask('select name from migrations')
    return rows.map(({ name }) => name)
  } catch (error) {
    if ((error as Partial<DatabaseError>).code === UNDEFINED_TABLE) return []
    throw error
  }
}
