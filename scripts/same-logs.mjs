// Plays games with the same seeds in two built checkouts of the project, and compares the game
// logs, the lists of legal moves and the players' views. Unless rules or bots have changed, the
// results must be identical byte for byte. Usage: `node scripts/same-logs.mjs OLD NEW [RULESET|all]
// [GAMES=24] [--replay] [--no-text]`. The seed of each game determines its options. Some seats time
// out, resign or are played by a bot. If the OLD checkout refuses a combination of options, the NEW
// checkout must refuse the combination with the same code. An exception counts as a failure, even
// if both checkouts throw the same exception. With --replay, the NEW checkout may play other moves,
// but must accept the game logs of the OLD checkout and compute the same views and outcomes from
// these logs. With --no-text, descriptions of positions are not compared.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const MOVES_MAX = 50_000
/**
 * The views of players are large, so the script compares the views only after every 25th commit of
 * a game's log.
 */
const VIEWS_EVERY = 25
const TABLES_TRIED = 200
const SECONDS = 30

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const [older, newer, id = 'all', games = '24'] = words
if (newer === undefined) {
  console.error('usage: same-logs.mjs OLD NEW [RULESET|all] [GAMES] [--replay] [--no-text]')
  process.exit(2)
}
const replays = flags.includes('--replay')
const hasTexts = !flags.includes('--no-text')
const [was, is] = [await load(older), await load(newer)]
let failures = 0
for (const one of id === 'all' ? Object.keys(was.registry) : [id]) compare(one)
process.exitCode = failures === 0 ? 0 : 1

async function load(checkout) {
  const files = ['rulesets/index', 'bots/index', 'kernel/chance', 'kernel/table', 'kernel/turn']
  const kernel = ['game', 'perform', 'open', 'open-decisions', 'verify', 'refusal'].map(
    (name) => `kernel/${name}`,
  )
  const modules = [...files, ...kernel]
    .flatMap((file) => ['engine/', ''].map((folder) => `${folder}${file}.js`))
    .map((file) => path.resolve(checkout, 'dist/src', file))
    .filter((file) => existsSync(file))
  return Object.assign(
    {},
    ...(await Promise.all(modules.map((file) => import(pathToFileURL(file))))),
  )
}

function compare(ruleset) {
  let alike = 0
  let commits = 0
  let ended = 0
  for (let seed = 1; seed <= Number(games); seed += 1) {
    const [one, other] = pairOf(ruleset, seed)
    if (one.error === undefined && one.said === other.said) alike += 1
    else {
      failures += 1
      console.log(`${ruleset} seed ${seed} DIFFERS\n  ${differenceOf(one, other)}`)
    }
    commits += one.commits
    if (one.over) ended += 1
  }
  console.log(
    `${ruleset}: ${alike} of ${games} games alike, ${ended} to their end, ${commits} commits`,
  )
}

function pairOf(ruleset, seed) {
  const one = played(was, ruleset, seed)
  return [one, replays ? replayed(is, ruleset, one) : played(is, ruleset, seed)]
}

function differenceOf(one, other) {
  if (one.error !== undefined) return `OLD throws ${one.error.stack}`
  if (other.error !== undefined) return `NEW throws ${other.error.stack}`
  const at = one.steps.findIndex((step, place) => step !== other.steps[place])
  return `${one.commits} and ${other.commits} commits; the first difference is at step ${at}`
}

function played(engine, ruleset, seed) {
  const steps = []
  const log = []
  let setting
  let game
  try {
    setting = tableOf(engine, ruleset, seed)
    steps.push(hashOf(setting.refused))
    game = play(engine, setting, seed, (commit, now) => {
      log.push(commit)
      steps.push(hashOf([commit, shownOf(setting, now, log.length)]))
    })
    steps.push(hashOf([game.over, viewsOf(setting, game), outcomeOf(setting, game)]))
    return { ...summary(steps, log), over: game.over, setting, log, seed }
  } catch (error) {
    return { ...summary(steps, log), over: false, error }
  }
}

function replayed(engine, ruleset, { setting, log, steps, seed, error }) {
  if (error !== undefined) return { said: null, steps: [], commits: 0 }
  const rules = engine.registry[ruleset]
  // A running game keeps its original content (cards and board), even if the built-in content has
  // changed.
  const { seats, options, choices, content, decisionSeconds } = setting.table
  try {
    const table = engine.buildTable(rules, { seats, options, choices, content, decisionSeconds })
    const game = engine.replay(rules, table, log)
    const again = { rules, table }
    const last = hashOf([game.over, viewsOf(again, game), outcomeOf(again, game)])
    const { difference, unjudged } = engine.verify(rules, table, log, [engine.seededLuck(seed)])
    if (difference) throw new Error(`verify: ${JSON.stringify(difference).slice(0, 1000)}`)
    if (unjudged > 0) throw new Error(`verify: ${unjudged} events were not verified`)
    return summary([...steps.slice(0, -1), last], log)
  } catch (error) {
    return { ...summary([], log), error }
  }
}

