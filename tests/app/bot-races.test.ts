import t, { type Test } from 'tap'
import type { Caller } from '../../src/app/core/caller.ts'
import { createGameInput } from '../../src/app/games/schema.ts'
import { starplayer } from '../../src/engine/rulesets/starplayer/index.ts'
import type { Starplayer } from '../../src/engine/rulesets/starplayer/types.ts'
import { observe, send, waitFor } from '../support/players.ts'
import { guest, type Node, startServices } from '../support/service.ts'

const HOUR = 3_600_000
const BOT = 2

/**
 * A Starplayer bot that plays its Tackle card whenever possible, so that the test can see whether
 * the bot or a player tackled first.
 */
const eager = {
  ...starplayer,
  bot(turn: Parameters<typeof starplayer.bot>[0]): Starplayer['move'] | null {
    return turn.decision.kind === 'tackle' ? { type: 'tackle' } : starplayer.bot(turn)
  },
}

interface Race {
  readonly node: Node
  readonly id: string
  readonly decliner: Caller
  readonly racer: Caller
  readonly decisionId: string
}

/**
 * Plays games with two players and a bot until a position occurs in which the bot and one of the
 * players may both tackle.
 */
async function declined(t: Test, botRaceMilliseconds: number): Promise<Race> {
  const registry = { starplayer: eager as never }
  const node = await startServices(t, { registry, settings: { botRaceMilliseconds } })
  const people = [await guest(node, 'Ann'), await guest(node, 'Ben')] as const
  for (;;) {
    const race = await raceIn(node, people)
    if (race) return race
  }
}

/**
 * Plays a game until several seats may tackle; returns null if the bot is not one of these seats.
 */
async function raceIn(node: Node, people: readonly [Caller, Caller]): Promise<Race | null> {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }]
  const input = createGameInput.parse({ ruleset: 'starplayer', seats })
  const { id } = (await node.services.games.create(people[0], input)).answer
  await node.services.games.join(people[1], id, {})
  for (;;)
    for (const [seat, caller] of people.entries()) {
      const racer = people[1 - seat]!
      await moveOn(node, caller, id)
      const [decision] = (await node.services.games.decisions(racer, id)).decisions
      // The test skips a tackle for which the seat must also choose a card.
      if (decision?.kind !== 'tackle' || JSON.stringify(decision.spaces).includes('pick')) continue
      return (await isBotAsked(node, id))
        ? { node, id, decliner: caller, racer, decisionId: decision.id }
        : null
    }
}

/**
 * Reads the game from the node's memory, because the API does not show the open decisions of other
 * seats.
 */
async function isBotAsked({ services }: Node, id: string): Promise<boolean> {
  const live = await services.context.live.load(id)
  return live!.run(
    ({ game }) =>
      () =>
        game.open.some(({ kind, seat }) => kind === 'tackle' && seat === BOT),
  )
}

async function moveOn(node: Node, caller: Caller, id: string): Promise<void> {
  const [decision] = (await node.services.games.decisions(caller, id)).decisions
  if (!decision) return
  const answers: Record<string, string> = {
    roll: 'roll',
    purchase: 'decline',
    'turn-end': 'end-turn',
    tackle: 'pass-tackle',
  }
  const type = answers[decision.kind]
  const move = type ? { type } : decision.examples[0]
  await send(node, caller, id, { decisionId: decision.id, move })
}

async function winnerOf({ node, id, decliner }: Race): Promise<number | null> {
  for (let after = 0; ; ) {
    const { events, version, reason } = await waitFor(node, decliner, id, { after })
    const resolved = events.flatMap(({ event }) =>
      event?.type === 'tackle.resolved' ? [(event as { winner?: number | null }).winner] : [],
    )
    const last = resolved.at(-1)
    if (last !== undefined || reason === 'over') return last ?? null
    after = version
  }
}

t.test('SP-404 a person who is asked may call Tackle before a bot does', async (t) => {
  const race = await declined(t, HOUR)
  const { node, id, racer, decisionId } = race

  await send(node, racer, id, { decisionId, move: { type: 'tackle' } })

  const { view } = await observe(node, racer, id)
  const clubs = (view as Starplayer['view']).clubs
  t.equal(clubs[BOT]?.tackles.length, 1, 'the bot has not called')
})

t.test('SP-404 a bot calls at once when all people who were asked have passed', async (t) => {
  const race = await declined(t, HOUR)
  const { node, id, racer, decisionId } = race

  await send(node, racer, id, { decisionId, move: { type: 'pass-tackle' } })

  t.equal(await winnerOf(race), BOT)
})

t.test('SP-404 a bot calls after its wait, even if a person has not answered', async (t) => {
  const race = await declined(t, 100)

  t.equal(await winnerOf(race), BOT)
})
