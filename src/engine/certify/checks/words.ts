import type { Chance } from '../../kernel/chance.ts'
import { eventContext, eventText, refusalText } from '../../kernel/event-text.ts'
import type { Commit, Game } from '../../kernel/game.ts'
import { demand } from '../../kernel/law.ts'
import { labelOf, lineOf, questionContext, questionOf } from '../../kernel/question-text.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { sampleMove } from '../../kernel/sampling.ts'
import { countAll } from '../../kernel/space.ts'
import { spacesOf } from '../../kernel/turn.ts'
import type { Outcome } from '../../kernel/types.ts'
import { redact } from '../../kernel/visibility.ts'
import { viewersOf } from './viewers.ts'

/**
 * Matches missing values (such as `undefined`) and internal notation, which must not occur in
 * sentences for players.
 */
const MACHINE = /\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\w+\}|\d{6}/
const SENTENCE = /[.”:]$/

function mustRead(text: string, what: string, end: RegExp): void {
  demand(!MACHINE.test(text), `${what} is for people: ${text}`)
  demand(
    text.length > 0 && text.trim() === text && !text.includes('\n'),
    `${what} is a line: ${text}`,
  )
  demand(end.test(text), `${what} ends as a sentence: ${text}`)
}

export function checkTold(rules: Ruleset, game: Game, { events }: Commit): void {
  for (const viewer of viewersOf(game)) {
    const told = eventContext(rules, game.table, viewer)
    for (const event of events) {
      const seen = redact(rules, event, viewer, game.over)
      if (seen === null) continue
      const said = eventText(rules, { event: seen, masked: seen !== event }, told)
      if (said === null) continue
      const text = typeof said === 'string' ? said : said.aside
      mustRead(text, `the text of ${event.type} for ${viewer}`, SENTENCE)
      if (typeof said !== 'string') demand(/^events\b/.test(said.of), `${said.of} can be counted`)
    }
  }
}

function checkResult(rules: Ruleset, { state, table }: Game, outcome: Outcome): void {
  const told = eventContext(rules, table, 'spectator')
  mustRead(rules.words.end(outcome, told), 'the end', SENTENCE)
  const view = rules.viewFor(state, 'spectator', table)
  const { headline, why, clause, rows } = rules.words.result(outcome, { told, view })
  mustRead(headline, 'the headline', SENTENCE)
  mustRead(why, 'the reason', SENTENCE)
  demand(/^[A-Z]{2}-R?\d+$/.test(clause), `${clause} is a clause`)
  const seats = rows.map(({ seat }) => seat)
  demand(`${seats}` === `${outcome.ranking.flat()}`, `the rows ${seats} follow the ranking`)
  for (const { parts, total } of rows)
    for (const text of [total, ...parts.flatMap(({ label, value }) => [label, value])])
      mustRead(text, 'a part of the result', /\S$/)
}

export function checkAsked(rules: Ruleset, game: Game, chance: Chance): void {
  const { words } = rules
  const outcome = rules.outcome(game.state, game.table)
  if (outcome) checkResult(rules, game, outcome)
  for (const decision of game.open) {
    const asked = questionContext(rules, game, decision)
    for (const fact of words.facts(asked)) mustRead(fact, `facts at ${decision.kind}`, SENTENCE)
    mustRead(questionOf(rules, asked), `the question ${decision.kind}`, /\?$/)
    if (decision.suspendedBy !== undefined) continue
    const spaces = spacesOf(rules, game, decision)
    for (const type of new Set(spaces.map((space) => space.type))) {
      const ofType = spaces.filter((space) => space.type === type)
      mustRead(lineOf(rules, ofType, asked), `the line of ${type}`, /\S$/)
      if (countAll(ofType) === 0) continue
      const move = sampleMove(ofType, chance)
      mustRead(labelOf(rules, move, asked), `the label of ${JSON.stringify(move)}`, /[^.]$/)
    }
  }
}

export function checkRefused(rules: Ruleset, game: Game, refusal: Refusal, seat: number): void {
  const told = eventContext(rules, game.table, seat)
  mustRead(refusalText(rules, refusal, told), `the refusal ${refusal.code}`, SENTENCE)
}
