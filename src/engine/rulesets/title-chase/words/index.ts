import { seatsOf } from '../../../kernel/define.ts'
import type { MalformedField } from '../../../kernel/refusal.ts'
import { quoted, type RulesetTexts } from '../../../kernel/texts.ts'
import { isCard } from '../content/book.ts'
import type { CardId, TeamId } from '../state.ts'
import type { TitleChase } from '../types.ts'
import { end, events, type Masks, masked } from './events.ts'
import { meanings } from './meanings.ts'
import { cardName, faultNames, isTeam, money, teamName } from './names.ts'
import { facts, moves, questions, spaces } from './questions.ts'

const asMoney = (pounds: number): string => money(pounds)

export const words: RulesetTexts<TitleChase, Masks> = {
  // The colours of the counters are those of the dice and the cards: a number is nothing else.
  handles: ({ seats }) => seatsOf(seats).map((seat) => `Seat ${seat}`),
  events,
  masked,
  facts,
  questions,
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
    errors: (errors: readonly MalformedField[]) =>
      faultNames(errors.map(({ pointer, message }) => quoted(`${pointer} ${message}`, FAULT_MAX))),
  },
  options: {
    version: 'long: all matches of a round are played; mini: only those of managed teams.',
    league: 'A league of the pack, or 12 teams and 4 for the cup of your own; null: the first one.',
    fixtures: 'Who meets whom when: generated, the prepared list of the pack, or one of your own.',
    teamAssignment: 'Managers choose their teams, get them at random, or as agreed when they join.',
    starsLostOnDefeat: 'What a defeat costs: the stars that were played, or all that could have.',
    suspensionInCup: 'Whether a suspended star misses cup matches too.',
    miniTable:
      'Who is ranked with version mini: all teams by the matches played, or those with a manager.',
    replayDecisions: 'Before a replay in the cup: full, all is decided anew; keep, nothing is.',
    maxReplays: 'After so many replays of a cup tie lots decide.',
    seasons: 'How many seasons the game has.',
    betweenSeasons: 'scratch: each season starts with the same money; carry: money and debts stay.',
    teamsBetweenSeasons: 'keep: managers stay with their teams; reselect: they choose again.',
    autoSkip: 'Whether a manager with nothing to decide before a match is not asked.',
    autoRoll: 'Whether the white die is thrown without asking.',
  },
  meanings,
  end,
}

const FAULT_MAX = 100
