import type { MalformedField } from '../../../kernel/refusal.ts'
import { quoted, type RulesetTexts } from '../../../kernel/texts.ts'
import { isCard } from '../content/book.ts'
import type { CardId, TeamId } from '../state.ts'
import type { TitleChase } from '../types.ts'
import { answers } from './answers.ts'
import { end, events, type Masks, masked } from './events.ts'
import { glossary } from './glossary.ts'
import { meanings } from './meanings.ts'
import { cardName, faultNames, isTeam, money, teamName } from './names.ts'
import { facts, moves, questions, spaces } from './questions.ts'
import { result } from './result.ts'

const asMoney = (pounds: number): string => money(pounds)

export const words: RulesetTexts<TitleChase, Masks> = {
  // Seats are not named after the colours of their counters, because dice and cards have the same
  // colours.
  handles: () => [],
  events,
  masked,
  facts,
  questions,
  answers,
  rolls: ['roll'],
  moves,
  spaces,
  named: (id, { table }) =>
    isCard(table.content, id)
      ? cardName(id, table)
      : isTeam(id, table)
        ? teamName(id, table)
        : null,
  facted: {
    team: (team: TeamId, { table }) => teamName(team, table),
    card: (card: CardId, { table }) => cardName(card, table),
    nextAvailable: (category: string | null) => category ?? 'none',
    cash: asMoney,
    price: asMoney,
    owed: asMoney,
    faults: (faults: readonly string[]) => faultNames(faults),
    unknown: (counter: string) => quoted(counter),
    twice: (counter: string) => quoted(counter),
    errors: (errors: readonly MalformedField[]) =>
      faultNames(errors.map(({ pointer, message }) => quoted(`${pointer} ${message}`, FAULT_MAX))),
  },
  options: {
    version:
      'Matches of a season: all league matches (long), or only matches of managed teams (mini).',
    league:
      'Prepared league, or your own names for 12 league teams and 4 cup teams. Leave empty for ' +
      'the first league.',
    fixtures: 'Fixture list: generated, prepared, or your own.',
    teamAssignment:
      'Managers choose teams (choose), draw teams (random), or name teams when joining.',
    starsLostOnDefeat:
      'A defeat costs the stars played (played), or all stars that could play (owned).',
    suspensionInCup: 'Suspended stars also miss cup matches.',
    miniTable:
      'A mini season ranks all teams (played-matches) or only managed teams (managed-only).',
    replayDecisions:
      'In cup replays, managers decide everything again (full), or line-ups stay the same (keep).',
    maxReplays: 'Maximum number of replays before a cup tie is decided by lot.',
    seasons: 'Number of seasons.',
    betweenSeasons:
      'In a new season, managers start again with the same money (scratch), or keep their money ' +
      'and debts (carry).',
    teamsBetweenSeasons: 'Managers keep their teams (keep), or choose teams again for each season.',
    autoSkip: 'The game skips a manager who has nothing to decide before a match.',
    autoRoll: 'The white die is rolled automatically for every manager.',
  },
  glossary,
  meanings,
  end,
  result,
}

const FAULT_MAX = 100
