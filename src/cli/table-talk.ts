import type { Bot } from '../kernel/bot.ts'
import type { Chance, Luck } from '../kernel/chance.ts'
import type { Commit, Game } from '../kernel/game.ts'
import { isBlocking, type OpenDecision } from '../kernel/open.ts'
import { create, resign, submit } from '../kernel/perform.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { listMoves } from '../kernel/sampling.ts'
import { redact } from '../kernel/seen.ts'
import { textOfMove, textOfTurn } from '../kernel/text.ts'
import { spacesOf, turnFor } from '../kernel/turn.ts'
import type { Seat, Table, Tagged } from '../kernel/types.ts'

interface TableTalk {
  readonly rules: Ruleset
  readonly table: Table
  readonly seat: Seat
  /** One a seat; null where the person sits. */
  readonly bots: readonly (Bot | null)[]
  readonly luck: Luck
  readonly chance: Chance
  say(text: string): void
  /** Null: the person has left. */
  ask(prompt: string): Promise<string | null>
  now(): number
}

const LISTED_MOVES_MAX = 60
const COMMANDS = `a number from the list, or a move as JSON such as {"type":"roll"}
view    what you see          any     a legal move drawn for you
resign  give the game up      quit    leave`

/**
 * One person plays with bots: says what happens, asks, explains refusals, until the game is over.
 */
export async function playAgainst(talk: TableTalk): Promise<Game> {
  const { rules, table, luck, say, now } = talk
  const { game, commit } = create(rules, table, luck, now())
  tell(talk, game, commit)
  while (!game.over) {
    const own = game.open.filter((one) => one.seat === talk.seat && isBlocking(one))
    const moved = own[0] ? await askPerson(talk, game, own[0]) : askBot(talk, game)
    if (moved === 'left') return game
    tell(talk, game, moved)
  }
  say(textOfTurn(rules, game, talk.seat))
  return game
}

function tell({ rules, seat, say }: TableTalk, game: Game, { events }: Commit): void {
  for (const event of events) {
    const seen = redact(rules, event, seat, game.over)
    if (seen) say(`· ${textOfMove(seen)}`)
  }
}

function askBot({ rules, bots, luck, chance, now }: TableTalk, game: Game): Commit {
  const decision = chance.pick(game.open.filter(isBlocking))
  const { seat, id: decisionId } = decision
  const turn = turnFor(rules, game, decision, chance)
  const move = bots[seat]?.(turn) ?? turn.suggest()
  return submit(rules, game, { seat, decisionId, move }, luck, now())
}

async function askPerson(
  talk: TableTalk,
  game: Game,
  decision: OpenDecision,
): Promise<Commit | 'left'> {
  const { rules, seat, say, luck, now } = talk
  say(`\n${textOfTurn(rules, game, seat)}`)
  const listed = listMoves(spacesOf(rules, game, decision), LISTED_MOVES_MAX) ?? []
  if (listed.length > 0)
    say(
      listed
        .map((move, place) => `${String(place + 1).padStart(4)}  ${textOfMove(move)}`)
        .join('\n'),
    )
  for (;;) {
    const answer = (await talk.ask('> '))?.trim()
    if (answer === undefined || answer === 'quit') return 'left'
    if (answer === 'resign') return resign(rules, game, seat, luck, now())
    const move = moveMeant(talk, game, decision, listed, answer)
    if (move === null) continue
    try {
      return submit(
        rules,
        game,
        { seat, decisionId: idFor(game, decision, move), move },
        luck,
        now(),
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      say(`Not allowed: ${error.message} ${JSON.stringify(error.facts)}`)
    }
  }
}

/** A move that only a standing question of the same seat asks for answers that one. */
function idFor(game: Game, decision: OpenDecision, { type }: Tagged): string {
  if (decision.moves.includes(type)) return decision.id
  const other = game.open.find((one) => one.seat === decision.seat && one.moves.includes(type))
  return (other ?? decision).id
}

function moveMeant(
  { rules, say, chance }: TableTalk,
  game: Game,
  decision: OpenDecision,
  listed: readonly Tagged[],
  answer: string,
): Tagged | null {
  if (/^\d+$/.test(answer)) {
    const move = listed[Number(answer) - 1]
    if (!move) say(`There is no move ${answer} in the list.`)
    return move ?? null
  }
  if (answer === 'any') return turnFor(rules, game, decision, chance).suggest()
  if (answer.startsWith('{')) {
    try {
      return JSON.parse(answer) as Tagged
    } catch {
      say('That is not JSON.')
      return null
    }
  }
  say(answer === 'view' ? textOfTurn(rules, game, decision.seat) : COMMANDS)
  return null
}
