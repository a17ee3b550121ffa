import t from 'tap'
import { at } from '../../../../src/engine/kernel/define.ts'
import { refused } from '../../../../src/package/sitting.ts'
import {
  beforeMatch,
  club,
  copies,
  entry,
  FULL,
  faces,
  kickOff,
  one,
  type Place,
  type Placed,
  type Position,
  secrets,
  types,
  withPosition,
} from './position.ts'

const choose = (card: string) => ({ type: 'gc-player', card }) as const

/**
 * Plays a match in which seat 0 draws the given tactical cards but wins no third of the match when
 * it uses them. After the match, seat 0 reads the cards.
 */
function reading(cards: string[], place: Place = {}, rest: Partial<Position> = {}): Placed {
  const game = beforeMatch([place, {}], {
    ...rest,
    also: (draft) => {
      const { secret } = draft
      secret.gameChangers = [...cards, ...copies().filter((card) => !cards.includes(card))]
      rest.also?.(draft)
    },
  })
  // The dice show a double six for each tactical card in `cards`. Each side wins a third, so the
  // match is not decided before its last third.
  const doubles = cards.flatMap((_, third) => (third === 1 ? [6, 6, 1, 2] : [6, 6, 5, 4]))
  kickOff(game, faces(...doubles.slice(0, 4), ...doubles.slice(4)))
  return game
}
const events = (game: Placed) => game.commits.at(-1)?.events ?? []

t.test('SC-205 SC-206 SC-207 SC-R23 a card stays face down until the match is over', async (t) => {
  const game = reading(['gc-15.1'])
  const drawn = game.seen(0).find((event) => event?.type === 'game-changer.drawn')
  t.same(drawn, { type: 'game-changer.drawn', match: 'y1-r2-0v1', seat: 0 })
  t.ok(
    types(events(game)).indexOf('game-changer.read') > types(events(game)).indexOf('match.decided'),
  )
  t.equal(club(game, 0).cash, 130)
  t.same(game.view(1).shared.discard, ['gc-15.1'])
})

t.test('SC-208 SC-209 SC-R23 a tactical card goes to the hand, unseen by others', async (t) => {
  const game = reading(['gc-26.1'])
  t.same(secrets(game).hands, [['gc-26.1'], []])
  const kept = { type: 'game-changer.kept', match: 'y1-r2-0v1', seat: 0 }
  t.same(
    game.seen(1).find((event) => event?.type === 'game-changer.kept'),
    kept,
  )
  t.same(
    game.seen(0).find((event) => event?.type === 'game-changer.kept'),
    { ...kept, card: 'gc-26.1' },
  )
})

t.test('SC-209 Game changers move money; a payment takes at most the cash', async (t) => {
  t.equal(club(reading(['gc-01.1']), 0).cash, 90)
  t.equal(club(reading(['gc-03.1'], { cash: 7 }), 0).cash, 0)
})

t.test('SC-R25 SC-R26 cards on the pitch at the final whistle miss the next match', async (t) => {
  const flags = (gc: string) => {
    const game = reading([gc])
    const out = club(game, 0).squad.filter(({ outMatches, outSeason }) => outMatches || outSeason)
    return { game, out: out.map(({ card }) => card), squad: at(game.squads, 0) }
  }
  const right = flags('gc-04.1')
  t.same(right.out, [withPosition(right.squad, 'A')[1]])
  const left = flags('gc-05.1')
  t.same(left.out, [withPosition(left.squad, 'A')[0]])
  const back = flags('gc-08.1')
  t.same(back.out, [withPosition(back.squad, 'D')[3]])
  const best = flags('gc-09.1')
  t.same(best.out, [withPosition(best.squad, 'M')[0]])
  const random = flags('gc-10.1')
  t.equal(random.out.length, 1)
  t.ok(club(random.game, 0).squad.some(({ outSeason }) => outSeason))
})

t.test('SC-S33 SC-033 SC-207 a breakthrough moves token and marker alike', async (t) => {
  const game = reading(['gc-18.1'], { squad: 'G2 2xD2 2xM2 A2 2xD1 2xM1 2xA1 A3/5' })
  const talent = at(at(game.squads, 0), 12)
  const { token, marker } = club(game, 0)
  t.same(game.asked(), ['0 gc-choice'])
  const other = at(at(game.squads, 0), 0)
  t.same(game.refuses(0, choose(other)), refused('no-potential', 'SC-207'))
  t.equal(game.refuses(0, choose('pl-x')).refused, 'unknown-id')
  t.equal(game.refuses(0, choose(at(at(game.squads, 1), 0))).refused, 'not-your-player')
  const moved = game.move(0, choose(talent), faces())
  t.equal(entry(game, 0, talent).stars, 4)
  t.equal(club(game, 0).token, token + 1)
  const points = moved
    .filter((event) => event.type === 'sim.rolled')
    .map((event) => ('points' in event && 'seat' in event && event.seat === 0 ? event.points : 0))
  t.equal(club(game, 0).marker, marker + 1 + Number(points[0] ?? 0))
})

t.test('SC-209 Game changers remove stars and players and heal injured ones', async (t) => {
  const lost = reading(['gc-11.1'], { squad: 'G2 2xD2 2xM2 A2 2xD1 2xM1 2xA1 A4^3/5' })
  const grown = at(at(lost.squads, 0), 12)
  t.same(lost.legal(0), [choose(grown)])
  t.same(lost.refuses(0, choose(at(at(lost.squads, 0), 0))).refused, 'card-not-available')
  lost.move(0, choose(grown), faces())
  t.equal(entry(lost, 0, grown).stars, 3)
  t.notOk(types(events(reading(['gc-11.2']))).includes('gc-choice'), 'no player develops')
  const gone = reading(['gc-12.1'])
  const { token, marker } = club(gone, 0)
  const [keeper = ''] = at(gone.squads, 0)
  gone.move(0, choose(keeper), faces(1, 1, 1, 1))
  t.same([club(gone, 0).token, club(gone, 0).marker], [token - 2, marker - 2])
  t.same(gone.view(0).shared.inactive, [keeper])
  const hurt = reading(['gc-25.1'], {}, {})
  t.notOk(hurt.asked().includes('0 gc-choice'), 'no player is injured')
})