function summary(steps, log) {
  return { steps, commits: log.length, said: hashOf(steps) }
}

function tableOf(engine, ruleset, seed) {
  const rules = engine.registry[ruleset]
  const chance = engine.seededChance(seed * 7919)
  const refused = []
  const { min, max } = rules.seats
  const seats = min + (seed % (max - min + 1))
  for (let tried = 0; tried < TABLES_TRIED; tried += 1) {
    const samples = Object.entries(rules.optionSamples)
    const options = Object.fromEntries(samples.map(([name, values]) => [name, chance.pick(values)]))
    const decisionSeconds = chance.pick([null, SECONDS])
    try {
      const table = engine.buildTable(rules, { seats, options, decisionSeconds })
      if (!rules.unbounded?.(table)) return { rules, table, refused }
    } catch (error) {
      if (!(error instanceof engine.Refusal)) throw error
      refused.push(error.code)
    }
  }
  throw new Error(`${ruleset}: no mix of options is valid`)
}

function play(engine, { rules, table }, seed, keep) {
  const chance = engine.seededChance(seed + 1_000_000)
  const luck = engine.seededLuck(seed)
  const names = Array.from({ length: table.seats }, () => chance.pick(['heuristic', 'random']))
  const bots = names.map((name) => engine.bots[name](rules))
  const { game, commit } = engine.create(rules, table, luck, 0)
  keep(commit, game)
  let spoken = new Set()
  for (let moves = 0; !game.over && moves < MOVES_MAX; moves += 1) {
    const at = game.at + chance.below(500)
    const due = engine.nextDue(game.open, at)
    const odd = due
      ? engine.expire(rules, game, due, luck, at)
      : oddly(engine, rules, game, luck, chance, at)
    if (odd) {
      keep(odd, game)
      continue
    }
    const decision = nextAsked(engine, game, chance, spoken)
    const blocks = engine.isBlocking(decision)
    spoken = blocks ? new Set() : spoken.add(decision.seat)
    const answer = answered(engine, rules, bots, game, { decision, luck, chance, at, blocks })
    if (answer) keep(answer, game)
  }
  return game
}

function oddly(engine, rules, game, luck, chance, at) {
  const one = chance.below(4_000)
  if (one < 50) {
    const timed = game.open.filter(({ deadline }) => deadline !== null)
    const first = timed.sort((a, b) => a.deadline - b.deadline || a.seat - b.seat)[0]
    return first ? engine.expire(rules, game, first, luck, first.deadline) : null
  }
  const seat = chance.below(game.table.seats)
  if (game.resigned[seat]) return null
  if (one === 50 && at > 20_000) return engine.resign(rules, game, seat, luck, at)
  if (one > 52) return null
  const to = game.hands[seat] === 'bot' ? 'player' : 'bot'
  return engine.handOver(rules, game, seat, to, luck, at)
}

function nextAsked(engine, game, chance, spoken) {
  const standing = game.open.filter(
    (one) => one.standing && !one.suspendedBy && !spoken.has(one.seat),
  )
  return chance.pick(standing.length > 0 ? standing : game.open.filter(engine.isBlocking))
}

function answered(engine, rules, bots, game, { decision, luck, chance, at, blocks }) {
  const { seat, id: decisionId } = decision
  const turn = engine.turnFor(rules, game, decision, chance)
  const move = bots[seat](turn)
  if (move === null && !blocks) return null
  const moved = (move) => engine.submit(rules, game, { seat, decisionId, move }, luck, at)
  try {
    return moved(move)
  } catch (error) {
    if (!(error instanceof engine.Refusal)) throw error
    const other = turn.suggest()
    if (other === null && blocks) throw new Error(`no move is suggested for ${decision.kind}`)
    return other === null ? null : moved(other)
  }
}

function shownOf(setting, game, number) {
  const { rules, table } = setting
  const spaces = game.open.map((one) => [one, rules.legalMoves(game.state, one, table)])
  return number % VIEWS_EVERY === 0 ? [spaces, viewsOf(setting, game)] : spaces
}

function viewsOf({ rules, table }, { state }) {
  return [...Array(table.seats).keys(), 'spectator'].map((viewer) => {
    const view = rules.viewFor(state, viewer, table)
    return [sorted(view), hasTexts && rules.text(view, viewer, table)]
  })
}

function outcomeOf({ rules, table }, { state }) {
  return rules.outcome(state, table)
}

function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  )
}

function hashOf(value) {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
