import { z } from 'zod'
import { at } from '../../kernel/define.ts'
import { isFit, UNSEEN } from '../../kernel/name.ts'
import { refuse } from '../../kernel/refusal.ts'
import { sure } from '../shared/sure.ts'
import { doubleRoundRobinFaults, TEAMS } from './content/fixtures.ts'
import { house } from './content/house.ts'
import { namesFaults } from './content/names.ts'
import { type Content, CUP_EXTRAS, roundsSchema } from './content/schema.ts'
import { must } from './refusals.ts'
import type { League, Team } from './state.ts'

const names = z.array(z.string().max(200)).max(64)
export const leagueChoice = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('pack'), id: z.string().min(1).max(40) }),
  z.strictObject({ source: z.literal('custom'), teams: names, cupExtras: names }),
])
export const betweenSeasons = z.enum(['scratch', 'carry'])
export const teamsBetweenSeasons = z.enum(['keep', 'reselect'])
export const SEASONS_MAX = 10

export const optionsSchema = z.strictObject({
  version: z.enum(['long', 'mini']).default('long'),
  league: leagueChoice.nullable().default(null),
  fixtures: z
    .union([z.enum(['generated', 'prepared']), z.strictObject({ rounds: roundsSchema })])
    .default('generated'),
  teamAssignment: z.enum(['choose', 'random', 'preset']).default('choose'),
  starsLostOnDefeat: z.enum(['played', 'owned']).default('played'),
  suspensionInCup: z.boolean().default(true),
  miniTable: z.enum(['played-matches', 'managed-only']).default('played-matches'),
  replayDecisions: z.enum(['full', 'keep']).default('full'),
  maxReplays: z.int().min(1).max(50).default(20),
  seasons: z.int().min(1).max(SEASONS_MAX).default(1),
  betweenSeasons: betweenSeasons.default('scratch'),
  teamsBetweenSeasons: teamsBetweenSeasons.default('keep'),
  autoSkip: z.boolean().default(true),
  autoRoll: z.boolean().default(false),
})
export interface Options extends z.infer<typeof optionsSchema> {}

const sampleLeague: Options['league'] = {
  source: 'custom',
  teams: [...'ABCDEFGHIJKL'].map((letter) => `Team ${letter}`),
  cupExtras: [...'MNOP'].map((letter) => `Team ${letter}`),
}

export const optionSamples: { readonly [O in keyof Options]: readonly Options[O][] } = {
  version: ['mini', 'long'],
  league: [null, sampleLeague, { source: 'pack', id: at(house.leagues, 2).id }],
  fixtures: ['generated', 'prepared', { rounds: at(house.preparedFixtures, 0).rounds }],
  teamAssignment: ['choose', 'random', 'preset'],
  starsLostOnDefeat: ['played', 'owned'],
  suspensionInCup: [true, false],
  miniTable: ['played-matches', 'managed-only'],
  replayDecisions: ['full', 'keep'],
  maxReplays: [20, 1],
  seasons: [1, 2],
  betweenSeasons: ['scratch', 'carry'],
  teamsBetweenSeasons: ['keep', 'reselect'],
  autoSkip: [true, false],
  autoRoll: [true, false],
}

/**
 * Team and counter that the player chose, and the name that the player gave to the team. A seat
 * whose player chooses nothing gets the first free team and the first free counter.
 */
export const choiceSchema = z.strictObject({
  team: z.string().max(20).nullable().default(null),
  counter: z.string().max(20).optional(),
  name: z.string().min(1).max(24).optional(),
})
export type Choice = z.infer<typeof choiceSchema>

interface Setup {
  readonly options: Options
  readonly choices: readonly Choice[]
  readonly content: Content
}

export function checkTable({ options, choices, content }: Setup): void {
  const { league, fixtures, teamAssignment } = options
  if (league?.source === 'custom') {
    const { teams, cupExtras } = league
    const counted = { teams: teams.length, expected: TEAMS }
    must(teams.length === TEAMS, 'invalid-league', counted, 'TC-107')
    const further = { cupExtras: cupExtras.length, expected: CUP_EXTRAS }
    must(cupExtras.length === CUP_EXTRAS, 'invalid-league', further)
    const field = [...teams, ...cupExtras]
    // Only leagues that the host of the game has defined are checked. The leagues in the built-in
    // content are not checked, because games with older content must still be verifiable.
    const faults = [...(isFit(field) ? [] : [`a name ${UNSEEN}`]), ...namesFaults(field)]
    must(faults.length === 0, 'invalid-league', { faults })
  } else if (league && !content.leagues.some(({ id }) => id === league.id)) {
    refuse('invalid-option', { league: league.id, pack: content.id })
  }
  if (typeof fixtures === 'object') {
    const faults = doubleRoundRobinFaults(fixtures.rounds)
    must(faults.length === 0, 'invalid-fixtures', { faults })
  }
  const wanted = choices.flatMap(({ team }) => (team === null ? [] : [team]))
  // Players may choose teams before the game only if `teamAssignment` is `preset`; otherwise the
  // game would ignore the choice.
  if (teamAssignment !== 'preset' && wanted.length > 0)
    refuse('invalid-option', { teamAssignment, team: wanted[0] })
  const known = leagueOf({ content, options }).teams.map(({ id }) => id)
  for (const team of wanted) {
    if (!known.includes(team)) refuse('invalid-option', { unknownTeam: team })
    if (wanted.indexOf(team) !== wanted.lastIndexOf(team)) refuse('invalid-option', { twice: team })
  }
  const counters = choices.flatMap(({ counter }) => counter ?? [])
  for (const counter of counters) {
    must(content.counters.includes(counter), 'invalid-counter', { unknown: counter })
    const isTwice = counters.indexOf(counter) !== counters.lastIndexOf(counter)
    must(!isTwice, 'invalid-counter', { twice: counter })
  }
}

export function countersOf({ choices, content }: Pick<Setup, 'choices' | 'content'>): string[] {
  const free = content.counters.filter((one) => choices.every(({ counter }) => counter !== one))
  return choices.map(({ counter }) => counter ?? sure(free.shift(), 'counter left'))
}

export function leagueOf({ content, options }: Pick<Setup, 'content' | 'options'>): League {
  const { league } = options
  if (league?.source === 'custom') {
    return {
      teams: league.teams.map((name, place) => ({ id: numbered('T', place), name: name.trim() })),
      cupExtras: league.cupExtras.map((name, place) => ({
        id: numbered('X', place),
        name: name.trim(),
      })),
    }
  }
  const { leagues } = content
  const { teams, cupExtras } = leagues.find(({ id }) => id === league?.id) ?? at(leagues, 0)
  const trimmed = ({ id, name }: Team): Team => ({ id, name: name.trim() })
  return { teams: teams.map(trimmed), cupExtras: cupExtras.slice(0, CUP_EXTRAS).map(trimmed) }
}

const numbered = (letter: string, index: number) => `${letter}${String(index).padStart(2, '0')}`
