import { listed, type RulesetTexts } from '../../../kernel/texts.ts'
import { bookOf } from '../content/book.ts'
import { roundOf } from '../content/cards.ts'
import type { Card } from '../content/schema.ts'
import { pawnsOf } from '../read/pawns.ts'
import type { Starplayer } from '../types.ts'
import { answers } from './answers.ts'
import { end, events, type Masks, masked } from './events.ts'
import { glossary } from './glossary.ts'
import { meanings } from './meanings.ts'
import { capital, cardName, money } from './names.ts'
import { facts, moves, questions, spaces } from './questions.ts'
import { result } from './result.ts'

type Texts = RulesetTexts<Starplayer, Masks>

const asSeat = (seat: number, { who }: Parameters<Texts['end']>[1]): string => who(seat)

const roundsOf = (wins: readonly Card[]): string =>
  wins.length === 0 ? 'none' : `Rounds ${listed(wins.map((win) => `${roundOf(win)}`))}`

const asMoney = (amount: number): string => money(amount)

export const words: Texts = {
  handles: (table) => pawnsOf(table).map(capital),
  events,
  masked,
  facts,
  questions,
  answers,
  rolls: ['roll'],
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
    mode:
      'standard: the normal game; short: each club starts with seven footballers; five-a-side: ' +
      'no bogus cards.',
    squadRule: 'colour: a side is one squad; system: a side fills a formation from any squads.',
    formations: 'Formations allowed under the `system` squad rule.',
    claims: 'automatic: fees are paid without a claim; manual: unclaimed fees are lost.',
    claimSeconds: 'Seconds to claim. Leave empty to use a quarter of the decision time.',
    tackle:
      'race: the first call wins; sealed: all clubs answer in secret, and if several call, dice ' +
      'decide.',
    tackleSeconds: 'Seconds to call Tackle. Leave empty to use a quarter of the decision time.',
    windowPartners: 'one: each negotiation has one partner; any: you may make offers to any club.',
    maxOffers: 'Maximum number of offers and counter-offers in one negotiation.',
    negotiationSeconds:
      'Seconds for one negotiation. If empty, two minutes in games with a decision time.',
    maxEmergencyOffers: 'Maximum number of offers to other clubs to settle one debt.',
    debtSeconds:
      'Seconds to settle a debt or answer its offers. Leave empty to use twice the decision time.',
    squadLimit:
      'enforced: no club can get a twelfth footballer; audited: a club can exceed the limit ' +
      'until another club counts its squad.',
    winCardSales:
      'highest: a club can trade only its highest WIN card; any: a club can trade any WIN card.',
    cupMatchSpace:
      'may: a club can decline the match on a Cup Match space; must: the match is played.',
    bogusEndsTurn: "A bogus footballer ends the buyer's turn.",
    royaltyDoubling:
      'squad: owning all four stars of a squad doubles their royalties; all: owning them ' +
      'doubles all royalties.',
    insolvency:
      'A club that cannot pay stays in the game (write-off), or is out of the game (eliminate).',
    shortCupMatchCards: 'Cup Match cards of each club at the start of a short game.',
    maxTurns: 'Maximum total number of turns. Leave empty to play until a Cup Final is won.',
    capResult: 'Result after the last turn: a ranking by progress, or a draw.',
  },
  glossary,
  meanings,
  end,
  result,
}
