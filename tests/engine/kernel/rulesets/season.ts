import { z } from 'zod'
import {
  at,
  type EventOf,
  type MoveOf,
  open,
  seatSchema,
  seatsOf,
  tagged,
} from '../../../../src/engine/kernel/define.ts'
import { type Must, mustOf } from '../../../../src/engine/kernel/refusal.ts'
import { decided, legal, type Rules } from '../../../../src/engine/kernel/rule.ts'
import type { Play, Saves } from '../../../../src/engine/kernel/ruleset.ts'
import type { Tagged } from '../../../../src/engine/kernel/types.ts'
import * as mini from './parts.ts'

const team = z.string().min(1)
const saved = z.strictObject({
  season: z.int(),
  seasons: z.int(),
  rounds: z.int(),
  autoRoll: z.boolean(),
  teams: z.array(team),
  titles: mini.amounts,
  away: mini.flags,
  packHash: z.string(),
})
const moves = { 'roll-match': tagged('roll-match', {}), 'play-on': tagged('play-on', {}) }
const events = {
  'game.imported': open(tagged('game.imported', { save: saved })),
  'teams.drawn': open(tagged('teams.drawn', { teams: z.array(team) }), { reveals: true }),
  'season.started': open(tagged('season.started', { season: z.int() })),
  /** Version 1 of `match.played` did not contain the attendance. */
  'match.played': open(
    tagged('match.played', {
      home: team,
      away: team,
      goals: z.tuple([z.int(), z.int()]),
      attendance: z.int(),
    }),
    { reveals: true },
  ),
  'season.finished': open(tagged('season.finished', { champion: team })),
  'seat.ready': open(tagged('seat.ready', { seat: seatSchema })),
  'seat.left': mini.seatLeft,
}
const refusals = {
  'unknown-team': { clause: 'SN-1', says: 'The pack has no team {team}.' },
  'team-taken': { clause: 'SN-2', says: 'No two seats have the same team.' },
  'more-seats-than-teams': { clause: 'SN-3', says: 'The pack has {most} teams.' },
  'not-at-rest': { clause: 'SN-4', says: 'A game is saved between two seasons.' },
  'not-yours-to-save': { clause: 'SN-5', says: 'Only who sits at the table saves the game.' },
  'bad-save': { clause: 'SN-6', says: 'The document is not a save that the game can go on from.' },
  'other-pack': { clause: 'SN-7', says: 'The game was saved with the pack {saved}.' },
} as const
const must: Must<typeof refusals> = mustOf(refusals)

const board = z.strictObject({
  season: z.int(),
  teams: z.array(z.string()),
  titles: mini.amounts,
  played: z.int(),
  points: z.record(z.string(), z.int()),
  crowd: z.int(),
  /** True between two seasons, when the game can be saved. */
  resting: z.boolean(),
  ready: mini.flags,
  away: mini.flags,
})

export interface Season extends Omit<mini.OnBoard<typeof board>, 'choice' | 'content'> {
  kind: 'roll-match' | 'play-on'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  options: { seasons: number; rounds: number; autoRoll: boolean }
  choice: { team: string | null }
  content: { teams: string[] }
}

const rules: Rules<Season> = {
  'roll-match': { act: playMatch },
  'play-on': { act: ({ emit }, { seat }) => emit({ type: 'seat.ready', seat }) },
}

const saves: Saves<Season> = {
  kinds: ['sheet'],
  schema: saved,
  changes: z.null(),
  save({ season, teams, titles, resting, away }, { options }, { viewer, packHash }) {
    must(viewer !== 'spectator', 'not-yours-to-save')
    must(resting, 'not-at-rest')
    return { season, teams: [...teams], titles: [...titles], away: [...away], packHash, ...options }
  },
  tableOf({ document }) {
    const { teams, away, seasons, rounds, autoRoll, packHash } = read(document)
    const choices = teams.map((team) => ({ team }))
    const seats = teams.map((team, seat) => ({
      name: `Seat ${seat}`,
      plays: team,
      left: away[seat] === true,
    }))
    return { seats, options: { seasons, rounds, autoRoll }, choices, packHash }
  },
  nameless: (document) => document,
  judge: (_, { document }) => {
    const { titles, season } = read(document)
    must(titles.reduce((sum, one) => sum + one, 0) <= season, 'bad-save')
  },
  load({ table, emit }, { document, packHash }) {
    const save = read(document)
    const { teams, titles, away, season, seasons } = save
    must(packHash === save.packHash, 'other-pack', { saved: save.packHash })
    must(
      [teams, titles, away].every(({ length }) => length === table.seats),
      'bad-save',
    )
    must(season < seasons, 'bad-save')
    emit({ type: 'game.imported', save })
  },
  resigned: ({ away }) => away,
}

function read(document: unknown): z.infer<typeof saved> {
  const result = saved.safeParse(document)
  must(result.success, 'bad-save')
  return result.data
}

/**
 * A league game for tests of commits with many events, teams that players choose when they join,
 * saves between seasons, and an outdated event version.
 */
