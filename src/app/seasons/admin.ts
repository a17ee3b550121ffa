import { adminOperation } from '../core/admin-operation.ts'
import { maintenanceReasons } from '../monitoring/schema.ts'
import { createSeasonInput, season } from './schema.ts'
import { createSeason, endSeason } from './seasons.ts'

export const seasonOperations = {
  createSeason: adminOperation({
    name: 'season.create',
    at: 'POST seasons',
    summary: 'Announce a sealed season',
    description:
      'Draws the secret seed of all deals and publishes its SHA-256. All entrants play the ' +
      'same deals against built-in bots. At `endsAt`, the seed and all games become public.',
    rateLimit: 'games',
    right: 'operator',
    input: createSeasonInput,
    answer: season,
    errors: ['ruleset-unknown', 'pack-unknown', 'pack-withdrawn'],
    refusals: 'table',
    execute: (context, { input }, capability) => createSeason(context, capability, input),
  }),

  endSeason: adminOperation({
    name: 'season.end',
    at: 'POST seasons/{season}/end',
    summary: 'End a sealed season now',
    description: "Reveals the season's seed and games. Unfinished games count as lost.",
    rateLimit: 'games',
    right: 'operator',
    subject: 'season',
    reason: maintenanceReasons,
    answer: season,
    errors: ['season-unknown', 'season-closed'],
    execute: (context, { id }, capability) => endSeason(context, capability, id, false),
  }),

  voidSeason: adminOperation({
    name: 'season.void',
    at: 'POST seasons/{season}/void',
    summary: 'Void a sealed season',
    description:
      "Reveals the season's seed and games. Web pages state that the season's standings do not " +
      'count.',
    rateLimit: 'games',
    right: 'operator',
    subject: 'season',
    reason: maintenanceReasons,
    answer: season,
    errors: ['season-unknown', 'season-closed'],
    execute: (context, { id }, capability) => endSeason(context, capability, id, true),
  }),
}
