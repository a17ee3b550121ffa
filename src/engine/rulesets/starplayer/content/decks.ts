import type { ChanceCard, Content, Effect } from './schema.ts'

const pay = (amount: number): Effect => ({ kind: 'pay', to: 'official', amount })
const receive = (amount: number): Effect => ({ kind: 'receive', from: 'official', amount })
const fromEach = (amount: number): Effect => ({ kind: 'receive', from: 'each-opponent', amount })
const wild: Effect = { kind: 'gain', item: 'wild' }
const caution = (colour: 'yellow' | 'red', target: 'club' | 'footballer'): Effect => ({
  kind: 'caution',
  colour,
  target,
})
const retain = (role: 'cup-match' | 'transfer-window' | 'tackle'): Effect => ({
  kind: 'retain',
  role,
})

const whether = (test: 'owns-manager' | 'owns-stadium', yes: Effect, no: Effect): Effect => ({
  kind: 'if',
  test,
  // biome-ignore lint/suspicious/noThenProperty: cards in a pack have the field `then`.
  then: [yes],
  else: [no],
})

type Printed = readonly [number, string, ...Effect[]]

const referee: readonly Printed[] = [
  [3, 'You argued from the touchline.', caution('yellow', 'club')],
  [3, 'Late challenge in midfield.', caution('yellow', 'footballer')],
  [2, 'Last defender brings him down.', caution('red', 'footballer')],
  [1, 'Shirts untucked: small fine.', pay(500_000)],
  [2, 'Kick-off delayed by your coach driver.', pay(1_000_000)],
  [1, 'Crowd on the pitch.', pay(2_000_000)],
  [1, 'He points to the spot: go there.', { kind: 'move', to: { nearest: 'penalty-spot' } }],
  [1, 'Handball in the box!', { kind: 'penalty', onGoal: [fromEach(1_000_000)], onMiss: [] }],
  [1, 'Fine overturned on appeal.', receive(500_000)],
  [1, 'Fair play award.', receive(1_000_000)],
  [
    1,
    'You damaged every dressing room you visited.',
    { kind: 'pay', to: 'each-opponent', amount: 500_000 },
  ],
  [1, 'Abandoned tie to be played now.', { kind: 'cup-match' }],
]

const chairman: readonly Printed[] = [
  [2, 'The academy sends you a talent.', wild],
  [1, 'New shirt sponsor.', receive(5_000_000)],
  [2, 'Season tickets sell out.', receive(3_000_000)],
  [1, 'Club shop has a record week.', receive(2_000_000)],
  [
    1,
    'The board backs (or misses) its manager.',
    whether('owns-manager', receive(2_000_000), pay(1_000_000)),
  ],
  [1, 'New drainage for the pitch.', pay(2_000_000)],
  [2, 'Physio room refit.', pay(1_000_000)],
  [1, 'Training ground roof repairs.', pay(3_000_000)],
  [1, 'Wage day.', { kind: 'pay-per', per: 'footballer', amount: 500_000 }],
  [1, 'Star names fill the seats.', { kind: 'receive-per', per: 'starplayer', amount: 1_000_000 }],
  [
    1,
    'Back to the centre circle, with a bonus.',
    { kind: 'move', to: { nearest: 'kick-off' } },
    receive(2_000_000),
  ],
  [1, 'The chairman knows an agent: keep this card.', retain('transfer-window')],
  [1, 'New tough-tackling coach: keep this card.', retain('tackle')],
  [1, 'Charity gala at your club.', fromEach(1_000_000)],
]

const bonus: readonly Printed[] = [
  [2, 'Opponents withdraw: you go through.', { kind: 'gain', item: 'win' }],
  [3, 'Extra cup tie: keep this card.', retain('cup-match')],
  [2, 'A youth international signs.', wild],
  [2, 'TV deal.', receive(5_000_000)],
  [1, 'Boot maker pays for a photo.', receive(3_000_000)],
  [2, 'Tour of the Far East.', receive(2_000_000)],
  [1, 'Testimonial match.', fromEach(1_000_000)],
  [1, 'Momentum!', { kind: 'roll-again' }],
  [1, 'Deadline day.', { kind: 'transfer-window' }],
  [1, 'Stadium naming rights.', whether('owns-stadium', receive(4_000_000), receive(1_000_000))],
]

const numbered = (prefix: string, printed: readonly Printed[]): ChanceCard[] =>
  printed
    .flatMap(([count, text, ...effects]) =>
      Array.from({ length: count }, () => ({ text, effects })),
    )
    .map((card, place) => ({ id: `${prefix}-${String(place + 1).padStart(2, '0')}`, ...card }))

export const decks: Content['decks'] = {
  referee: numbered('ref', referee),
  chairman: numbered('chr', chairman),
  bonus: numbered('bon', bonus),
}
