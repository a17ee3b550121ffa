import t from 'tap'
import { noLuck } from '../../src/engine/kernel/chance.ts'
import { register } from '../../src/engine/kernel/define.ts'
import { type Commit, replay } from '../../src/engine/kernel/game.ts'
import { verify } from '../../src/engine/kernel/verify.ts'
import { refusalOf, refused, type Sitting, sitDown } from '../../src/package/sitting.ts'
import { contentSchema } from '../../template/src/content/faults.ts'
import { housePack } from '../../template/src/content/house.ts'
import { spotKick } from '../../template/src/index.ts'
import type { Options } from '../../template/src/options.ts'
import type { SpotKick } from '../../template/src/types.ts'
import { conform } from '../engine/conformance/conform.ts'

type Game = Sitting<SpotKick>

const lay = (card: string) => ({ type: 'lay', card }) as const
const dive = (corner: string) => ({ type: 'dive', corner }) as const
const stay = { type: 'stay' } as const

/**
 * The deck is in the order of the pack: shots to the left are first, and the weakest shot is on
 * top.
 */
const kickOff = (options: Partial<Options> = {}, seats = 2): Game =>
  sitDown(spotKick, { seats, options }, (_, limit) => limit - 1)

const LEFT_3 = 'left-3-2'
function shotLaid(options: Partial<Options> = {}): Game {
  const game = kickOff(options)
  game.move(0, lay(LEFT_3))
  return game
}

function playKick({ game, legal, move }: Game): void {
  const { taker, keeper } = game.state.shared
  for (const seat of [taker, keeper]) move(seat, legal(seat)[0] ?? stay, () => 0)
}

const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type)
const goals = ({ game }: Game) => game.state.shared.teams.map(({ goals }) => goals)

t.test('the conformance suite passes', (t) => conform(t, register(spotKick)))

t.test(
  'SK-1 SK-3 each seat sees the hand that it was dealt, and how many cards others hold',
  async (t) => {
    const { seen, view, commits } = kickOff({ hand: 2 }, 3)

    const cards = ['left-3-2', 'left-3-3']
    t.same(view(1).hand, cards)
    t.same(view('spectator').hand, null)
    t.same(view(0).sizes, { deck: 30, hands: [2, 2, 2] })
    t.same(seen(1)[2], { type: 'hand.dealt', seat: 1, cards })
    t.same(seen(0)[2], { type: 'hand.dealt', seat: 1, size: 2 })
    t.same(seen(0)[0], { type: 'deck.shuffled', size: 36 })
    t.same(typesOf(commits[0]?.events ?? []).at(-1), 'kick.begun', 'and the first kick has begun')
  },
)

t.test('SK-2 a pack whose rows do not fit together says where, and by which clause', async (t) => {
  const [first] = housePack.shots
  const issuesOf = (change: object) =>
    contentSchema
      .safeParse({ ...housePack, ...change })
      .error?.issues.map(({ path, message }) => `${path.join('/')} ${message}`)

  t.same(contentSchema.parse(housePack), housePack)
  t.same(issuesOf({ corners: [...housePack.corners, 'top'] }), ['corners SK-2: top is there twice'])
  t.same(issuesOf({ shots: [first, first] }), ['shots SK-2: left-2-0 is there twice'])
  t.same(issuesOf({ shots: [{ ...first, corner: 'post' }] }), ['shots/0/corner SK-2: no post'])
})

t.test('SK-4 seats kick in turn, and the next one clockwise keeps goal', async (t) => {
  const game = kickOff({ kicks: 2 }, 3)
  const order: string[] = []
  while (!game.game.over) {
    const { taker, keeper } = game.game.state.shared
    order.push(`${taker}-${keeper}`)
    playKick(game)
  }

  t.same(order, ['0-1', '1-2', '2-0', '0-1', '1-2', '2-0'])
})

t.test('SK-5 SK-9 a laid card is hidden from others until it is turned over', async (t) => {
  const game = shotLaid()

  t.same(game.seen(0), [{ type: 'card.laid', seat: 0, card: LEFT_3 }])
  t.same(game.seen(1), [{ type: 'card.laid', seat: 0 }])
  t.same([game.view(0).laid, game.view(1).laid], [LEFT_3, null])
  t.same(game.asked(), ['1 save'])
  game.move(1, dive('left'), [5])
  t.same(game.view(1).discard, [LEFT_3])
})

const verdicts = [
  {
    title: 'SK-8 SK-S1 the wrong corner: a goal without a die',
    move: dive('right'),
    die: [],
    goal: 1,
  },
  {
    title: 'SK-9 SK-S2 the right corner, and no less than the power',
    move: dive('left'),
    die: [2],
    goal: 0,
  },
  { title: 'SK-9 the right corner, and too little', move: dive('left'), die: [1], goal: 1 },
  { title: 'SK-10 SK-S3 to stay saves with a 6 only', move: stay, die: [4], goal: 1 },
  { title: 'SK-7 SK-10 to stay saves any shot', move: stay, die: [5], goal: 0 },
]
for (const { title, move, die, goal } of verdicts)
  t.test(title, async (t) => {
    const game = shotLaid()

    game.move(1, move, die)

    t.same(goals(game), [goal, 0])
    t.same(game.asked(), ['1 shot'], 'and the next kick has begun')
  })

