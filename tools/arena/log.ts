import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { canonical } from '../../src/engine/kernel/json.ts'
import type { ArenaGame } from './game.ts'

/**
 * A log of test games between bots with one game on each line. An interrupted series of games can
 * be continued if its log is stored in a file.
 */
export class ArenaLog {
  readonly #file: string | null
  readonly #games: ArenaGame[]
  readonly #known: Map<string, ArenaGame>

  constructor(file: string | null) {
    this.#file = file
    this.#games = file !== null && existsSync(file) ? gamesIn(file) : []
    this.#known = new Map(this.#games.map((game) => [nameOf(game), game]))
  }

  get games(): readonly ArenaGame[] {
    return this.#games
  }

  has(game: Which): boolean {
    return this.#known.has(nameOf(game))
  }

  add(game: ArenaGame): void {
    this.#games.push(game)
    this.#known.set(nameOf(game), game)
    if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify(game)}\n`)
  }
}

type Which = Pick<ArenaGame, 'ruleset' | 'options' | 'players' | 'place' | 'deal'> &
  Partial<Pick<ArenaGame, 'millisecondsMax'>>

const nameOf = ({ ruleset, options, players, place, deal, millisecondsMax }: Which): string =>
  canonical([ruleset, options, players, place, deal, millisecondsMax ?? null])

function gamesIn(file: string): ArenaGame[] {
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole !== text) writeFileSync(file, whole)
  return whole.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as ArenaGame]))
}
