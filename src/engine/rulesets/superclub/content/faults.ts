import type { z } from 'zod'
import { seatsOf } from '../../../kernel/define.ts'
import { sumOf } from '../../shared/dice.ts'
import { checking, type Fault, fault, type Path, repeated, unless } from '../../shared/faults.ts'
import { pricesIn, wholeSchema } from './complete.ts'
import { windowOf } from './effects.ts'
import type { Content, Developed, Player } from './schema.ts'

export const contentSchema: z.ZodType<Content> = wholeSchema.superRefine(checking(faultsOf))

function faultsOf(pack: Content): Fault[] {
  return [
    ...faultsOfIds(pack),
    ...faultsOfCounts(pack),
    ...faultsOfPlayers(pack),
    ...faultsOfDeveloped(pack),
    ...faultsOfBands(pack),
    ...faultsOfFixtures(pack),
    ...faultsOfFacilities(pack),
    ...faultsOfWindows(pack),
    ...faultsOfPrices(pack),
  ]
}

function faultsOfIds({ regions, formations, statusBands, ...rest }: Content): Fault[] {
  const { clubs, players, developed, keyStaff, gameChangers, superCup } = rest
  const named = { clubs, players, keyStaff, gameChangers, superCup }
  const lists: [string, readonly string[]][] = [
    ['regions', regions],
    ['formations', formations],
    ['statusBands', statusBands.map(({ id }) => id)],
    ['developed', developed.map(({ id }) => id)],
    ...Object.entries(named).flatMap(([list, items]): [string, string[]][] => [
      [list, items.map(({ id }) => id)],
      [list, items.map(({ name }) => name)],
    ]),
  ]
  return lists.flatMap(([list, names]) =>
    repeated(names).map((name) => fault('SC-R1', [list], `${name} occurs twice`)),
  )
}

/**
 * Minimum number of cards that must be left for the six stacks and the lots after the largest
 * draft.
 */
const CARDS_BEYOND_DRAFT = 37
const STAFF_DEALT = 2
const OUTFIELD = 10

function faultsOfCounts({ limits, players, keyStaff, clubs, formations }: Content): Fault[] {
  const [fewest, most] = limits.managers
  const { draftSquad, draftBoard, squad } = limits
  const drafted = draftBoard * most
  const outfield = players.filter(({ position }) => position !== 'goalkeeper').length
  const playersIn = (formation: string) => sumOf(formation.split('-').map(Number))
  return [
    ...unless(fewest <= most, 'SC-001', ['limits'], 'the fewest managers are more than the most'),
    ...unless(draftSquad === draftBoard, 'SC-026', ['limits'], 'a round gives each manager a card'),
    ...unless(squad >= draftSquad, 'SC-138', ['limits'], 'a drafted squad must fit'),
    ...unless(
      players.length >= drafted + CARDS_BEYOND_DRAFT,
      'SC-R1',
      ['players'],
      'too few cards',
    ),
    ...unless(
      outfield >= limits.minOutfield * most,
      'SC-R13',
      ['players'],
      'too few outfield cards',
    ),
    ...unless(
      keyStaff.length >= STAFF_DEALT * most,
      'SC-251',
      ['keyStaff'],
      'the quick game deals two to each manager',
    ),
    ...unless(clubs.length >= most, 'SC-005', ['clubs'], 'each manager has one club'),
    ...unless(
      formations.every((one) => playersIn(one) === OUTFIELD),
      'SC-167',
      ['formations'],
      'a formation has ten players',
    ),
  ]
}

function faultsOfPlayers({ players, developed, regions }: Content): Fault[] {
  const stacks = new Set<string>(developed.map(({ stack }) => stack))
  const rows = new Map<string, Developed[]>(players.map(({ id }) => [id, []]))
  for (const row of developed) rows.get(row.player)?.push(row)
  return players.flatMap((player, place) => {
    const { region, position, stars, potential, id } = player
    const path = ['players', place]
    const isStacked = potential === stars || stacks.has(position)
    return [
      ...faultsOfStars(player, rows.get(id) ?? [], path),
      ...unless(regions.includes(region), 'SC-011', path, `unknown region ${region}`),
      ...unless(isStacked, 'SC-101', path, `no stack of ${position}s`),
    ]
  })
}

function faultsOfStars(player: Player, rows: readonly Developed[], path: Path): Fault[] {
  const { stars, potential, position, market, scout, developed } = player
  const hollow = potential - stars
  const wanted = Array.from({ length: hollow }, (_, more) => stars + more + 1)
  const isCovered = wanted.every((reached, more) => {
    const row = rows.find((one) => one.stars === reached)
    return row?.stack === position && row.index === (developed?.[0] ?? 0) + more
  })
  const indexes = developed === null ? 0 : developed[1] - developed[0] + 1
  const fits = indexes === hollow && (developed === null) === (hollow === 0)
  return [
    ...unless(hollow >= 0, 'SC-164', path, 'more stars than potential'),
    ...unless(scout <= market, 'SC-R1', path, 'scouting costs more than the market'),
    ...unless(
      rows.length === hollow && isCovered,
      'SC-101',
      path,
      'not developed to its potential',
    ),
    ...unless(fits, 'SC-101', path, 'wrong indexes'),
  ]
}

