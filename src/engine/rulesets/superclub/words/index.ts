import type { RulesetTexts } from '../../../kernel/texts.ts'
import { quoted } from '../../../kernel/texts.ts'
import { DEPARTMENTS } from '../content/effects.ts'
import type { Superclub } from '../types.ts'
import { end, events, masked } from './events/index.ts'
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
import type { Masks } from './speech.ts'

const WINDOWS = { prep: 'before the dice', react: 'after the dice' } as const

export const words: RulesetTexts<Superclub, Masks> = {
  handles: handlesOf,
  events,
  masked,
  facts,
  questions,
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
    pace: 'Cash at the start: slower 90M, normal 120M, quicker 150M with the house pack.',
    quickGame: 'All levels begin at 2, each club keeps a key staff, two SuperCup cards suffice.',
    unhappyPlayers: 'Whether clubs of higher status may bid for players who are unhappy elsewhere.',
    homeAndAway: 'Every match twice, at 3 points for a win and 1 for a draw.',
    finalDraw: 'How a level final is settled: penalties, or it is played again.',
    superstarDraft:
      'allowed: players of six stars are drafted; replaced: others take their places.',
    continentStacks: 'cut: the rest of the deck in six stacks; byRegion: each player at home.',
    chemistry: 'pairs: any left and right half in a row pair; adjacent: only neighbours do.',
    auctionMode: 'open: clubs outbid each other; sealed: one hidden bid each.',
    staffTrading: 'Whether trades may hold key staff.',
    maxTradeOffers: 'Offers of trades that a seat may make in an off-season.',
    maxSeasons: 'Seasons after which most titles win.',
    timers: 'Seconds for each sort of question; null: what the pace of the table gives it.',
  },
  meanings,
  end,
}
