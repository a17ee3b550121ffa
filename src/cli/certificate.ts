import { declaredBy } from '../engine/certify/coverage.ts'
import type { Explored } from '../engine/certify/explore.ts'
import { lawsOf } from '../engine/certify/laws.ts'
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
  readonly seconds: number
  readonly commit: string
}

const RAREST = 8

export function certificateOf(
  rules: Ruleset,
  { games, commits, coverage }: Searched,
  { seed, seconds, commit, build, explored }: Made,
): string {
  const count = (name: string) => coverage.counts.get(name) ?? 0
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
  const laws = lawsOf(rules.id).map(({ clause, says }) => `- ${clause}: ${says}`)
  return `# Certificate: ${rules.title}

\`npm run certify -- ${rules.id} --seconds ${seconds} --seed ${seed} --page\` wrote this page.
No check and no law failed.

| what | value |
| --- | --- |
| rules | version ${rules.version}, Touchline ${VERSION}, commit ${commit}, engine ${build} |
| games | ${games}, seeds ${seed} to ${seed + games - 1} |
| commits | ${commits}, with time-outs, pauses, substitutes and resignations |
| processor time | ${seconds} s |

## All moves and dice

${exploredText(explored)}

## Coverage

| kind | reached | never | rarest |
| --- | --- | --- | --- |
${sections.join('\n')}

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