function faultsOfDeveloped({ developed, players }: Content): Fault[] {
  const known = new Set(players.map(({ id }) => id))
  const next = new Map<string, number>()
  return developed.flatMap(({ stack, index, player, scout, market }, place) => {
    const expected = (next.get(stack) ?? 0) + 1
    next.set(stack, index)
    const path = ['developed', place]
    return [
      ...unless(index === expected, 'SC-101', path, `expected index ${expected}`),
      ...unless(known.has(player), 'SC-101', path, `unknown player ${player}`),
      ...unless(scout <= market, 'SC-R1', path, 'scouting costs more than the market'),
    ]
  })
}

/** First number of the league table. The table ends below the target number. */
const TABLE_FIRST = 20
const TABLE_LAST = 99

/**
 * Reports errors in the status bands: bands must have no gaps, and each band needs exactly one
 * result for each total of two dice.
 */
function faultsOfBands({ statusBands, simRoll }: Content): Fault[] {
  const faults: Fault[] = []
  let next = TABLE_FIRST
  for (const [place, { id, min, max }] of statusBands.entries()) {
    faults.push(...unless(min === next && max >= min, 'SC-039', ['statusBands', place], 'a gap'))
    next = max + 1
    // Authors choose the ids of bands, so an id may equal the name of a property of
    // `Object.prototype`.
    const row = Object.hasOwn(simRoll, id) ? simRoll[id] : undefined
    const ranges = row ? [row.loss, row.draw, row.win] : []
    for (let total = 2; total <= 12; total += 1) {
      const fitting = ranges.filter(([from, to]) => from <= total && total <= to)
      faults.push(
        ...unless(fitting.length === 1, 'SC-156', ['simRoll', id], `${total} is not covered once`),
      )
    }
  }
  const isWhole = next === TABLE_LAST + 1
  return [...faults, ...unless(isWhole, 'SC-039', ['statusBands'], `a gap at ${next}`)]
}

function faultsOfFixtures({ fixtures, limits: { managers } }: Content): Fault[] {
  const faults: Fault[] = []
  for (let count = managers[0]; count <= managers[1]; count += 1) {
    const rounds = fixtures[String(count) as keyof Content['fixtures']] ?? []
    const numbers = seatsOf(count).map((seat) => seat + 1)
    const pairs = new Map<string, number>()
    for (const [place, { matches, sims }] of rounds.entries()) {
      const entries = new Set([...matches.flat(), ...sims])
      const isWhole =
        2 * matches.length + sims.length === count && numbers.every((one) => entries.has(one))
      const path = ['fixtures', count, place]
      faults.push(...unless(isWhole, 'SC-150', path, 'not one entry per manager'))
      for (const [home, away] of matches) {
        const pair = count === 2 ? `${home}-${away}` : [home, away].sort().join('-')
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
      }
    }
    const expected = count === 2 ? 2 : (count * (count - 1)) / 2
    const isRound = pairs.size === expected && [...pairs.values()].every((times) => times === 1)
    faults.push(...unless(isRound, 'SC-150', ['fixtures', count], 'not one match per pair'))
  }
  return faults
}

function faultsOfFacilities({ facilities, statusBands }: Content): Fault[] {
  const levels = Object.entries(facilities).flatMap(([department, rows]) =>
    rows.flatMap(({ level }, place) =>
      unless(level === place + 1, 'SC-122', ['facilities', department, place], 'wrong level'),
    ),
  )
  const incomes = facilities.stadium.map(({ income }) => statusBands.map(({ id }) => income[id]))
  const isRising = incomes.every((row, level) =>
    row.every((amount, band) => {
      if (amount === undefined) return false
      const worse = row[band - 1] ?? -1
      const lower = incomes[level - 1]?.[band] ?? -1
      return amount > worse && amount > lower
    }),
  )
  const stadium = ['facilities', 'stadium']
  return [...levels, ...unless(isRising, 'SC-063', stadium, 'income does not rise')]
}

const faultsOfWindows = ({ gameChangers }: Content): Fault[] =>
  gameChangers.flatMap((card, place) => {
    if (card.type !== 'tactical') return []
    const window = windowOf[card.effects[0].kind]
    const says = `belongs to the ${window} window`
    return unless(window === card.window, 'SC-R24', ['gameChangers', place], says)
  })

function faultsOfPrices(pack: Content): Fault[] {
  const { players, developed } = pack
  return Object.entries({ players, developed }).flatMap(([list, cards]) =>
    cards.flatMap((card, place) => {
      const { market, scout } = pricesIn(pack, card)
      const fits = card.market === market && card.scout === scout
      const says = `the price of ${card.id} is not that of the formula`
      return unless(fits, 'SC-R1', [list, place], says)
    }),
  )
}
