import { at } from '../../kernel/define.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { freeTeams } from './rules/teams.ts'
import type { TitleChase } from './types.ts'

export const defaults: Ruleset<TitleChase>['defaults'] = {
  'choose-team': (play) => ({ type: 'choose-team', team: at(freeTeams(play), 0) }),
  'turn-roll': () => ({ type: 'roll' }),
  'pink-nominate': (_, { seat }) => ({ type: 'nominate', seat, colour: 'yellow' }),
  'match-stars': () => ({ type: 'commit-lineup', play: [] }),
  'match-penalty': () => ({ type: 'commit-penalty', card: null }),
}
