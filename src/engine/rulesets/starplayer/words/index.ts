import { listed, type RulesetTexts } from '../../../kernel/texts.ts'
import { bookOf } from '../content/book.ts'
import { roundOf } from '../content/cards.ts'
import type { Card } from '../content/schema.ts'
import { pawnsOf } from '../read/pawns.ts'
import type { Starplayer } from '../types.ts'
import { end, events, type Masks, masked } from './events.ts'
import { meanings } from './meanings.ts'
import { capital, cardName, money } from './names.ts'
import { facts, moves, questions, spaces } from './questions.ts'

type Speech = RulesetTexts<Starplayer, Masks>

const asSeat = (seat: number, { who }: Parameters<Speech['end']>[1]): string => who(seat)

const roundsOf = (wins: readonly Card[]): string =>
  wins.length === 0 ? 'none' : `Rounds ${listed(wins.map((win) => `${roundOf(win)}`))}`

const asMoney = (amount: number): string => money(amount)

export const words: Speech = {
  handles: (table) => pawnsOf(table).map(capital),
  events,
  masked,
  facts,
  questions,
  moves,
  spaces,
  named: (id, { table }) => (bookOf(table.content).cards.has(id) ? cardName(id, table) : null),
  facted: {
    opponent: asSeat,
    target: asSeat,
    partner: asSeat,
    to: asSeat,
    card: (card: Card, { table }) => cardName(card, table),
    pick: (card: Card, { table }) => cardName(card, table),
    among: (cards: readonly Card[]) => listed(cards, 'or'),
    wins: (wins: readonly Card[] | number) =>
      typeof wins === 'number' ? `${wins}` : roundsOf(wins),
    bound: asMoney,
    means: asMoney,
    cash: asMoney,
    amount: asMoney,
    rest: asMoney,
    step: asMoney,
  },
  options: {
    mode: 'standard; short: seven footballers are dealt; five-a-side: 5 footballers and no bogus.',
    squadRule: 'colour: a side of one squad; system: of any squads, in a formation.',
    formations: 'The formations that count, with the system rule.',
    claims:
      'automatic: what is due is paid unasked; manual: it is lost unless it is claimed in time.',
    claimSeconds: 'Seconds to claim after a turn; null: a quarter of the pace of the table.',
    tackle:
      'race: the first call gets it; sealed: all answer in secret, and several callers roll off.',
    tackleSeconds: 'Seconds to call Tackle; null: a quarter of the pace of the table.',
    windowPartners: 'one: a negotiation has one partner; any: it may turn to everybody.',
    maxOffers: 'Offers and counter-offers of one negotiation together.',
    negotiationSeconds: 'Seconds of one negotiation; null: two minutes where the table has a pace.',
    maxEmergencyOffers: 'Offers to other clubs for one debt.',
    debtSeconds: 'Seconds to settle a debt, or to answer its offers; null: twice the pace.',
    squadLimit:
      'enforced: nobody gets a twelfth footballer; audited: others may have a squad counted.',
    cupMatchSpace: 'must: a match is played there; may: who lacks WIN cards can go without.',
    bogusEndsTurn: 'Whether a bogus footballer ends the turn of who bought it.',
    royaltyDoubling:
      'squad: all four stars of a squad double their own royalty; all: that of all stars.',
    insolvency: 'write-off: who cannot pay plays on; eliminate: who cannot pay is out.',
    shortCupMatchCards: 'Cup Match cards of each club at the start of a short game.',
    maxTurns:
      'After so many turns the game is over as it stands; null: only the Cup Final ends it.',
    capResult: 'When the turns are used up: ranking, by who has come furthest, or a draw.',
  },
  meanings,
  end,
}
