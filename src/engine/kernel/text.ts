import type { Game } from './game.ts'
import { cancelledText, pausedText } from './kernel-texts.ts'
import type { Ruleset } from './ruleset.ts'
import { COUNT_MAX, countAll, type Domain, type Space } from './space.ts'
import { spacesOf } from './turn.ts'
import type { Tagged, Types, Viewer } from './types.ts'
import { decisionsFor } from './visibility.ts'

/** `move-youth counter=home-y1 to=b3` */
export function textOfMove({ type, ...fields }: Tagged): string {
  const parts = Object.entries(fields).map(([name, value]) => `${name}=${textOfValue(value)}`)
  return [type, ...parts].join(' ')
}

/** All moves of the space in one line: `move-youth counter=home-y1 to=b3|c3`. */
export function textOfSpace({ type, fields, exact }: Space): string {
  const parts = Object.entries(fields).map(([name, domain]) =>
    'optional' in domain
      ? `[${name}=${textOfDomain(domain.optional)}]`
      : `${name}=${textOfDomain(domain)}`,
  )
  return [type, ...parts, ...(exact ? [] : ['(some of these may be refused)'])].join(' ')
}

function textOfDomain(domain: Domain): string {
  if ('is' in domain) return textOfValue(domain.is)
  if ('oneOf' in domain) return domain.oneOf.map(textOfValue).join('|')
  if ('step' in domain) {
    const { from, to, step } = domain
    return step === 1 ? `${from}..${to}` : `${from}..${to} by ${step}`
  }
  if ('record' in domain) {
    const parts = Object.entries(domain.record).map(
      ([name, one]) => `${name}: ${textOfDomain(one)}`,
    )
    return `{${parts.join(', ')}}`
  }
  if ('either' in domain) return `(${domain.either.map(textOfDomain).join(' or ')})`
  if ('optional' in domain) return `[${textOfDomain(domain.optional)}]`
  const { min, max } = domain
  const many = min === max ? `${min}` : `${min}..${max}`
  if ('listOf' in domain) return `[${many} times ${textOfDomain(domain.listOf)}]`
  const items = 'arrange' in domain ? domain.arrange : domain.subsetOf
  const order = 'arrange' in domain ? ' in any order' : ''
  return `[${many} of ${items.map(textOfValue).join(' ')}${order}]`
}

const textOfValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** The view, the open decisions and the possible answers: all that is needed to play, as text. */
export function textOfTurn<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  viewer: Viewer,
): string {
  const { state, table } = game
  const view = rules.text(rules.viewFor(state, viewer, table), viewer, table)
  if (game.cancelled) return `${view}\n\n${cancelledText(game.cancelled.reason)}`
  const outcome = rules.outcome(state, table)
  if (outcome) {
    const places = outcome.ranking.map((seats, place) => `${place + 1}. seat ${seats.join(', ')}`)
    return `${view}\n\nThe game is over (${outcome.reason}). ${places.join('  ')}`
  }
  const { own, others, awaited } = decisionsFor(game.open, viewer)
  const lines = own.flatMap((decision) => {
    const { id, kind, seat, about = {}, standing, suspendedBy } = decision
    const what = Object.entries(about).map(([name, value]) => ` ${name} ${value}`)
    const named = [kind, ...what].join('')
    const title = `Asked of seat ${seat}: ${named} (decision ${id}${standing ? ', may wait' : ''})`
    if (suspendedBy !== undefined) return [`${title}, suspended: ${suspendedBy}`]
    const spaces = spacesOf(rules, game, decision)
    const count = countAll(spaces)
    const many = count === COUNT_MAX ? 'a great many' : String(count)
    return [`${title}, ${many} moves:`, ...spaces.map((space) => `  ${textOfSpace(space)}`)]
  })
  const waits = others.filter(({ standing }) => !standing)
  if (waits.length > 0)
    lines.push(`Also asked: ${waits.map(({ seat, kind }) => `seat ${seat} ${kind}`).join(', ')}`)
  for (const { kind, count } of awaited) lines.push(`Still to answer ${kind}: ${count}`)
  if (game.paused) lines.unshift(pausedText(game.paused.reason))
  return [view, '', ...lines].join('\n')
}
