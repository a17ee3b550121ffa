import { Unavailable } from '../../src/app/core/ports.ts'
import { LiveGame } from '../../src/app/runtime/live-game.ts'
import type { LiveStore } from '../../src/app/runtime/live-store.ts'
import type { NewRow, SecretGameRecord, StoredRow } from '../../src/app/runtime/port.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import type { Table } from '../../src/engine/kernel/types.ts'
import type { Scheduler } from './scheduler.ts'

const LOST = { request: 4, answer: 5, notification: 20 }
const CLOCKS_DIFFER_MILLISECONDS = 50

export interface Setting {
  readonly rules: Ruleset
  readonly table: Table
  readonly record: SecretGameRecord
}

export class SimulatedDatabase {
  readonly rows: StoredRow[]
  readonly lost: StoredRow[] = []
  readonly nodes: SimulatedNode[] = []
  clock: number
  readonly #scheduler: Scheduler
  #server = 'server 0'

  constructor(scheduler: Scheduler, first: StoredRow, clock: number) {
    this.#scheduler = scheduler
    this.rows = [first]
    this.clock = clock
  }

  append(row: NewRow, from: SimulatedNode): string | null {
    const last = this.rows.at(-1)!
    const { before, server: _, over, cancelled, auditIds, ...kept } = row
    const fits =
      last.lastVersion === row.firstVersion &&
      last.head === before.head &&
      last.firstVersion === before.firstVersion
    this.#scheduler.note(`${from.name} stores ${row.firstVersion} to ${row.lastVersion}: ${fits}`)
    if (!fits) return null
    this.rows.push(kept)
    for (const node of this.nodes)
      if (node !== from && !this.#scheduler.strikes(LOST.notification))
        this.#scheduler.later(() => node.live.notifyVersion(kept.lastVersion))
    return this.#server
  }

  failOver(rows: number): void {
    const lost = this.rows.splice(Math.max(1, this.rows.length - rows))
    this.lost.push(...lost)
    this.#server = `server ${this.lost.length}`
    for (const node of this.nodes) node.epoch += 1
    const versions = lost.map(
      ({ firstVersion, lastVersion }) => `${firstVersion} to ${lastVersion}`,
    )
    this.#scheduler.note(`a failover loses ${versions}`)
  }
}

/** A node whose connection to the database loses requests and responses. */
export class SimulatedNode {
  readonly name: string
  readonly #database: SimulatedDatabase
  readonly #scheduler: Scheduler
  readonly #setting: Setting
  readonly #drift: number
  epoch = 0
  races = 0
  live: LiveGame

  constructor(name: string, database: SimulatedDatabase, scheduler: Scheduler, setting: Setting) {
    this.name = name
    this.#database = database
    this.#scheduler = scheduler
    this.#setting = setting
    this.#drift = scheduler.chance.below(CLOCKS_DIFFER_MILLISECONDS)
    this.live = this.#open()
  }

  restart(): void {
    this.#scheduler.note(`${this.name} restarts`)
    this.live = this.#open()
  }

  #open(): LiveGame {
    const { rules, table, record } = this.#setting
    const nothing = () => {}
    const rows = [...this.#database.rows]
    return new LiveGame(
      record,
      { rules, table, packWeight: 0 },
      { rows, epoch: this.epoch },
      this.#store(),
      {
        onAdvance: nothing,
        onStored: nothing,
        onIdle: nothing,
        onLostRace: () => {
          this.races += 1
        },
        onRewound: nothing,
        onTrouble: () => this.restart(),
      },
    )
  }

  #store(): LiveStore {
    const database = this.#database
    return {
      append: (row) => this.#ask(() => database.append(row, this)),
      tail: (_, from) =>
        this.#ask(() => database.rows.filter(({ firstVersion }) => firstVersion >= from)),
      record: async () => this.#setting.record,
      epoch: () => this.epoch,
      now: () => database.clock + this.#drift,
      isHeld: () => false,
    }
  }

  #ask<T>(atDatabase: () => T): Promise<T> {
    const scheduler = this.#scheduler
    return new Promise((resolve, reject) => {
      const fail = () => {
        this.epoch += 1
        reject(new Unavailable(new Error('the connection is lost')))
      }
      scheduler.later(() => {
        if (scheduler.strikes(LOST.request)) return scheduler.later(fail)
        const result = atDatabase()
        if (scheduler.strikes(LOST.answer)) return scheduler.later(fail)
        scheduler.later(() => resolve(result))
      })
    })
  }
}
