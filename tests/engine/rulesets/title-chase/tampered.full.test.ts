// Saves of games that were played, changed place by place in every way that their shapes allow.
import t from 'tap'
import { type Chance, seededChance, seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { copied } from '../../../../src/engine/kernel/json.ts'
import { Refusal } from '../../../../src/engine/kernel/refusal.ts'
import { save } from '../../../../src/engine/kernel/saves.ts'
import { suggestMove } from '../../../../src/engine/kernel/turn.ts'
import { titleChase } from '../../../../src/engine/rulesets/title-chase/index.ts'
import type { SaveDocument } from '../../../../src/engine/rulesets/title-chase/saves/document.ts'
import { goOn, sitDown } from '../../../support/sitting.ts'
import type { Game } from './season.ts'

const series = { version: 'mini', seasons: 2, betweenSeasons: 'carry', autoSkip: false } as const

/** Played at random up to a moment that is wanted, or to the end. */
function saved(
  kind: 'full' | 'sheet',
  seed: number,
  options: object,
  isWanted: (game: Game) => boolean = () => false,
): SaveDocument {
  const luck = seededLuck(seed)
  const chance = seededChance(seed)
  const asked = { teamAssignment: 'random', ...options }
  const game = sitDown(titleChase, { seats: 3, options: asked }, luck)
  while (!game.game.over && !isWanted(game)) {
    const decision = game.game.open[0]!
    game.move(decision.seat, suggestMove(titleChase, game.game, decision, chance)!, luck)
  }
  const names = ['Ada', 'Ben', 'Cid']
  return save(titleChase, game.game, { kind, viewer: 'admin', names, packHash: 'abc' }) as never
}

/** Where the document is wrong; nothing: it is taken. */
function wrongIn(document: unknown): string[] {
  const isOver = (document as SaveDocument).phase === 'finished'
  const changes = isOver ? { nextSeason: { betweenSeasons: 'carry', teams: 'keep' } } : null
  try {
    goOn(titleChase, { document, packHash: 'abc', changes, isTrusted: false }, seededLuck(1))
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { errors } = error.facts as { errors?: { pointer: string }[] }
    return errors?.map(({ pointer }) => pointer) ?? [error.code]
  }
}

/** With a debt and a suspension. */
const resting = saved('sheet', 8, {}, ({ game: { state, open } }) => {
  const { seats } = state.shared
  const isAsked = open[0]!.kind === 'turn-roll'
  const isOf = (what: 'debts' | 'suspensions') => seats.some((one) => one[what].length > 0)
  return isAsked && isOf('debts') && isOf('suspensions')
})
const playing = saved('full', 2, series, ({ game: { state, open } }) => {
  const { season, cupRoundsPlayed } = state.shared
  return season === 2 && cupRoundsPlayed === 1 && open[0]!.kind === 'match-stars'
})
const finished = saved('full', 3, { ...series, fixtures: 'prepared', teamAssignment: 'random' })

t.test('TC-1001 what was played is taken, though nobody vouches for it', async (t) => {
  t.same([resting, playing, finished].map(wrongIn), [[], [], []])
})

type Forgery = readonly [pointer: string, of: SaveDocument, forge: (save: SaveDocument) => void]
const debtorOf = ({ managers }: SaveDocument) => managers.find(({ debts }) => debts.length > 0)!
const bannedIn = ({ managers }: SaveDocument) =>
  managers.find(({ suspensions }) => suspensions.length > 0)!
const FORGERIES: readonly Forgery[] = [
  ['/fixtures/0', resting, (save) => (save.fixtures[0]![0]!.score = [2 ** 53 - 1, 0])],
  ['/fixtures/0', resting, (save) => (save.fixtures[0]![0]!.score = [0, 18])],
  ['/cup/ties', playing, (save) => (save.cup.ties[0]!.matches[0]!.score = [99, 0])],
  [
    `/managers/${debtorOf(resting).seat}/debts`,
    resting,
    (save) => (debtorOf(save).debts[0]!.amount += 5_000),
  ],
  [
    `/managers/${bannedIn(resting).seat}/suspensions`,
    resting,
    (save) => (bannedIn(save).suspensions[0]!.to += 1),
  ],
  ['/managers/0/cash', resting, (save) => (save.managers[0]!.cash = 1)],
  ['/managers/0/cash', resting, (save) => (save.managers[0]!.cash = 100_000_000)],
  ['/debtCount', resting, (save) => (save.debtCount = 2 ** 53 - 1)],
  ['/turn', resting, (save) => (save.turn = 2 ** 53 - 1)],
  ['/turn', resting, (save) => (save.turn = 1)],
  ['/fixtures', resting, (save) => save.fixtures.push(...save.fixtures.splice(20, 1))],
  ['/fixtures/7', resting, (save) => (save.roundsPlayed -= 1)],
  ['/history/0/table', playing, (save) => save.history[0]!.table.reverse()],
  ['/history/0/table', playing, (save) => (save.history[0]!.table[0]!.points += 3)],
  ['/history/0/table', playing, (save) => (save.history[0]!.table[11]!.goalsFor += 1)],
  ['/history/0', playing, (save) => save.history[0]!.positions.reverse()],
  ['/history/0', playing, (save) => (save.history[0]!.payments[0]! += 100_000)],
  ['/history/0', playing, (save) => (save.history[0]!.cupWinner = 'T99')],
  ['/history', finished, (save) => (save.history[1] = { ...save.history[0]!, season: 2 })],
  ['/ending/ranking', finished, (save) => save.ending!.ranking.reverse()],
  ['/nextSeat', finished, (save) => (save.nextSeat = 0)],
]

t.test('TC-1001 sums, results and rankings that nobody played are refused', async (t) => {
  for (const [pointer, document, forge] of FORGERIES) {
    const forged = copied(document) as SaveDocument
    forge(forged)
    t.ok(wrongIn(forged).includes(pointer), `${pointer} ${forge}: ${wrongIn(forged)}`)
  }
})

/** What may be otherwise and still have been played; all else follows from the rest. */
const FREE: readonly RegExp[] = [
  // Dice, lots and shuffles fall as they like; so do line-ups, within a score.
  /^\/fixtures\/#(\/#\/score(\/#)?)?$/,
  /^\/cup\/ties\/#\/matches\/#\/(score|lineUps)/,
  /^\/lots$/,
  /^\/secret\/(packs\/(yellow|red)|stacks\/(home|away))$/,
  // A pack is known by its hash; what it is called is for people.
  /^\/contentPack\/(id|version)$/,
  // People are called as they are, and so are teams of a season of before.
  /^\/managers\/#\/name$/,
  /^\/history\/#\/(cupWinner|runnerUp|table\/#\/name)$/,
  // What has been bought, used, paid and lost by now.
  /^\/managers\/#\/(square|stars|cards|suspensions|debts)(\/#(\/id)?)?$/,
  /^\/(debtCount|turn|firstSeat|nextSeat)$/,
  /^\/secret\/leaving\/#$/,
]

t.test('TC-1001 whatever follows from the rest of a save cannot be changed', async (t) => {
  const chance = seededChance(7)
  let tampered = 0
  const taken = [resting, playing, finished].flatMap((document) =>
    [...placesByKind(document, chance)].flatMap(([kind, path]) =>
      otherValues(at(document, path)).flatMap((value) => {
        tampered += 1
        const other = copied(document)
        put(other, path, value)
        return wrongIn(other).length > 0 || FREE.some((one) => one.test(kind))
          ? []
          : [{ path, value }]
      }),
    ),
  )
  t.same(taken, [])
  t.ok(tampered > 500, `${tampered} documents`)
})

type Path = readonly (string | number)[]
type Part = Record<string | number, unknown>
const at = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, step) => (part as Part)[step], document)
const put = (document: unknown, path: Path, value: unknown) => {
  const within = at(document, path.slice(0, -1)) as Part
  within[path.at(-1)!] = value
}

/** One place of each kind: some score, some debt of somebody. Options are what was agreed on. */
function placesByKind(document: SaveDocument, chance: Chance): Map<string, Path> {
  const { options: _, ...rest } = document
  const kindOf = (path: Path) =>
    path.map((step) => (typeof step === 'number' ? '/#' : `/${step}`)).join('')
  return new Map(chance.shuffle(placesIn(rest)).map((path) => [kindOf(path), path]))
}

function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const steps: Path = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  const inner = steps.flatMap((step) => placesIn((value as Part)[step], [...path, step]))
  return path.length > 0 ? [path, ...inner] : inner
}

function otherValues(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, 2 ** 53 - 1]
  if (typeof value === 'boolean') return [!value]
  if (value === null) return [0, 1, 'T05']
  if (typeof value === 'string')
    return ['T05', 'X00', 'Y45', 'GK', 'played'].filter((one) => one !== value)
  if (!Array.isArray(value)) return [null, {}]
  const others = [value.slice(1), value.toReversed(), [...value, ...value.slice(0, 1)]]
  return others.filter((one) => JSON.stringify(one) !== JSON.stringify(value))
}
