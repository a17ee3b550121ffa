import { windowOf } from './effects.ts'
import type { Content, Player } from './schema.ts'

/** Something in a pack that the rules cannot be played with. */
interface Fault {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Cards that must remain for the six stacks and the lots when the largest draft is over. */
const CARDS_BEYOND_DRAFT = 37

/** All that a schema of single rows cannot see. */
export const faultsOf = (pack: Content): Fault[] => [
  ...faultsOfIds(pack),
  ...faultsOfCounts(pack),
  ...pack.players.flatMap((player, place) => faultsOfPlayer(pack, player, place)),
  ...faultsOfDeveloped(pack),
  ...faultsOfBands(pack),
  ...faultsOfFixtures(pack),
  ...faultsOfStadium(pack),
  ...faultsOfRest(pack),
]

const fault = (path: Fault['path'], message: string): Fault => ({ path, message })

function faultsOfIds({ clubs, regions, players, developed, keyStaff, ...rest }: Content): Fault[] {
  const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
  const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name)
  const lists: [string, string[]][] = [
    ['clubs', ids(clubs)],
    ['clubs', names(clubs)],
    ['regions', regions],
    ['players', ids(players)],
    ['players', names(players)],
    ['developed', ids(developed)],
    ['keyStaff', ids(keyStaff)],
    ['keyStaff', names(keyStaff)],
    ['gameChangers', ids(rest.gameChangers)],
    ['gameChangers', names(rest.gameChangers)],
    ['superCup', ids(rest.superCup)],
    ['superCup', names(rest.superCup)],
    ['statusBands', ids(rest.statusBands)],
    ['formations', rest.formations],
  ]
  return lists.flatMap(([path, list]) => {
    const twice = list.find((one, place) => list.indexOf(one) !== place)
    return twice === undefined ? [] : [fault([path], `${twice} occurs twice`)]
  })
}

function faultsOfCounts({ limits, players, keyStaff, clubs, formations }: Content): Fault[] {
  const [fewest, most] = limits.managers
  const outfield = players.filter(({ position }) => position !== 'goalkeeper').length
  const checks: [boolean, string, string][] = [
    [fewest <= most, 'limits', 'the fewest managers are more than the most'],
    [limits.draftSquad === limits.draftBoard, 'limits', 'a draft round gives each manager a card'],
    [limits.squad >= limits.draftSquad, 'limits', 'a drafted squad must fit'],
    [players.length >= limits.draftBoard * most + CARDS_BEYOND_DRAFT, 'players', 'too few cards'],
    [outfield >= limits.minOutfield * most, 'players', 'too few outfield cards'],
    [keyStaff.length >= 2 * most, 'keyStaff', 'the quick game deals two to each manager'],
    [clubs.length >= most, 'clubs', 'each manager has an own club'],
    [formations.every((one) => sumOf(one) === 10), 'formations', 'a formation has ten players'],
  ]
  return checks.flatMap(([ok, path, message]) => (ok ? [] : [fault([path], message)]))
}

const sumOf = (formation: string): number =>
  formation.split('-').reduce((sum, row) => sum + Number(row), 0)

function faultsOfPlayer(pack: Content, player: Player, place: number): Fault[] {
  const { stars, potential, position, market, scout, region, id, developed } = player
  const path = ['players', place]
  const stacks = new Set<string>(pack.developed.map(({ stack }) => stack))
  const rows = pack.developed.filter((row) => row.player === id)
  const wanted = Array.from({ length: potential - stars }, (_, more) => stars + more + 1)
  const covered = wanted.every((reached, more) => {
    const row = rows.find((one) => one.stars === reached)
    return row?.stack === position && row.index === (developed?.[0] ?? 0) + more
  })
  const checks: [boolean, string][] = [
    [stars <= potential, 'more stars than potential'],
    [scout <= market, 'scouting costs more than the market'],
    [pack.regions.includes(region), `unknown region ${region}`],
    [potential === stars || stacks.has(position), `no developed stack of ${position}s`],
    [rows.length === wanted.length && covered, 'developed cards do not cover the potential'],
    [(developed === null) === (potential === stars), 'developed indexes without potential'],
    [developed === null || developed[1] - developed[0] + 1 === wanted.length, 'wrong indexes'],
  ]
  return checks.flatMap(([ok, message]) => (ok ? [] : [fault(path, message)]))
}

