import { clausesNotReached, type ShownClause, shownClauses } from '../engine/certify/clauses.ts'
import { type Coverage, declaredBy } from '../engine/certify/coverage.ts'
import type { Explored } from '../engine/certify/explore.ts'
import { lawsOf, symmetriesOf, witnessesOf } from '../engine/certify/laws.ts'
import type { Searched } from '../engine/certify/search.ts'
import type { Ruleset } from '../engine/kernel/ruleset.ts'
import { VERSION } from '../version.ts'

export interface ExploredStart extends Explored {
  readonly name: string
}

export function describeExplored({
  complete,
  depth,
  states,
  moves,
  ends,
  sampled,
}: Explored): string {
  const part = complete ? 'complete' : 'not complete'
  const rest = sampled > 0 ? `, ${sampled} shuffles and large choices sampled` : ''
  return `${part} at depth ${depth}, ${states} positions, ${moves} moves, ${ends} ends${rest}`
}

interface Made {
  readonly build: string
  readonly explored: readonly ExploredStart[]
  readonly seed: number
  /** The command-line option that limited the processor time. */
  readonly time: string
  readonly commit: string
}

const RAREST = 8

export function certificateOf(
  rules: Ruleset,
  { games, commits, coverage }: Searched,
  { seed, time, commit, build, explored }: Made,
): string {
  const count = (name: string) => coverage.counts.get(name) ?? 0
  const witnesses = witnessesOf(rules.id)
  const excused: Readonly<Record<string, string | undefined>> = witnesses?.unreached ?? {}
  const sections = [...declaredBy(rules)].map(([what, names]) => {
    const never = names.filter((name) => count(`${what} ${name}`) === 0)
    const reached = names.filter((name) => count(`${what} ${name}`) > 0)
    const rare = reached
      .toSorted((one, other) => count(`${what} ${one}`) - count(`${what} ${other}`))
      .slice(0, RAREST)
      .map((name) => `\`${name}\` ${count(`${what} ${name}`)}`)
    const part = `${reached.length} of ${names.length}`
    return `| ${what} | ${part} | ${listed(never)} | ${rare.join(', ')} |`
  })
  const reasons = Object.entries(excused).filter(([type]) => count(`event ${type}`) === 0)
  const clauses = witnesses ? clausesText(shownClauses(rules, witnesses), coverage) : 'None yet.'
  const laws = lawsOf(rules.id).map(({ clause, says }) => `- ${clause}: ${says}`)
  return `# Certificate: ${rules.title}

\`npm run certify -- ${rules.id} ${time} --seed ${seed} --page\` wrote this page.
No check and no law failed.

| what | value |
| --- | --- |
| rules | version ${rules.version}, Touchline ${VERSION}, commit ${commit}, engine ${build} |
| games | ${games}, seeds ${seed} to ${seed + games - 1} |
| commits | ${commits}, with time-outs, pauses, substitutes and resignations |
| checks | laws, views, secrets, order of answers, replay, ${turned(rules)} |

## All moves and dice

${exploredText(explored)}

## Coverage

| kind | reached | never | rarest |
| --- | --- | --- | --- |
${sections.join('\n')}
${reasons.map(([type, reason]) => `\nNever \`${type}\`: ${reason}`).join('')}

## Clauses

${clauses}

## Laws

Each law repeats the rulebook without using the rules.

${laws.join('\n') || 'None yet.'}
`
}

const listed = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : names.map((name) => `\`${name}\``).join(', ')

const exploredText = (explored: readonly ExploredStart[]): string =>
  explored.map((one) => `- ${one.name}: ${describeExplored(one)}.`).join('\n') ||
  'No small position.'

const turned = (rules: Ruleset): string =>
  symmetriesOf(rules.id)
    .map(({ name }) => `symmetry (${name})`)
    .join(', ') || 'no symmetry'

const WAYS = ['laws', 'events, questions and causes', 'refusals', 'checks of the engine'] as const

function clausesText(shown: readonly ShownClause[], coverage: Coverage): string {
  const all = new Set(shown.map(({ clause }) => clause))
  const missed = clausesNotReached(shown, coverage)
  const never = shown.filter(({ by }) => by === 'none')
  const reached = all.size - missed.length - never.length
  const counts = WAYS.map((way) => `${shown.filter(({ by }) => by === way).length} by ${way}`)
  const reasons = [...new Set(never.map(({ reason }) => reason))].map((reason) => {
    const clauses = never.filter((one) => one.reason === reason).map(({ clause }) => clause)
    return `- ${reason} ${clauses.join(', ')}`
  })
  const open = missed.map(({ clause, reason }) => `${clause} (${reason})`).join(', ')
  return [
    `The rulebook has ${all.size} clauses. This search reached ${reached} of them, and no game can`,
    `show ${never.length}. Clauses are shown ${counts.join(', ')}; some in several ways.`,
    '',
    `Not reached: ${open || 'none'}.`,
    ...(reasons.length > 0 ? ['', 'No game can show:', '', ...reasons] : []),
  ].join('\n')
}
