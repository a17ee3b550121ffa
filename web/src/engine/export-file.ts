import * as en from '../text/recording/en.ts'
import { InvalidLogError, type LogFile, type LogHeader, rowOf } from './log-file.ts'

interface Line {
  readonly 'touchline-export'?: number
  readonly pack?: string
  readonly content?: string
  readonly game?: string
  readonly ruleset?: string
  readonly table?: LogHeader['table']
  readonly lucks?: readonly Pick<LogHeader, 'game' | 'commitment' | 'seed' | 'entropy' | 'lot'>[]
  readonly seen?: string
}

const PACKED = ',"packed":'

export const isExport = (text: string): boolean => text.startsWith('{"touchline-export":')

export function firstGameIn(text: string): LogFile {
  const lines = text.split('\n')
  const packs = new Map<string, unknown>()
  for (const [place, line] of lines.entries()) {
    if (line.startsWith('{"touchline-export":') && parsed(line, place)['touchline-export'] !== 1)
      throw new InvalidLogError(en.thisFileNeedsANewer)
    if (line.startsWith('{"pack":')) {
      const { pack = '', content = '' } = parsed(line, place)
      packs.set(pack, JSON.parse(content))
    }
    if (!line.startsWith('{"game":')) continue
    const game = parsed(line, place)
    if (game.seen !== 'all') continue
    const rows = lines.slice(place + 1)
    const end = rows.findIndex((one) => !one.startsWith('{"row":'))
    if (!rows[end]?.startsWith('{"end":')) throw new InvalidLogError(en.theFileIsIncompleteIt)
    return {
      header: headerOf(game, packs),
      rows: rows.slice(0, end).map((row, number) => rowAt(row, place + number + 2)),
    }
  }
  throw new InvalidLogError(en.theFileContainsNoFinished)
}

function headerOf(game: Line, packs: ReadonlyMap<string, unknown>): LogHeader {
  const { ruleset = '', table, pack: hash = '', lucks = [] } = game
  const luck = lucks.at(-1)
  if (!luck || !table || !packs.has(hash)) throw new InvalidLogError(en.theFileLacksDataNeeded)
  const contentPack = { hash, content: packs.get(hash) }
  return { format: 'touchline-log', formatVersion: 1, ruleset, table, contentPack, ...luck }
}

/** `packed` remains a string, because the hash is computed from its exact bytes. */
function rowAt(line: string, number: number) {
  const packed = line.indexOf(PACKED)
  const { row, to, head } = parsed(`${line.slice(0, packed)}}`, number - 1) as Row
  const text = line.slice(packed + PACKED.length, -1)
  return rowOf({ firstVersion: row, lastVersion: to, head, packed: text }, number)
}
interface Row extends Line {
  readonly row: number
  readonly to: number
  readonly head: string
}

function parsed(line: string, place: number): Line {
  try {
    return JSON.parse(line)
  } catch {
    throw new InvalidLogError(en.lineIsIncomplete(place + 1))
  }
}
