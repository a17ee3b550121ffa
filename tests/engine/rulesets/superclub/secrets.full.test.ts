import t from 'tap'
import { bots } from '../../../../src/engine/bots/index.ts'
import { playBots } from '../../../../src/engine/bots/match.ts'
import { seededChance, seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { register, seatsOf } from '../../../../src/engine/kernel/define.ts'
import { type Commit, fold, replay } from '../../../../src/engine/kernel/game.ts'
import type { Ruleset } from '../../../../src/engine/kernel/ruleset.ts'
import { buildTable } from '../../../../src/engine/kernel/table.ts'
import type { Viewer } from '../../../../src/engine/kernel/types.ts'
import { decisionsFor, redact } from '../../../../src/engine/kernel/visibility.ts'
import { superclub } from '../../../../src/engine/rulesets/superclub/index.ts'
import { bonusOf } from '../../../../src/engine/rulesets/superclub/read/club.ts'
import type { Draft } from '../../../../src/engine/rulesets/superclub/state.ts'

const rules = register(superclub)

function judged(
  seats: number,
  seed: number,
  options: object,
  judge: (state: Draft, commit: Commit, before: Draft) => void,
): void {
  const table = buildTable(rules, { seats, options })
  const commits: Commit[] = []
  const players = seatsOf(seats).map((seat) => bots[seat % 2 === 0 ? 'heuristic' : 'random'])
  playBots(
    {
      rules,
      table,
      bots: players.map((make) =>
        (make as (rules: Ruleset) => ReturnType<typeof make & {}>)(rules),
      ),
      luck: seededLuck(seed),
      chance: seededChance(seed),
      movesMax: 4_000,
    },
    (commit) => commits.push(commit),
  )
  const game = replay(rules, table, [])
  for (const commit of commits) {
    const before = structuredClone(game.state) as Draft
    fold(rules, game, commit)
    judge(game.state as Draft, commit, before)
  }
}

const tableOf = (seats: number) => buildTable(superclub, { seats })

const MODES: [number, object][] = [
  [2, {}],
  [3, { quickGame: true, unhappyPlayers: true, auctionMode: 'sealed' }],
  [4, { homeAndAway: true, unhappyPlayers: true, staffTrading: true, finalDraw: 'replay' }],
  [
    5,
    {
      continentStacks: 'byRegion',
      superstarDraft: 'replaced',
      chemistry: 'adjacent',
      pace: 'quicker',
    },
  ],
  [6, { unhappyPlayers: true, pace: 'slower' }],
]

t.test('SC-120 SC-121 SC-153 SC-182 SC-188 SC-223 seasons and matches keep counts', async (t) => {
  for (const [place, [seats, options]] of MODES.entries()) {
    const home = 'homeAndAway' in options
    const entries = new Map<string, number>()
    const cups = new Map<number, number>()
    let year = 1
    const faults: string[] = []
    judged(seats, place + 20, { ...options, maxSeasons: 2 }, (state, commit) => {
      for (const event of commit.events as readonly Record<string, unknown>[]) {
        const count = (seat: unknown) =>
          entries.set(`${year}-${seat}`, (entries.get(`${year}-${seat}`) ?? 0) + 1)
        if (event.type === 'season.started') year = Number(event.year)
        if (event.type === 'sim.rolled') count(event.seat)
        if (event.type === 'match.opened' && event.kind === 'league') {
          count(event.home)
          count(event.away)
        }
        if (event.type === 'match.decided') {
          const points = event.points as number[]
          const score = event.score as number[]
          const sum = (points[0] ?? 0) + (points[1] ?? 0)
          if (!(home ? [3, 2] : [6, 4]).includes(sum)) faults.push(`points ${sum}`)
          if (![4, 6].includes((score[0] ?? 0) + (score[1] ?? 0))) faults.push(`score ${score}`)
        }
        if (event.type === 'supercup.card-won') cups.set(year, (cups.get(year) ?? 0) + 1)
      }
      const { turn } = state.shared
      if (turn && new Set(turn.actions).size !== turn.actions.length) faults.push('a department')
      if ((turn?.actions.length ?? 0) > 2) faults.push('three actions')
      if (
        turn &&
        turn.trained.length >
          4 + bonusOf({ state, table: tableOf(seats) }, turn.seat, 'trainingExtraPlayers')
      )
        faults.push('too many trainees')
    })
    t.same(faults, [])
    t.ok(
      [...entries.values()].every((played) => played === (home ? 10 : 5)),
      `${seats} managers`,
    )
    t.ok([...cups.values()].every((won) => won === 1))
  }
})

/**
 * Returns card names that a view must not contain. A view may contain cards that the given commit
 * publicly put under a stack, and players whose history is public.
 */
function forbiddenTo({ secret, shared }: Draft, viewer: Viewer, { events }: Commit): string[] {
  const open = JSON.stringify([
    events.filter(({ type }) =>
      ['player.sold-abroad', 'staff.declined', 'staff.dismissed'].includes(type),
    ),
    shared.managers.map(({ lastLineUp }) => lastLineUp),
    [shared.trained, shared.refusals],
    shared.matches.map(({ sides, team }) => [sides.map(({ kickOff }) => kickOff), team]),
  ])
  const hidden = [
    ...secret.gameChangers,
    ...secret.superCup,
    ...secret.staff,
    ...secret.deck,
    ...Object.values(secret.stacks).flat(),
    ...secret.collections.flat(),
    ...secret.faceDown.map(({ card }) => card),
    ...secret.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)),
  ]
  return hidden.filter((card) => !open.includes(card))
}

t.test('SC-206 SC-224 SC-R23 no view, event or question tells a hidden card', async (t) => {
  for (const [seats, options] of MODES.slice(1, 4)) {
    const leaks: string[] = []
    let looked = 0
    judged(seats, 7, { ...options, maxSeasons: 2 }, (state, commit) => {
      looked += 1
      if (looked % 11 > 0 || state.shared.result) return
      const viewers: Viewer[] = [...seatsOf(seats), 'spectator']
      const table = buildTable(rules, { seats, options })
      for (const viewer of viewers) {
        const view = superclub.viewFor(state, viewer, table as never)
        const open = superclub.openDecisions(state, table as never).map((one, place) => ({
          ...one,
          id: `${place}`,
          openedAt: 0,
          clock: null,
          deadline: null,
          left: null,
        }))
        const { own, others, awaited } = decisionsFor(open, viewer)
        const shown = JSON.stringify([
          view,
          commit.events.map((event) => redact(rules, event, viewer)),
          own.map(({ key: _, ...rest }) => rest),
          own.map((one) => superclub.legalMoves(state, one as never, table as never)),
          others,
          awaited,
          superclub.text(view, viewer, table as never),
        ])
        leaks.push(...forbiddenTo(state, viewer, commit).filter((card) => shown.includes(card)))
      }
    })
    t.same(leaks, [])
  }
})
