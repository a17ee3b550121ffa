import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import { ALL6_BONUS, GATE_RECEIPTS, ROYALTY, ROYALTY_DOUBLED } from '../content/numbers.ts'
import type { Starplayer, State } from '../types.ts'
import { behind, clubAt } from './money.ts'

type Window = Extract<State['shared']['frames'][number], { kind: 'window' }>

function windowAt(state: State): Window {
  const frame = state.shared.frames.at(-1)
  demand(frame?.kind === 'window', 'a window is open')
  return frame
}

export const dealLaws: readonly Law<Starplayer>[] = [
  {
    clause: 'SP-602',
    says: 'offers are made within a window, and a trade passes what was agreed',
    events: {
      'negotiation.started'({ seat }, { state }) {
        const { queue, negotiator } = windowAt(state)
        demand(queue[0] === seat && negotiator === null, 'the next of the queue')
        return undefined
      },
      'offer.made'({ offer, counter }, { state, table }) {
        const { negotiator, partner, offersMade, offer: pending } = windowAt(state)
        demand(offer.id === state.shared.nextOffer, 'numbered in turn')
        demand(offer.by !== offer.to, 'to another seat')
        demand(counter === (pending !== null), 'a counter answers an offer')
        if (!counter) demand(offer.by === negotiator, 'by the negotiator')
        else demand(offer.by === pending?.to && offer.to === pending.by, 'the other way round')
        const other = offer.by === negotiator ? offer.to : offer.by
        demand(partner === null || partner === other, 'with its partner')
        demand(offersMade < table.options.maxOffers, 'within the limit')
        for (const [seat, { money }] of [
          [offer.by, offer.give],
          [offer.to, offer.take],
        ] as const)
          demand(clubAt(state, seat).cash >= money, 'with money that is there')
        return (after) => demand(after.shared.nextOffer === offer.id + 1, 'counted')
      },
      'offer.rejected': ({ offerId, by, to }, { state }) => {
        const frame = state.shared.frames.at(-1)
        if (frame?.kind === 'window' && frame.offer)
          demandSame(
            [frame.offer.id, frame.offer.by, frame.offer.to],
            [offerId, by, to],
            'the offer',
          )
        return undefined
      },
      'trade.concluded'({ offerId, by, to, give, take }, at) {
        const { offer } = windowAt(at.state)
        demand(offer?.id === offerId, 'the pending offer')
        demandSame([offer.give, offer.take], [give, take], 'as agreed')
        const next = behind(at)
        const passes = (cards: readonly string[], receiver: number) => {
          for (const card of cards) {
            const moved = next.find((one) => one.type === 'card.moved' && one.card === card)
            demand(
              moved?.type === 'card.moved' && moved.to === `seat:${receiver}`,
              `${card} passes`,
            )
          }
        }
        passes(give.cards, to)
        passes(take.cards, by)
        const paid = next.filter((one) => one.type === 'cash.paid' && one.reason === 'trade')
        const due = [
          ...(give.money > 0 ? [[by, to, give.money]] : []),
          ...(take.money > 0 ? [[to, by, take.money]] : []),
        ]
        const sums = paid.map((one) =>
          one.type === 'cash.paid' ? [one.from, one.to, one.amount] : [],
        )
        demandSame(sums, due, 'the money')
        return undefined
      },
    },
  },
  {
    clause: 'SP-311',
    says: 'royalties, gates and bonuses are those of the rulebook',
    events: {
      'claims.recorded'({ claims }, { state }) {
        let next = state.secret.nextClaim
        for (const { id, kind, amount, creditor, debtor } of claims) {
          demand(id === next, 'numbered in turn')
          next += 1
          if (kind === 'gate') demand(amount === GATE_RECEIPTS, 'gate receipts')
          if (kind === 'royalty') demand([ROYALTY, ROYALTY_DOUBLED].includes(amount), 'a royalty')
          const mover = state.shared.turn.seat
          if (kind === 'gate' || kind === 'royalty')
            demand(debtor === (creditor === mover ? 'official' : mover), 'owed by the visitor')
        }
        return (after) => demand(after.secret.nextClaim === next, 'counted')
      },
      'claim.made': ({ claim }, { state }) => {
        const known = state.secret.claims.find(({ id }) => id === claim.id)
        demand(known?.status === 'open', 'an open claim')
        return (after) => {
          const made = after.secret.claims.find(({ id }) => id === claim.id)
          demand(made?.status === 'made', 'once')
        }
      },
      'claims.lapsed':
        ({ claimIds }) =>
        (after) => {
          const open = after.secret.claims.filter(({ id }) => claimIds.includes(id))
          demand(
            open.every(({ status }) => status === 'lapsed'),
            'they are over',
          )
        },
      'all6.completed'({ seat, rank, amount }, { state }) {
        demand(amount === ALL6_BONUS[rank - 1], 'the bonus of its rank')
        demand(clubAt(state, seat).all6Rank === null, 'once a club')
        demand(rank === state.secret.nextAll6Rank, 'one rank after the other')
        return (after) => {
          demand(after.secret.nextAll6Rank === rank + 1, 'the next rank')
          const { all6Rank, all6Shown } = clubAt(after, seat)
          demand(all6Rank === rank && all6Shown, 'it is public')
        }
      },
    },
  },
]