function faultsOfDeveloped({ developed, players }: Content): Fault[] {
  const known = new Set(players.map(({ id }) => id))
  const next = new Map<string, number>()
  return developed.flatMap(({ stack, index, player, scout, market }, place) => {
    const expected = (next.get(stack) ?? 0) + 1
    next.set(stack, index)
    const path = ['developed', place]
    return [
      ...(index === expected ? [] : [fault(path, `expected index ${expected}`)]),
      ...(known.has(player) ? [] : [fault(path, `unknown player ${player}`)]),
      ...(scout <= market ? [] : [fault(path, 'scouting costs more than the market')]),
    ]
  })
}

/** The league table begins at 20 and ends below the target. */
const TABLE_FIRST = 20
const TABLE_LAST = 99

function faultsOfBands({ statusBands, simRoll }: Content): Fault[] {
  const faults: Fault[] = []
  let next = TABLE_FIRST
  for (const [place, { id, min, max }] of statusBands.entries()) {
    if (min !== next || max < min) faults.push(fault(['statusBands', place], `gap at ${next}`))
    next = max + 1
    const row = simRoll[id]
    const ranges = row ? [row.loss, row.draw, row.win] : []
    for (let total = 2; total <= 12; total += 1)
      if (ranges.filter(([from, to]) => from <= total && total <= to).length !== 1)
        faults.push(fault(['simRoll', id], `${total} is not covered once`))
  }
  if (next !== TABLE_LAST + 1) faults.push(fault(['statusBands'], `gap at ${next}`))
  return faults
}

function faultsOfFixtures({ fixtures, limits: { managers } }: Content): Fault[] {
  const faults: Fault[] = []
  for (let count = managers[0]; count <= managers[1]; count += 1) {
    const rounds = fixtures[String(count) as keyof Content['fixtures']] ?? []
    const pairs = new Map<string, number>()
    for (const [place, { matches, sims }] of rounds.entries()) {
      const entries = [...matches.flat(), ...sims].sort((one, other) => one - other)
      if (entries.join() !== Array.from({ length: count }, (_, other) => other + 1).join())
        faults.push(fault(['fixtures', count, place], 'not one entry per manager'))
      for (const [home, away] of matches) {
        const pair = count === 2 ? `${home}-${away}` : [home, away].sort().join('-')
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
      }
    }
    const expected = count === 2 ? 2 : (count * (count - 1)) / 2
    if (pairs.size !== expected || [...pairs.values()].some((times) => times !== 1))
      faults.push(fault(['fixtures', count], 'not one match per pair'))
  }
  return faults
}

function faultsOfStadium({ facilities, statusBands }: Content): Fault[] {
  const levels = Object.entries(facilities).flatMap(([department, rows]) =>
    rows.flatMap(({ level }, place) =>
      level === place + 1 ? [] : [fault(['facilities', department, place], 'wrong level')],
    ),
  )
  const incomes = facilities.stadium.map(({ income }) => statusBands.map(({ id }) => income[id]))
  const rising = incomes.every((row, level) =>
    row.every((amount, band) => {
      if (amount === undefined) return false
      const worse = row[band - 1] ?? -1
      const lower = incomes[level - 1]?.[band] ?? -1
      return amount > worse && amount > lower
    }),
  )
  return rising ? levels : [...levels, fault(['facilities', 'stadium'], 'income does not rise')]
}

function faultsOfRest({ gameChangers, prices, players, developed }: Content): Fault[] {
  const wrongWindow = gameChangers.flatMap((card, place) =>
    card.type === 'tactical' && windowOf[card.effects[0].kind] !== card.window
      ? [fault(['gameChangers', place], `belongs to the ${windowOf[card.effects[0].kind]} window`)]
      : [],
  )
  const priced = [...players.map((one) => ['players', one] as const)]
  const rows = [...priced, ...developed.map((one) => ['developed', one] as const)]
  const wrongPrice = rows.flatMap(([list, { id, stars, potential, market, scout }]) => {
    const premium = potential > stars ? (prices.premiumByPotential[potential] ?? 0) : 0
    const ok =
      market === prices.marketPerStar * stars + premium &&
      scout === (prices.scoutByStars[stars] ?? 0) + premium
    return ok ? [] : [fault([list], `the price of ${id} is not that of the formula`)]
  })
  return [...wrongWindow, ...wrongPrice]
}
