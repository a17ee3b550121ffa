import t from 'tap'
import { save } from '../../../src/engine/kernel/saves.ts'
import type { Tagged } from '../../../src/engine/kernel/types.ts'
import { goOn, sitDown } from '../../../src/package/sitting.ts'
import { type Rebound, rebound } from './rulesets/rebound.ts'

const types = (events: readonly Tagged[] = []): string[] => events.map(({ type }) => type)
const REBOUND = 'ball.rebounded'

t.test('automatic steps follow at once, after every kind of cause', async (t) => {
  const game = sitDown(rebound, { seats: 3, decisionSeconds: 30, options: { kicks: 9 } })

  t.same(types(game.commits[0]?.events), ['ball.set', REBOUND], 'setup')
  t.same(types(game.move(1, { type: 'kick' })), ['ball.kicked', REBOUND, REBOUND], 'a move')
  t.same(types(game.timeOut()), ['ball.kicked', REBOUND, REBOUND], 'a time-out')
  t.same(types(game.handOver(0, 'bot')), ['seat.handed-over'], 'no automatic step is left')
  t.same(types(game.resign(2)), ['seat.left', REBOUND], 'a resignation')
})

t.test('automatic steps follow each answer given for a seat that has left', async (t) => {
  const game = sitDown(rebound, { seats: 3, options: { kicks: 9 } })
  game.resign(2)

  t.same(types(game.move(1, { type: 'kick' })), [
    ...['ball.kicked', REBOUND, REBOUND],
    ...['ball.kicked', REBOUND, REBOUND],
  ])
  t.same(game.asked(), ['0 kick'])
})

t.test('automatic steps follow the load of a saved game', async (t) => {
  const { game } = sitDown(rebound, { seats: 2 })
  const request = { kind: 'ball', viewer: 0, names: ['Ann', 'Bo'], packHash: 'none' } as const
  const document = save(rebound, { ...game, state: { ...game.state, speed: 3 } }, request)

  const again = goOn(rebound, { document, content: null })

  t.same(types(again.commits[0]?.events), ['game.imported', REBOUND, REBOUND, REBOUND])
})

t.test('no question opens before the automatic steps have ended', async (t) => {
  const speeds: number[] = []
  const openDecisions: typeof rebound.openDecisions = (state, table) => {
    speeds.push(state.speed)
    return rebound.openDecisions(state, table)
  }
  const game = sitDown({ ...rebound, openDecisions }, { seats: 2 })
  game.move(1, { type: 'kick' })

  t.same([...new Set(speeds)], [0])
})

t.test('endless automatic steps are reported as a bug, with and without events', async (t) => {
  const going = (proceed: NonNullable<typeof rebound.proceed>) => () =>
    sitDown<Rebound>({ ...rebound, proceed }, { seats: 2 })

  t.throws(
    going(({ emit }) => {
      emit({ type: REBOUND })
      return true
    }),
    /^rebound does not settle$/,
  )
  t.throws(
    going(() => true),
    /^rebound: proceed emits no event$/,
  )
})
