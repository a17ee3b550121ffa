import type { Luck } from '../../engine/kernel/chance.ts'
import { drawsNamed, hmacLuck } from '../../engine/luck/stream.ts'
import type { FileRecord, PartLuck } from './fork-origin.ts'
import { hasEnded } from './game-end.ts'
import type { GameRecord, GameStore } from './port.ts'
import { entropyOf } from './stored-log.ts'

export interface LogPart extends PartLuck {
  readonly isTold: boolean
  readonly file: FileRecord | null
}

export async function ancestorsOf(
  games: Pick<GameStore, 'find'>,
  { id, origin }: GameRecord,
): Promise<LogPart[]> {
  if (!origin) return []
  if (origin.file) return partsIn(origin.file)
  const found = await games.find(origin.game)
  if (!found) throw new Error(`${origin.game}, the origin of the fork ${id}, is missing`)
  return [...(await ancestorsOf(games, found)), partOf(found)]
}

export function partOf(record: GameRecord & Pick<PartLuck, 'seed'>): LogPart {
  const { id: game, commitment, seed, lot } = record
  const entropy = entropyOf(record)
  return { game, commitment, seed, entropy, lot, isTold: hasEnded(record), file: null }
}

export const partsIn = (file: FileRecord): LogPart[] =>
  file.lucks.map((luck, place, lucks) => ({
    ...luck,
    isTold: true,
    file: { ...file, lucks: lucks.slice(0, place + 1) },
  }))

export const luckOf = ({ seed, entropy, ...named }: PartLuck): Luck | null =>
  seed === null ? null : hmacLuck(seed, drawsNamed(named), entropy)
