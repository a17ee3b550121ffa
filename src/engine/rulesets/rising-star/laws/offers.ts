import { canonical } from '../../../kernel/json.ts'
import { demand, demandSame, type Law, type Offered } from '../../../kernel/law.ts'
import type { RisingStar } from '../types.ts'
import { playerAt } from './seats.ts'

type Move = RisingStar['move']

function movesOf({ decision, state, table }: Offered<RisingStar>): Move[] {
  const { kind, seat } = decision
  const { seats, negotiation } = state.shared
  switch (kind) {
    case 'roll':
      return [{ type: 'roll' }]
    case 'choose-token': {
      const taken = seats.map(({ token }) => token)
      const free = table.content.tokens.filter(({ id }) => !taken.includes(id))
      return free.map(({ id }) => ({ type: 'choose-token', token: id }))
    }
    case 'choose-rival':
      return seats
        .filter(({ no, resigning, status }) => no !== seat && !resigning && status !== 'injured')
        .map(({ no }) => ({ type: 'choose-rival', seat: no }))
    case 'contract-offer': {
      const offers = (negotiation?.offers ?? []).map(
        (card): Move => ({ type: 'accept-offer', card }),
      )
      return negotiation?.cause === 'contract' ? [...offers, { type: 'decline-offers' }] : offers
    }
    case 'physio': {
      const hasSponge = playerAt(state, seat).magicSponges.length > 0
      return [
        { type: 'roll-for-fitness' },
        ...(hasSponge ? [{ type: 'play-magic-sponge' as const }] : []),
      ]
    }
    case 'match-card': {
      const hand = [...new Set(state.secret.hands[seat])]
      return [
        ...hand.map((card): Move => ({ type: 'play-match-event', card })),
        { type: 'decline-match-event' },
      ]
    }
    case 'swap-agent':
    case 'swap-sponsorship':
      return [{ type: 'keep-current' }, { type: 'take-new' }]
  }
}

export const offerLaws: readonly Law<RisingStar>[] = [
  {
    clause: 'RS-721',
    says: 'a decision offers all moves of the rulebook, and no others',
    refusals: {
      'rival-injured'({ state, move }) {
        const { status } = playerAt(state, 'seat' in move ? move.seat : -1)
        demand(status === 'injured', 'an injured rival')
      },
      'rival-not-eligible'({ state, decision, move }) {
        const seat = 'seat' in move ? move.seat : -1
        const isGone = state.shared.seats[seat]?.resigning ?? true
        demand(seat === decision.seat || isGone, 'the own seat, or one that has left')
      },
      'card-not-held'({ state, decision, move }) {
        const hand = state.secret.hands[decision.seat] ?? []
        demand(!('card' in move) || !hand.includes(move.card), 'a card that is not in the hand')
      },
      'offer-not-available'({ state, move }) {
        const offers = state.shared.negotiation?.offers ?? []
        demand(!('card' in move) || !offers.includes(move.card), 'a card that is not offered')
      },
      'decline-not-allowed': ({ state }) =>
        demand(state.shared.negotiation?.cause !== 'contract', 'a contract that is gone'),
      'token-taken'({ state, move }) {
        const taken = state.shared.seats.map(({ token }) => token)
        demand('token' in move && taken.includes(move.token), 'a taken token')
      },
      'no-magic-sponge': ({ state, decision }) =>
        demand(playerAt(state, decision.seat).magicSponges.length === 0, 'no sponge'),
    },
    offers(offered) {
      const expected = movesOf(offered).map(canonical).sort()
      demandSame(offered.all()?.map(canonical).sort(), expected, offered.decision.kind)
    },
  },
]
