import type { Fixture, Season, Standings } from '../../../../app/seasons/schema.ts'
import { ada, game } from './ids.ts'

const [STARTS_AT, ENDS_AT] = [1_999_987_200_000, 2_000_592_000_000]
const id = '0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d4'

export const newSeasonExample = {
  ...{ name: 'Spring of models', ruleset: 'goalscorer', deals: 200 },
  ...{ startsAt: STARTS_AT, endsAt: ENDS_AT },
}
export const seasonExample: Season = {
  ...newSeasonExample,
  id,
  contentPack: '6d1f0a52b1c3a3c4fd4c4a1e0f6a8f4b1c3a3c4fd4c4a1e0f6a8f4b1c3a3c4fd',
  options: {},
  seats: 2,
  rival: 'steady',
  decisionSeconds: 300,
  state: 'running',
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  seed: null,
}
export const seasonsExample = { items: [seasonExample], next: null }
export const enterExample = { declared: { model: 'a model', harness: 'touchline arena run' } }
export const fixtureExample: Fixture = { season: id, deal: 0, seat: 0, game, deals: 200 }
const opened = { id: game, deal: 0, seat: 0, account: ada, name: 'Ada', win: 1, margin: 2 }
export const seasonGamesExample = { items: [opened], next: null }
const entry = { account: ada, name: 'Ada', state: 'in', ...enterExample } as const
export const standingsExample: Standings = {
  season: seasonExample,
  entries: [entry],
  standings: null,
}
