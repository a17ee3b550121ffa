// Loads random saved games, manipulated in every way that the schema allows.
import t from 'tap'
import { type Chance, seededChance, seededLuck } from '../../../../src/engine/kernel/chance.ts'
import { copied } from '../../../../src/engine/kernel/json.ts'
import { Refusal } from '../../../../src/engine/kernel/refusal.ts'
import { save } from '../../../../src/engine/kernel/saves.ts'
import { suggestMove } from '../../../../src/engine/kernel/turn.ts'
import { titleChase } from '../../../../src/engine/rulesets/title-chase/index.ts'
import type { SaveDocument } from '../../../../src/engine/rulesets/title-chase/saves/document.ts'
import { goOn, sitDown } from '../../../../src/package/sitting.ts'
import type { Game } from './season.ts'

const series = { version: 'mini', seasons: 2, betweenSeasons: 'carry', autoSkip: false } as const

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

const NEXT_SEASON = { nextSeason: { betweenSeasons: 'carry', teams: 'keep' } }

function wrongIn(document: unknown): string[] {
  const changes = (document as SaveDocument).phase === 'finished' ? NEXT_SEASON : null
  try {
    goOn(titleChase, { document, packHash: 'abc', changes, isTrusted: false }, seededLuck(1))
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { errors } = error.facts as { errors?: { pointer: string }[] }
    return errors?.map(({ pointer }) => pointer) ?? [error.code]
  }
}

const resting = saved('sheet', 8, {}, ({ game: { state, open } }) => {
  const { seats } = state.shared
  const isAsked = open[0]!.kind === 'turn-roll'
  const isOf = (what: 'debts' | 'suspensions') => seats.some((one) => one[what].length > 0)
  return isAsked && isOf('debts') && isOf('suspensions')
})
const playing = saved('full', 2, series, ({ game: { state, open } }) => {
  const { season, cupRoundsPlayed } = state.shared
  return season === 2 && cupRoundsPlayed === 1 && open[0]!.kind === 'turn-roll'
})
const finished = saved('full', 3, { ...series, fixtures: 'prepared', teamAssignment: 'random' })

t.test('TC-1001 an unverified save of a played game is accepted', async (t) => {
  t.same([resting, playing, finished].map(wrongIn), [[], [], []])
})

type Forgery = readonly [of: SaveDocument, forge: (save: SaveDocument) => void]
const debtorOf = ({ managers }: SaveDocument) => managers.find(({ debts }) => debts.length > 0)!
const bannedIn = ({ managers }: SaveDocument) =>
  managers.find(({ suspensions }) => suspensions.length > 0)!
const wrongAfter = ([of, forge]: Forgery) => {
  const forged = copied(of) as SaveDocument
  forge(forged)
  return wrongIn(forged)
}

/**
 * Manipulated saves with positions that cannot occur in a real game, but from which the game can
 * continue.
 */
const UNPLAYED: readonly Forgery[] = [
  [resting, (save) => (save.fixtures[0]![0]!.score = [0, 18])],
  [playing, (save) => (save.cup.ties[0]!.matches[0]!.score = [99, 0])],
  [resting, (save) => (debtorOf(save).debts[0]!.amount += 5_000)],
  [resting, (save) => (bannedIn(save).suspensions.at(-1)!.to += 1)],
  [resting, (save) => (save.managers.find(({ debts }) => debts.length === 0)!.cash = 1)],
  [resting, (save) => (save.managers.find(({ debts }) => debts.length === 0)!.cash = 10 ** 8)],
  [resting, (save) => (save.debtCount = 10 ** 9)],
  [resting, (save) => (save.turn = 10 ** 9)],
  [resting, (save) => (save.turn = 1)],
  [resting, (save) => save.fixtures.push(...save.fixtures.splice(20, 1))],
  [playing, (save) => save.history[0]!.table.reverse()],
  [playing, (save) => (save.history[0]!.table[0]!.points += 3)],
  [playing, (save) => (save.history[0]!.table[11]!.goalsFor += 1)],
  [playing, (save) => save.history[0]!.positions.reverse()],
  [playing, (save) => (save.history[0]!.payments[0]! += 100_000)],
  [playing, (save) => (save.history[0]!.cupWinner = 'T99')],
  [finished, (save) => (save.history[1] = { ...save.history[0]!, season: 2 })],
  [finished, (save) => save.ending!.ranking.reverse()],
]

t.test('TC-1001 an unreachable position is accepted unverified', async (t) => {
  for (const forgery of UNPLAYED) t.same(wrongAfter(forgery), [], `${forgery[1]}`)
})

const UNFIT: readonly [pointer: string, ...forgery: Forgery][] = [
  ['/fixtures/0/0/score/0', resting, (save) => (save.fixtures[0]![0]!.score = [2 ** 53 - 1, 0])],
  ['/debtCount', resting, (save) => (save.debtCount = 2 ** 53 - 1)],
  ['/turn', resting, (save) => (save.turn = 2 ** 53 - 1)],
  ['/fixtures/7', resting, (save) => (save.roundsPlayed -= 1)],
  ['/nextSeat', finished, (save) => (save.nextSeat = 0)],
  ['/history', playing, (save) => (save.history[0]!.winner = 3)],
  ['/history', playing, (save) => save.history.pop()],
  ['/ending', finished, (save) => save.ending!.ranking.pop()],
]

t.test('TC-1001 an unverified save whose totals do not fit is refused', async (t) => {
  for (const [pointer, ...forgery] of UNFIT) {
    const wrong = wrongAfter(forgery)
    t.ok(wrong.includes(pointer), `${pointer} ${forgery[1]}: ${wrong}`)
  }
})

t.test('TC-1001 the rules can continue every accepted save', async (t) => {
  const chance = seededChance(7)
  let [accepted, refused] = [0, 0]
  for (const document of [resting, playing, finished])
    for (const path of placesByKind(document, chance).values())
      for (const value of otherValues(at(document, path))) {
        const other = copied(document)
        put(other, path, value)
        if (wrongIn(other).length > 0) refused += 1
        else {
          accepted += 1
          playOn(other)
        }
      }
  t.ok(accepted > 50 && refused > 250, `${accepted} accepted, ${refused} refused`)
})

const MOVES = 40

function playOn(document: SaveDocument): void {
  const changes = document.phase === 'finished' ? NEXT_SEASON : null
  const luck = seededLuck(1)
  const chance = seededChance(1)
  const game = goOn(titleChase, { document, packHash: 'abc', changes }, luck)
  for (let moves = 0; moves < MOVES && !game.game.over; moves += 1) {
    const decision = game.game.open[0]!
    game.move(decision.seat, suggestMove(titleChase, game.game, decision, chance)!, luck)
  }
  const { table } = game.game
  titleChase.text(game.view('spectator'), 'spectator', table)
}

type Path = readonly (string | number)[]
type Part = Record<string | number, unknown>
const at = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, step) => (part as Part)[step], document)
const put = (document: unknown, path: Path, value: unknown) => {
  const within = at(document, path.slice(0, -1)) as Part
  within[path.at(-1)!] = value
}

/**
 * Returns the path of one value of each kind in a saved game, such as a score or a debt. The game's
 * options are left out.
 */
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
