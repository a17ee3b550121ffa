import type { OperatorPaths } from 'touchline-client'
import type { LogHeader } from '../engine/log-file.ts'
import type { Observation } from '../play/load-game.ts'
import { seatNames } from '../play/seat-names.ts'
import type { Recording } from '../replay/recording.ts'
import { read } from './admin-client.ts'
import type { OperatorSchemas } from './operation.ts'

type Read = OperatorPaths['/v1/admin/games/{game}/rows']['get']
type Rows = Read['responses'][200]['content']['application/json']
type Table = LogHeader['table'] & { readonly content: unknown }

const PAGE = 100
const PAGES_MAX = 200

export async function fullRecording(id: string): Promise<Recording> {
  const [game, state] = await Promise.all([
    read('game.show', { id }) as Promise<Observation>,
    read('game.state', { id }) as Promise<OperatorSchemas['AdminState']>,
  ])
  const { content, ...table } = state.table as Table
  const { commitment, seed, entropy } = game.fairness
  const header: LogHeader = {
    format: 'touchline-log',
    formatVersion: 1,
    game: id,
    ruleset: game.ruleset,
    table,
    contentPack: { hash: game.contentPack, content },
    commitment,
    seed,
    entropy,
  }
  const [rows, { recordingOfRows }] = await Promise.all([
    rowsOf(id),
    import('../replay/local-recording.ts'),
  ])
  const whence = { isShared: false, isArchived: game.archivedAt !== null }
  return recordingOfRows(header, rows, { ...whence, names: seatNames(game) })
}

async function rowsOf(id: string): Promise<Rows['items']> {
  const rows: Rows['items'] = []
  let after = 0
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { items, next } = (await read('game.rows', { id, input: { after, limit: PAGE } })) as Rows
    rows.push(...items)
    if (next === null) return rows
    after = next
  }
  throw new Error('This game is too long for the browser. Use the log.')
}
