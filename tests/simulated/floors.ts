import { begin } from '../../src/app/games/start-game.ts'
import { type Pack, PackLibrary } from '../../src/app/packs/packs.ts'
import { newGame } from '../../src/app/runtime/new-game.ts'
import type { SeatRecord, SecretGameRecord } from '../../src/app/runtime/port.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../src/engine/kernel/table.ts'
import { SimulatedClient } from './client.ts'
import { SimulatedFollower } from './follower.ts'
import { simulatedGames } from './games.ts'
import { SimulatedPlayer } from './player.ts'
import type { Floor } from './simulate.ts'

const GAMES = 10
const DECISION_SECONDS = 10

/**
 * Simulates players who use the running games of the nodes directly, without the operations of the
 * service.
 */
const runningGames = (rules: Ruleset, failsOver: boolean): Floor => ({
  rules,
  failsOver,
  async prepare(cluster) {
    const pack = packOf(rules)
    const store = simulatedGames(cluster.database)
    const players: SimulatedPlayer[] = []
    for (let no = 0; no < GAMES; no += 1) {
      const game = gameOf(rules, pack.hash, no, cluster.scheduler.now)
      await store.create(game, begin({ rules, pack }, game, cluster.scheduler.now))
      for (const { seat, kind } of game.seats)
        if (kind === 'account')
          players.push(new SimulatedPlayer(cluster, { game: game.id, seat, rules }))
    }
    cluster.database.keep()
    return players
  },
})

/**
 * The cast is safe because this test uploads no packs, and `PackLibrary` needs its ports only for
 * uploaded packs.
 */
const packOf = (rules: Ruleset): Pack =>
  new PackLibrary({ [rules.id]: rules }, [], {} as PackPorts).offered(rules.id)[0]!
type PackPorts = ConstructorParameters<typeof PackLibrary>[2]

/** Every second game has time limits, and every second pair of games has a bot. */
function gameOf(rules: Ruleset, packHash: string, no: number, now: number): SecretGameRecord {
  const isBot = (seat: number) => no >= GAMES / 2 && seat === rules.seats.min - 1
  const seats = Array.from({ length: rules.seats.min }, (_, seat): SeatRecord => {
    const account = isBot(seat) ? null : `account ${seat}`
    const kind = isBot(seat) ? 'bot' : 'account'
    const rest = { name: account, choices: null, entropy: null, since: null, level: null }
    return { seat, kind, account, joined: true, ...rest }
  })
  return newGame(now, {
    ruleset: rules.id,
    packHash,
    package: null,
    host: 'account 0',
    seats,
    options: buildTable(rules, { seats: seats.length, options: {} }).options,
    decisionSeconds: no % 2 === 0 ? DECISION_SECONDS : null,
    absence: no === 0 ? 'bot' : no % 2 === 0 ? 'default' : 'wait',
  })
}

/** Simulates clients that call the service's operations to create, join, play and follow games. */
const operations = (rules: Ruleset, failsOver: boolean): Floor => ({
  rules,
  failsOver,
  async prepare(cluster) {
    const client = (no: number, opponent: 'open' | 'bot' | null) => {
      const decisionSeconds = no % 2 === 0 ? DECISION_SECONDS : null
      return new SimulatedClient(cluster, { ruleset: rules.id, no, opponent, decisionSeconds })
    }
    const numbers = Array.from({ length: GAMES }, (_, no) => no)
    const hosts = numbers.map((no) => client(no, no === 0 ? 'bot' : 'open'))
    const guests = numbers.slice(1).map((no) => client(GAMES + no, null))
    const followers = hosts.map((host) => new SimulatedFollower(cluster, host))
    return [...hosts, ...guests, ...followers]
  },
})

export const floors = { 'running games': runningGames, operations } as const
export type FloorName = keyof typeof floors