export const season = mini.game<Season>({
  ...mini.onBoard(board),
  id: 'season',
  version: 2,
  title: 'Season',
  seats: { min: 2, max: 4 },
  eventsPerCommitMax: 400,
  options: z.strictObject({
    seasons: z.int().min(1).max(9).default(2),
    rounds: z.int().min(1).max(99).default(1),
    autoRoll: z.boolean().default(false),
  }),
  optionSamples: { seasons: [1, 3], rounds: [1, 2], autoRoll: [false, true] },
  choice: z.strictObject({ team: team.nullable().default(null) }),
  content: z.strictObject({
    teams: z
      .array(team)
      .min(2)
      .max(20)
      .refine((all) => new Set(all).size === all.length, 'teams differ'),
  }),
  packs: [{ teams: ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm'] }],
  moves,
  events,
  refusals,

  checkTable({ seats, choices, content }) {
    must(seats <= content.teams.length, 'more-seats-than-teams', { most: content.teams.length })
    const chosen = choices.flatMap(({ team }) => team ?? [])
    for (const one of chosen) must(content.teams.includes(one), 'unknown-team', { team: one })
    must(new Set(chosen).size === chosen.length, 'team-taken')
  },
  initial: ({ seats, content }) => ({
    season: 0,
    teams: mini.forAll(seats, ''),
    titles: mini.forAll(seats, 0),
    played: 0,
    points: Object.fromEntries(content.teams.map((one) => [one, 0])),
    crowd: 0,
    resting: true,
    ready: mini.forAll(seats, false),
    away: mini.forAll(seats, false),
  }),
  setup({ table, chance, emit }) {
    const { choices, content } = table
    const chosen = choices.map(({ team }) => team)
    const free = chance.shuffle(content.teams.filter((one) => !chosen.includes(one)))
    emit({ type: 'teams.drawn', teams: chosen.map((one) => one ?? at(free.splice(0, 1), 0)) })
  },

  decide: decided(rules),
  paces: { 'roll-match': { share: 1 }, 'play-on': { share: 1 } },
  defaults: {
    'roll-match': () => ({ type: 'roll-match' }),
    'play-on': () => ({ type: 'play-on' }),
  },
  proceed,

  evolve: {
    'game.imported': (draft, { save }) => {
      draft.season = save.season
      draft.teams = [...save.teams]
      draft.titles = [...save.titles]
      draft.away = [...save.away]
    },
    'teams.drawn': (draft, { teams }) => {
      draft.teams = [...teams]
    },
    'season.started': (draft, { season }) => {
      draft.season = season
      draft.resting = false
      draft.ready = draft.ready.map(() => false)
      for (const one of Object.keys(draft.points)) draft.points[one] = 0
    },
    'match.played': (draft, { home, away, goals: [scored, conceded], attendance }) => {
      draft.played += 1
      draft.crowd += attendance
      draft.points[home]! += scored > conceded ? 3 : scored === conceded ? 1 : 0
      draft.points[away]! += scored < conceded ? 3 : scored === conceded ? 1 : 0
    },
    'season.finished': (draft, { champion }) => {
      const seat = draft.teams.indexOf(champion)
      if (seat >= 0) draft.titles[seat] = at(draft.titles, seat) + 1
      draft.played = 0
      draft.resting = true
    },
    'seat.ready': (draft, { seat }) => {
      draft.ready[seat] = true
    },
    'seat.left': mini.leave,
  },
  upcast: (event: Tagged, writtenBy) =>
    (writtenBy < 2 && event.type === 'match.played'
      ? { ...event, attendance: 0 }
      : event) as Season['event'],

  openDecisions(state, { content }) {
    const { season, played, ready, teams, resting } = state
    if (resting)
      return seatsOf(teams.length)
        .filter((seat) => !ready[seat])
        .map((seat) => ({
          key: `play-on:${season}:${seat}`,
          kind: 'play-on',
          seat,
          moves: ['play-on'],
        }))
    const seat = teams.indexOf(at(at(fixturesOf(content.teams), played % lengthOf(content)), 0))
    return [{ key: `match:${season}:${played}`, kind: 'roll-match', seat, moves: ['roll-match'] }]
  },
  legalMoves: legal(rules),
  outcome(state, { options }) {
    const { season, titles, away, resting } = state
    const isDone = season === options.seasons && resting
    return mini.outcomeOf(titles, away, isDone ? 'seasons-over' : null)
  },
  text: ({ season, teams, titles, points }, viewer) =>
    [
      `Season ${season}. You: ${viewer}.`,
      ...teams.map(
        (one, seat) => `Seat ${seat}: ${one}, ${points[one]} points, ${titles[seat]} titles`,
      ),
    ].join('\n'),
  saves,
})

const fixturesOf = (teams: readonly string[]): [string, string][] =>
  teams.flatMap((home) =>
    teams.filter((away) => away !== home).map((away): [string, string] => [home, away]),
  )
const lengthOf = ({ teams }: { readonly teams: readonly string[] }): number =>
  teams.length * (teams.length - 1)

function playMatch({ state, table, chance, emit }: Play<Season>): void {
  const { content, options } = table
  const [home, away] = at(fixturesOf(content.teams), state.played % lengthOf(content))
  const goals: [number, number] = [chance.below(4), chance.below(4)]
  emit({ type: 'match.played', home, away, goals, attendance: chance.below(1000) })
  if (state.played < lengthOf(content) * options.rounds) return
  const best = Math.max(...Object.values(state.points))
  const champion = at(
    content.teams.filter((one) => state.points[one] === best),
    0,
  )
  emit({ type: 'season.finished', champion })
}

function proceed(play: Play<Season>): boolean {
  const { state, table, emit } = play
  const { content, options } = table
  if (state.resting) {
    if (state.ready.includes(false)) return false
    emit({ type: 'season.started', season: state.season + 1 })
    return true
  }
  const [home] = at(fixturesOf(content.teams), state.played % lengthOf(content))
  if (!options.autoRoll && state.teams.includes(home)) return false
  playMatch(play)
  return true
}
