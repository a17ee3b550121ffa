import t from 'tap'
import { eventsInput } from '../../src/app/games/schema.ts'
import { register } from '../../src/engine/kernel/define.ts'
import { goalscorer } from '../../src/engine/rulesets/goalscorer/index.ts'
import { playOne, twoPlayers } from '../support/players.ts'
import { guest, startServices } from '../support/service.ts'

/**
 * A variant of GOALSCORER in which the text of a move reveals the last deal, including its secrets.
 */
const talkative = register({
  ...goalscorer,
  words: {
    ...goalscorer.words,
    events: {
      ...goalscorer.words.events,
      'youth.moved': (_, __, earlier) =>
        `${JSON.stringify(earlier('turn.started'))} ${JSON.stringify(earlier('counters.dealt'))}.`,
    },
  },
})

t.test('the text of an event contains no secrets of earlier events', async (t) => {
  const node = await startServices(t, { registry: { goalscorer: talkative } })
  const players = [await guest(node, 'Ann'), await guest(node, 'Bob')] as const
  const { id } = await twoPlayers(node, ...players)
  await playOne(node, players, id)
  const input = eventsInput.parse({ include: ['words'], limit: 500 })
  const { items } = await node.services.games.events(players[0], id, input)
  const moved = items.find(({ event }) => event?.type === 'youth.moved')

  t.match(moved?.words, /^\{"type":"turn\.started".*\} null\.$/)
})