t.test('SC-209 SC-R25 effects wait for the next match; levels rise to four', async (t) => {
  const next = (gc: string) => club(reading([gc]), 0).nextMatch
  t.same(next('gc-13.1'), [{ kind: 'noBoostNextMatch' }])
  t.same(next('gc-14.1'), [{ kind: 'noStaffNextMatch' }])
  t.same(next('gc-24.1'), [{ kind: 'nextMatchStars', third: 'midfield', amount: 2 }])
  t.equal(club(reading(['gc-22.1']), 0).levels.stadium, 2)
  const top = reading(['gc-22.1'], { level: 4 })
  t.equal(club(top, 0).levels.stadium, 4)
  t.equal(one<{ type: string; none: boolean }>(events(top), 'game-changer.resolved').none, true)
})

t.test('SC-S41 SC-033 SC-138 SC-R12 SC-R60 a free player needs a place', async (t) => {
  const setUp = () => reading(['gc-19.1'], { squad: FULL, cash: 5 }, { stacks: { asia: 'M4 U1' } })
  const game = setUp()
  t.equal(game.refuses(0, { type: 'gc-continent', continent: 'moon' }).refused, 'unknown-id')
  const card = one<{ type: string; card: string }>(
    game.move(0, { type: 'gc-continent', continent: 'asia' }),
    'game-changer.revealed',
  ).card
  t.same(game.refuses(0, { type: 'gc-keep', keep: true }), refused('squad-full', 'SC-R60'))
  const sell = at(withPosition(at(game.squads, 0), 'A'), 0)
  const refusal = (id: string) => game.refuses(0, { type: 'gc-keep', keep: true, sell: id }).refused
  t.same([refusal('pl-x'), refusal(at(at(game.squads, 1), 0))], ['unknown-id', 'not-your-player'])
  t.equal(game.refuses(0, { type: 'gc-keep', keep: false, sell }).refused, 'invalid-parameters')
  const { token, marker } = club(game, 0)
  game.move(0, { type: 'gc-keep', keep: true, sell }, faces(1, 1, 1, 1))
  t.same(
    [club(game, 0).cash, club(game, 0).token, club(game, 0).marker, club(game, 0).squad.length],
    [15, token + 2, marker + 2, 23],
  )
  t.equal(entry(game, 0, card).stars, 4)
  const late = setUp()
  late.timeOut()
  late.timeOut(faces())
  t.equal(late.view(0).shared.inactive.length, 1)
  const roomy = reading(['gc-19.1'])
  roomy.move(0, { type: 'gc-continent', continent: 'asia' })
  t.equal(
    roomy.refuses(0, { type: 'gc-keep', keep: true, sell: at(at(roomy.squads, 0), 0) }).refused,
    'invalid-parameters',
  )
  roomy.move(0, { type: 'gc-keep', keep: false }, faces())
})

t.test('SC-R9 SC-R60 no card anywhere: a free player has no effect', async (t) => {
  const game = reading(
    ['gc-19.1'],
    {},
    {
      also: ({ secret }) => {
        for (const region of Object.keys(secret.stacks)) secret.stacks[region] = []
      },
    },
  )
  t.equal(one<{ type: string; none: boolean }>(events(game), 'game-changer.resolved').none, true)
})

t.test('SC-R33 SC-R60 a manager draws two free staff and may keep one', async (t) => {
  const full = ['st-20', 'st-21', 'st-22']
  const game = reading(['gc-23.1'], { staff: full })
  const [first = '', second = ''] = club(game, 0).offered
  const keep = { type: 'gc-staff' as const, staff: first }
  t.same(game.refuses(0, keep), refused('staff-full', 'SC-127'))
  t.equal(game.refuses(0, { ...keep, staff: null, dismiss: 'st-20' }).refused, 'invalid-parameters')
  t.equal(game.refuses(0, { ...keep, staff: 'st-24' }).refused, 'card-not-available')
  game.move(0, { ...keep, dismiss: 'st-20' }, faces())
  t.same([club(game, 0).staff, club(game, 0).cash], [['st-21', 'st-22', first], 100])
  t.same(secrets(game).staff.slice(-2), [second, 'st-20'])
  const none = reading(['gc-23.1'])
  none.move(0, { type: 'gc-staff', staff: null }, faces())
  t.same(club(none, 0).staff, [])
  const empty = reading(
    ['gc-23.1'],
    {},
    {
      also: ({ secret }) => {
        secret.staff = []
      },
    },
  )
  t.same(club(empty, 0).offered, [])
})

t.test('SC-R23 SC-R56 the home manager reads first, in the order drawn', async (t) => {
  const game = beforeMatch([{}, {}], {
    also: ({ secret }) => {
      secret.gameChangers = ['gc-15.1', 'gc-16.1', 'gc-17.1']
    },
  })
  const played = kickOff(game, faces(6, 6, 6, 6, 6, 6, 1, 2))
  const order = played.flatMap((event) =>
    event.type === 'game-changer.read' && 'gc' in event ? [event.gc] : [],
  )
  t.same(order, ['gc-15.1', 'gc-17.1', 'gc-16.1'])
})