t.test('SK-11 the taker draws a card, which others do not see', async (t) => {
  const game = shotLaid()
  game.move(1, dive('right'))

  t.same(game.view(0).hand, ['left-2-0', 'left-2-1', 'left-5-6'])
  const drawn = (viewer: number) => game.seen(viewer).find((one) => one?.type === 'card.drawn')
  t.same(drawn(0), { type: 'card.drawn', seat: 0, card: 'left-5-6' })
  t.same(drawn(1), { type: 'card.drawn', seat: 0 })
})

t.test('SK-12 most goals win after all kicks, and everything is revealed', async (t) => {
  const game = shotLaid({ kicks: 1 })
  game.move(1, dive('right'))
  game.move(1, lay('left-4-4'))
  game.move(0, dive('left'), [5])

  t.same(spotKick.outcome(game.game.state, game.game.table), {
    ranking: [[0], [1]],
    scores: [1, 0],
    reason: 'kicks-taken',
  })
  t.equal(game.view('spectator').secret?.deck.length, 28)
})

t.test('SK-13 a player who resigns is last, and one seat alone stops playing', async (t) => {
  const game = kickOff({}, 3)
  game.resign(1)
  t.notOk(game.game.over)
  game.resign(0)

  t.same(spotKick.outcome(game.game.state, game.game.table), {
    ranking: [[2], [0, 1]],
    scores: [0, 0, 0],
    reason: 'walkover',
  })
})

t.test('SK-R1 a missing answer lays the first card, or dives to the first corner', async (t) => {
  const game = kickOff({ decisionTimeLimitSeconds: 30 })

  t.same(game.timeOut(), [{ type: 'card.laid', seat: 0, card: 'left-2-0' }])
  t.same(game.timeOut([0])[0], { type: 'keeper.dived', seat: 1, corner: 'left' })
  game.timeOut()
  game.timeOut([0])
  game.timeOut()
  t.same(game.timeOut()[0], { type: 'keeper.dived', seat: 1, corner: 'right' })
})

t.test('SK-R2 a kick whose taker or keeper resigns is void', async (t) => {
  const game = kickOff({}, 3)
  game.move(0, lay(LEFT_3.replace('3-2', '2-0')))

  const events = game.resign(1)

  t.same(typesOf(events), ['seat.left', 'kick.voided', 'kick.begun'])
  t.same(game.asked(), ['0 shot'])
  t.ok(game.view(0).hand?.includes('left-2-0'), 'the card is back in the hand')
  t.same(game.seen(2)[1], { type: 'kick.voided' }, 'no seat has seen it')
})

const no = [
  {
    title: 'SK-5 a card must be held to be laid',
    refuse: () => kickOff().refuses(0, lay('top-6-26')),
    code: 'card-not-in-hand',
    clause: 'SK-5',
  },
  {
    title: 'SK-6 a dive goes into a corner of the goal',
    refuse: () => shotLaid().refuses(1, dive('stand')),
    code: 'no-such-corner',
    clause: 'SK-6',
  },
  {
    title: 'SK-6 no dive goes where the last one went',
    refuse: () => savedTwice().refuses(1, dive('right')),
    code: 'same-corner',
    clause: 'SK-6',
  },
  {
    title: 'SK-7 a keeper stays once a game',
    refuse: () => savedTwice(stay).refuses(1, stay),
    code: 'stayed-already',
    clause: 'SK-7',
  },
  {
    title: 'SK-R3 a pack has enough cards for the table',
    refuse: () => {
      const content = { ...housePack, shots: housePack.shots.slice(0, 11) }
      return refusalOf(() => sitDown(spotKick, { seats: 2, content }))
    },
    code: 'pack-too-small',
    clause: 'SK-R3',
  },
]
for (const { title, refuse, code, clause } of no)
  t.test(title, async (t) => t.same(refuse(), refused(code, clause)))

t.test('SK-6 by option a keeper may repeat itself', async (t) => {
  const game = savedTwice(dive('right'), { mayRepeat: true })

  t.same(game.move(1, dive('right'))[0], { type: 'keeper.dived', seat: 1, corner: 'right' })
})

/**
 * A position in which seat 1 keeps goal for the second time. The first dive of seat 1 is `save`.
 */
function savedTwice(save: SpotKick['move'] = dive('right'), options: Partial<Options> = {}): Game {
  const game = shotLaid(options)
  game.move(1, save, () => 0)
  playKick(game)
  game.move(0, lay('left-2-0'))
  return game
}

t.test('a game of version 1 continues from the same state, unverified', async (t) => {
  const { game, move, commits } = shotLaid()
  move(1, stay, [0])
  const old = commits.map(asVersion1Wrote)

  const again = replay(spotKick, game.table, old)

  t.match(old.flatMap(({ events }) => events).find(isDive), { corner: null })
  t.same(again.state, game.state)
  t.ok(again.state.shared.teams[1]?.stayed)
  t.same(again.open, game.open)
  const { difference, foldedOnly } = verify(spotKick, game.table, old, [noLuck])
  t.same({ difference, foldedOnly }, { difference: null, foldedOnly: old.length })
})

const isDive = ({ type }: { readonly type: string }) => type === 'keeper.dived'

function asVersion1Wrote(commit: Commit<SpotKick>): Commit<SpotKick> {
  const events = commit.events.map((event) =>
    event.type === 'keeper.stayed' ? { ...event, type: 'keeper.dived', corner: null } : event,
  )
  return { ...commit, rules: 1, events: events as Commit<SpotKick>['events'] }
}
