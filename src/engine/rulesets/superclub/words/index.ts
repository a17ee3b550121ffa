import type { RulesetTexts } from '../../../kernel/texts.ts'
import { quoted } from '../../../kernel/texts.ts'
import { DEPARTMENTS } from '../content/effects.ts'
import type { Superclub } from '../types.ts'
import { answers } from './answers.ts'
import { end, events, masked } from './events/index.ts'
import { glossary } from './glossary.ts'
import { meanings } from './meanings/index.ts'
import { moves, spaces } from './moves.ts'
import {
  continentName,
  gameChangerName,
  handlesOf,
  money,
  nameOf,
  playerName,
  staffName,
} from './names.ts'
import { facts, questions } from './questions.ts'
import { result } from './result.ts'
import type { Masks } from './texts.ts'

const WINDOWS = { prep: 'before the dice', react: 'after the dice' } as const

export const words: RulesetTexts<Superclub, Masks> = {
  handles: handlesOf,
  events,
  masked,
  facts,
  questions,
  answers,
  moves,
  spaces,
  named: nameOf,
  facted: {
    card: (card: string, { table }) => playerName(card, table),
    revealed: (card: string, { table }) => playerName(card, table),
    refuses: (card: string, { table }) => playerName(card, table),
    staff: (staff: string, { table }) => staffName(staff, table),
    dismiss: (staff: string, { table }) => staffName(staff, table),
    gc: (gc: string, { table }) => gameChangerName(gc, table),
    continent: (region: string, { table }) =>
      table.content.regions.includes(region) ? continentName(region) : quoted(region),
    department: (name: string) => (DEPARTMENTS.some((one) => one === name) ? name : quoted(name)),
    club: (club: string) => quoted(club),
    trade: (trade: string) => quoted(trade),
    formation: (formation: string) => quoted(formation),
    owner: (seat: number, { who }) => who(seat),
    window: (window: keyof typeof WINDOWS) => WINDOWS[window],
    cash: money,
    price: money,
    amount: money,
    least: money,
    bid: money,
    demanded: money,
  },
  options: {
    pace: 'Starting cash with the built-in pack: slower 90M, normal 120M, quicker 150M.',
    quickGame:
      'Clubs start at facility level 2 with one key staff; finals need two SuperCup cards.',
    unhappyPlayers: 'Clubs with a higher status may bid for unhappy players of other clubs.',
    homeAndAway: 'Clubs meet twice: 3 points for a win, 1 for a draw (3 to 6 managers).',
    finalDraw: 'A drawn final goes to penalties or a replay.',
    superstarDraft: 'Six-star players in the draft: allowed, or replaced by other players.',
    continentStacks: 'Player stacks are random (cut), or formed by home continent (byRegion).',
    chemistry:
      'Where left and right chemistry halves match: anywhere in a row (pairs), or only on ' +
      'neighbouring players (adjacent).',
    auctionMode: 'Clubs outbid each other (open), or make one hidden bid each (sealed).',
    staffTrading: 'Trades may include key staff.',
    maxTradeOffers:
      'Maximum number of trade offers per manager in an off-season. Leave empty for no limit ' +
      '(only in games with a clock).',
    maxSeasons:
      'Maximum number of seasons. After the last season, the manager with the most titles wins. ' +
      'Leave empty for no limit (only in games with a clock).',
    timers: "Seconds for each kind of decision. Leave empty to use the game's decision time.",
  },
  glossary,
  meanings,
  end,
  result,
}
