import type { Luck } from '../../engine/kernel/chance.ts'
import { hmacLuck } from '../../engine/luck/stream.ts'
import type { FileRecord, PartLuck } from './fork-origin.ts'
import { hasEnded } from './game-end.ts'
import type { GameRecord, GameStore } from './port.ts'
import { entropyOf } from './stored-log.ts'

/** Whose luck a part of a log had, as the service knows it. */
export interface LogPart extends PartLuck {
  /** Everybody may know its seed. */
  readonly isTold: boolean
  /** That of which this was the last part; null: the game is here. */
  readonly file: FileRecord | null
}

/** The games whose logs this one's begins with, the first of them first. */
export async function ancestorsOf(
  games: Pick<GameStore, 'find'>,
  { id, origin }: GameRecord,
): Promise<LogPart[]> {
  if (!origin) return []
  if (origin.file) return partsIn(origin.file)
  const found = await games.find(origin.game)
  if (!found) throw new Error(`${origin.game}, of which ${id} is a fork, is gone`)
  return [...(await ancestorsOf(games, found)), partOf(found)]
}

export function partOf(record: GameRecord & Pick<PartLuck, 'seed'>): LogPart {
  const { id: game, commitment, seed } = record
  const entropy = entropyOf(record)
  return { game, commitment, seed, entropy, isTold: hasEnded(record), file: null }
}

export const partsIn = (file: FileRecord): LogPart[] =>
  file.lucks.map((luck, place, lucks) => ({
    ...luck,
    isTold: true,
    file: { ...file, lucks: lucks.slice(0, place + 1) },
  }))

/** Null: its seed is not known here. */
export const luckOf = ({ game, seed, entropy }: PartLuck): Luck | null =>
  seed === null ? null : hmacLuck(seed, game, entropy)
