import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import t from 'tap'
import { bookOf, copiesOf } from '../../../../src/engine/rulesets/superclub/content/book.ts'
import { contentSchema } from '../../../../src/engine/rulesets/superclub/content/faults.ts'
import { housePack } from '../../../../src/engine/rulesets/superclub/content/house.ts'
import type { Content } from '../../../../src/engine/rulesets/superclub/content/schema.ts'

const FILE = new URL(
  '../../../../../src/engine/rulesets/superclub/content/superclub-house.json',
  import.meta.url,
)

t.test('SC-R1 the house pack is the checked one, and keeps all rules of a pack', async (t) => {
  t.equal(
    createHash('sha256').update(readFileSync(FILE)).digest('hex'),
    '6403bdf3374506b209d45636bcd40839d45fdd20bb8d4ff1893556be81ac2a3c',
  )
  t.same(contentSchema.parse(housePack), housePack)
})

t.test('SC-002 every player has a given name and a surname that no other has', async (t) => {
  const names = housePack.players.map(({ name }) => name.split(' '))
  t.ok(names.every((parts) => parts.length === 2))
  t.equal(new Set(names.map(([, surname]) => surname)).size, 240)
})

t.test('SC-101 SC-160 the cards have the expected counts and sums', async (t) => {
  const { players, developed, keyStaff, gameChangers, superCup, regions } = housePack
  t.same([players.length, developed.length, keyStaff.length], [240, 190, 24])
  t.same([gameChangers.length, copiesOf(housePack).length, superCup.length], [33, 48, 24])
  t.equal(
    players.reduce((sum, { stars }) => sum + stars, 0),
    545,
  )
  for (const region of regions)
    t.equal(players.filter((one) => one.region === region).length, 40, region)
  const byPosition = (position: string) => {
    const own = players.filter((one) => one.position === position)
    return [1, 2, 3, 4, 5, 6].map((stars) => own.filter((one) => one.stars === stars).length)
  }
  t.same(byPosition('attacker'), [17, 21, 14, 5, 2, 1])
  t.same(byPosition('midfielder'), [20, 24, 14, 6, 2, 0])
  t.same(byPosition('defender'), [23, 26, 15, 6, 2, 0])
  t.same(byPosition('goalkeeper'), [0, 8, 8, 4, 2, 0])
  t.same(byPosition('utility'), [6, 7, 5, 1, 1, 0])
  const halves = (chemistry: string) => players.filter((one) => one.chemistry === chemistry).length
  t.same(['left', 'right', 'both', 'none'].map(halves), [36, 36, 16, 152])
  const stacks = ['attacker', 'midfielder', 'defender'].map(
    (stack) => developed.filter((one) => one.stack === stack).length,
  )
  t.same(stacks, [60, 65, 65])
  const copiesOfType = (type: string) =>
    gameChangers.reduce((sum, card) => sum + (card.type === type ? card.count : 0), 0)
  t.same(['bad', 'good', 'tactical'].map(copiesOfType), [16, 16, 16])
  t.equal(bookOf(housePack), bookOf(housePack))
})

t.test('SC-061 SC-062 SC-064 placement and stadium always pay the wages (solvency)', async (t) => {
  const { placementReward, facilities, statusBands, wagePerStar } = housePack
  const least = placementReward.at(-1) ?? 0
  for (let token = 0; token < 100; token += 1) {
    const band = statusBands.findLast(({ min }) => token >= min) ?? statusBands[0]
    const income = facilities.stadium[0]?.income[band?.id ?? ''] ?? 0
    t.ok(least + income > token * wagePerStar, `a squad of ${token} stars`)
  }
})

const broken: [string, (pack: Content) => void][] = [
  ['too few cards', (pack) => pack.players.splice(100)],
  ['more stars than potential', (pack) => Object.assign(pack.players[1]!, { stars: 6 })],
  [
    'a keeper with potential',
    (pack) => {
      const keeper = pack.players.find(({ position }) => position === 'goalkeeper')!
      keeper.potential = 6
    },
  ],
  ['a developed card missing', (pack) => pack.developed.pop()],
  ['a gap in a stack', (pack) => Object.assign(pack.developed[3]!, { index: 99 })],
  ['an unknown developed player', (pack) => Object.assign(pack.developed[3]!, { player: 'pl-x' })],
  ['scouting dearer than the market', (pack) => Object.assign(pack.players[0]!, { scout: 90 })],
  ['a price off the formula', (pack) => Object.assign(pack.players[0]!, { market: 90 })],
  ['two cards of one id', (pack) => Object.assign(pack.players[0]!, { id: 'pl-002' })],
  [
    'two cards of one name',
    (pack) => Object.assign(pack.keyStaff[0]!, { name: 'Finishing specialist' }),
  ],
  ['an unknown region', (pack) => Object.assign(pack.players[0]!, { region: 'moon' })],
  ['a gap between bands', (pack) => Object.assign(pack.statusBands[1]!, { min: 41 })],
  ['bands that end early', (pack) => Object.assign(pack.statusBands[3]!, { max: 98 })],
  [
    'a roll without result',
    (pack) => {
      pack.simRoll.established!.draw = [7, 7]
    },
  ],
  ['a manager without a match', (pack) => pack.fixtures[4]![0]!.matches.pop()],
  [
    'a pair that meets twice',
    (pack) => {
      pack.fixtures[4]![0]!.matches = [
        [1, 3],
        [2, 4],
      ]
    },
  ],
  ['too few staff for the quick game', (pack) => pack.keyStaff.splice(11)],
  ['an unknown effect', (pack) => Object.assign(pack.keyStaff[0]!.effects[0]!, { kind: 'magic' })],
  [
    'a card in the wrong window',
    (pack) => {
      const card = pack.gameChangers.find(({ id }) => id === 'gc-26')!
      if (card.type === 'tactical') card.window = 'react'
    },
  ],
  [
    'income that does not rise',
    (pack) => {
      pack.facilities.stadium[1]!.income.established = 30
    },
  ],
  ['levels out of order', (pack) => Object.assign(pack.facilities.training[0]!, { level: 2 })],
  ['a formation of eleven', (pack) => pack.formations.push('4-4-3')],
  ['too few clubs', (pack) => pack.clubs.pop()],
]

t.test('SC-R1 a pack that the rules cannot play is rejected', async (t) => {
  for (const [what, breakIt] of broken) {
    const pack = structuredClone(housePack) as Content
    breakIt(pack)
    const { error } = contentSchema.safeParse(pack)
    t.ok(error, what)
    for (const { code, message } of error?.issues ?? [])
      if (code === 'custom') t.match(message, /^SC-R?\d+: /, `${what} names its rule`)
  }
})
