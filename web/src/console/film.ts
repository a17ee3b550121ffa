import type { paths } from 'touchline-client'
import type { LogHeader } from '../engine/log-file.ts'
import type { Film } from '../replay/film.ts'
import type { Schemas } from '../service.ts'
import type { Observation } from '../table/look.ts'
import { namesOf } from '../table/names.ts'
import { see } from './desk.ts'

type Rows =
  paths['/v1/admin/games/{game}/rows']['get']['responses'][200]['content']['application/json']
/** As the kernel has it, and stored with the game. */
type Table = LogHeader['table'] & { readonly content: unknown }

const PAGE = 100
const PAGES_MAX = 200

/** All rows of a game, nothing hidden: what that takes has been judged by the service. */
export async function wholeFilm(id: string): Promise<Film> {
  // Acts answer what the document says of them.
  const [game, state] = await Promise.all([
    see('game.show', { id }) as Promise<Observation>,
    see('game.state', { id }) as Promise<Schemas['AdminState']>,
  ])
  const { content, ...table } = state.table as Table
  const { commitment, seed, entropy } = game.fairness
  const header: LogHeader = {
    ...{ format: 'touchline-log', formatVersion: 1, game: id, ruleset: game.ruleset, table },
    contentPack: { hash: game.contentPack, content },
    ...{ commitment, seed, entropy },
  }
  const [rows, { filmOfRows }] = await Promise.all([rowsOf(id), import('../replay/folded.ts')])
  const whence = { isShared: false, isArchived: game.archivedAt !== null }
  return filmOfRows(header, rows, { ...whence, names: namesOf(game) })
}

async function rowsOf(id: string): Promise<Rows['items']> {
  const rows: Rows['items'] = []
  let after = 0
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { items, next } = (await see('game.rows', { id, input: { after, limit: PAGE } })) as Rows
    rows.push(...items)
    if (next === null) return rows
    after = next
  }
  throw new Error('This game is too long to be shown here.')
}
