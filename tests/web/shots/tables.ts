import type { Caller } from '../../../src/app/core/caller.ts'
import type { FullDecision } from '../../../src/app/games/decision-schema.ts'
import { createGameInput, waitInput } from '../../../src/app/games/schema.ts'
import type { Stage } from './stage.ts'

export interface Guest {
  readonly name: string
  readonly token: string
  readonly caller: Caller
}

export interface GameTable {
  readonly id: string
  readonly inviteCode: string | null
  readonly sitters: readonly Guest[]
}

export interface Laid {
  readonly ruleset: string
  /** The players, starting with the host; a string creates a new player with the given name. */
  readonly who: readonly (Guest | string)[]
  readonly bots?: number
  readonly open?: number
  readonly options?: object
  readonly decisionSeconds?: number
  readonly isPrivate?: boolean
  readonly rated?: boolean
  readonly holidays?: boolean
  readonly undo?: boolean
}

export async function guest({ services, clock }: Stage, name: string): Promise<Guest> {
  clock.skip(1)
  const { token } = await services.accounts.signUp({ name, kind: 'human' })
  return { name, token, caller: await services.authenticate(token) }
}

/** Creates a game, which starts immediately if all seats are taken. */
export async function lay(stage: Stage, laid: Laid): Promise<GameTable> {
  const { who, bots = 0, open = 0, isPrivate = false, ...terms } = laid
  const sitters: Guest[] = []
  for (const one of who) sitters.push(typeof one === 'string' ? await guest(stage, one) : one)
  const [host, ...others] = sitters
  const free = Array.from({ length: others.length + open }, () => ({ kind: 'open' }))
  const played = Array.from({ length: bots }, () => ({ kind: 'bot' }))
  const input = createGameInput.parse({
    ...terms,
    visibility: isPrivate ? 'private' : 'public',
    seats: [{ kind: 'me' }, ...free, ...played],
  })
  const { games } = stage.services
  const { answer } = await games.create(host!.caller, input)
  const { id, inviteCode } = answer
  const code = inviteCode === null ? {} : { code: inviteCode }
  for (const { caller } of others) await games.join(caller, id, code)
  return { id, inviteCode, sitters }
}

/** The page of the game, seen by its host. */
export const tableShot = ({ id, sitters }: GameTable) => ({
  path: `/play/${id}`,
  see: '.board',
  who: sitters[0]!,
})

type Until = (asked: FullDecision, made: number) => boolean | Promise<boolean>

/**
 * Answers the mandatory decisions of all players with the built-in bot's moves, until `until`
 * returns true.
 */
export async function playOn(stage: Stage, table: GameTable, until: Until): Promise<void> {
  for (let made = 0; ; made += 1) {
    const asked = await nextAsked(stage, table)
    if (asked === null || (await until(asked, made))) return
    const { id: decisionId, seat, examples } = asked
    const { caller } = table.sitters[seat]!
    const [move] = examples
    await stage.services.games.move(caller, table.id, { decisionId, move, include: [] })
    stage.clock.skip(1)
  }
}

async function nextAsked({ services }: Stage, table: GameTable): Promise<FullDecision | null> {
  for (;;) {
    let after = 0
    for (const { caller } of table.sitters) {
      const asked = await services.games.decisions(caller, table.id)
      after = asked.version
      const found = asked.decisions.find(({ optional, suspended }) => !optional && !suspended)
      if (found) return found
    }
    const { caller } = table.sitters[0]!
    const input = waitInput.parse({ after, until: 'change', timeoutSeconds: 5 })
    const { reason } = await services.games.wait(caller, table.id, input)
    if (reason !== 'change') return null
  }
}
