import type {
  AgentCard,
  Category,
  Content,
  ContractCard,
  DayCard,
  Effect,
  PressCard,
  ScoreEffect,
  Target,
  Tile,
  TileType,
} from './schema.ts'

const tile = (type: TileType): Tile => ({ type })
const home = (type: 'matchday' | 'reserves', team: string): Tile => ({ type, team })
const sponsor = (category: Category): Tile => ({ type: 'sponsor', category })
const thousand = (amount: number): number => amount * 1_000

const contract = (
  id: string,
  name: string,
  matchday: number,
  reserves: number,
  loyalty: number,
  buyout: number,
  black = false,
): ContractCard => ({
  id,
  name,
  black,
  matchdayFee: thousand(matchday),
  reservesFee: thousand(reserves),
  loyaltyBonus: thousand(loyalty),
  buyoutFee: thousand(buyout),
})

const agent = (id: string, name: string, ability: number): AgentCard => ({
  id,
  kind: 'agent',
  name,
  ability,
})
const sponsorship = (id: string, category: Category, name: string, fee: number): AgentCard => ({
  id,
  kind: 'sponsorship',
  category,
  name,
  fee: thousand(fee),
})

const fame = (delta: number): Effect => ({ kind: 'fame', delta })
const receive = (amount: number): Effect => ({ kind: 'receive', amount: thousand(amount) })
const pay = (amount: number): Effect => ({ kind: 'pay', amount: thousand(amount) })
const advance = (to: TileType | Target): Effect => ({
  kind: 'move',
  to: typeof to === 'string' ? { tile: to } : to,
  mode: 'advance',
})
const direct = (to: TileType): Effect => ({ kind: 'move', to: { tile: to }, mode: 'direct' })

const groups = { fame: 'fame', receive: 'financial', pay: 'financial', move: 'movement' } as const
const instant = (id: string, text: string, effect: Effect) => ({
  id,
  kind: 'instant' as const,
  group: groups[effect.kind],
  text,
  effects: [effect],
})
const agentMove = (id: string, text: string, effect: Effect): AgentCard => ({
  ...instant(id, text, effect),
  group: 'movement',
})
const day = (id: string, text: string, effect: Effect, copies = 1): DayCard => ({
  ...instant(id, text, effect),
  copies,
})
const press = (id: string, text: string, effect: Effect): PressCard => ({
  ...instant(id, text, effect),
  copies: 1,
})
const matchEvent = (id: string, copies: number, text: string, effect: ScoreEffect): DayCard => ({
  id,
  kind: 'match-event',
  text,
  effects: [effect],
  copies,
})

const board: Tile[] = [
  tile('pre-season'),
  tile('training'),
  home('matchday', 'gold'),
  tile('press'),
  home('reserves', 'green'),
  tile('agent'),
  home('matchday', 'orange'),
  tile('rest'),
  sponsor('boot'),
  home('reserves', 'purple'),
  tile('physio-room'),
  tile('training'),
  home('matchday', 'teal'),
  tile('agent'),
  tile('press'),
  home('reserves', 'white'),
  tile('contract'),
  home('matchday', 'green'),
  tile('rest'),
  tile('training'),
  tile('derby-day'),
  tile('press'),
  home('reserves', 'gold'),
  sponsor('clothing'),
  home('matchday', 'purple'),
  tile('agent'),
  tile('rest'),
  home('reserves', 'orange'),
  tile('training'),
  home('matchday', 'white'),
  tile('transfer'),
  tile('press'),
  home('reserves', 'teal'),
  sponsor('product'),
  tile('agent'),
  tile('free-agent'),
  tile('training'),
  tile('rest'),
  tile('cup-final'),
  tile('press'),
]

const contracts: ContractCard[] = [
  contract('k-black-1', 'Rising Star', 6, 3, 20, 30, true),
  contract('k-black-2', 'Rising Star', 5, 4, 20, 30, true),
  contract('k-black-3', 'Rising Star', 5, 3, 25, 25, true),
  contract('k-black-4', 'Rising Star', 6, 2, 25, 30, true),
  contract('k-black-5', 'Rising Star', 4, 3, 30, 25, true),
  contract('k-black-6', 'Rising Star', 4, 4, 25, 35, true),
  contract('k-01', 'Squad Player', 8, 5, 20, 40),
  contract('k-02', 'Squad Player', 9, 4, 20, 45),
  contract('k-03', 'Squad Player', 8, 4, 25, 40),
  contract('k-04', 'Squad Player', 10, 3, 20, 40),
  contract('k-05', 'Squad Player', 7, 6, 25, 45),
  contract('k-06', 'First-Team Regular', 14, 6, 30, 70),
  contract('k-07', 'First-Team Regular', 12, 8, 35, 70),
  contract('k-08', 'First-Team Regular', 15, 5, 30, 65),
  contract('k-09', 'First-Team Regular', 13, 7, 30, 75),
  contract('k-10', 'First-Team Regular', 12, 6, 40, 70),
  contract('k-11', 'Fan Favourite', 18, 9, 45, 100),
  contract('k-12', 'Fan Favourite', 20, 8, 40, 105),
  contract('k-13', 'Fan Favourite', 17, 10, 50, 95),
  contract('k-14', 'Fan Favourite', 19, 8, 45, 110),
  contract('k-15', 'Club Captain', 25, 12, 60, 140),
  contract('k-16', 'Club Captain', 27, 10, 55, 145),
  contract('k-17', 'Club Captain', 24, 12, 75, 190),
  contract('k-18', 'Club Captain', 26, 11, 70, 210),
  contract('k-19', 'International', 28, 13, 130, 350),
  contract('k-20', 'International', 30, 12, 120, 380),
  contract('k-21', 'International', 26, 14, 150, 320),
  contract('k-22', 'World Class', 36, 15, 280, 700),
  contract('k-23', 'World Class', 38, 14, 260, 760),
  contract('k-24', 'Football Icon', 45, 20, 440, 1_200),
]

const agentCards: AgentCard[] = [
  agent('agent-01', 'Corner Flag Management', 1),
  agent('agent-02', 'Throw-In Talent', 1),
  agent('agent-03', 'Halfway Line Associates', 2),
  agent('agent-04', 'Near Post Agency', 2),
  agent('agent-05', 'Overlap Sports', 2),
  agent('agent-06', 'Top Bins Talent', 4),
  agent('agent-07', 'Through Ball Partners', 4),
  agent('agent-08', 'Golden Touch Group', 5),
  agent('agent-09', 'Clean Sheet Counsel', 6),
  agent('agent-10', 'Crown and Crossbar International', 7),
  sponsorship('spon-boot-1', 'boot', 'Mudlark Boots', 180),
  sponsorship('spon-boot-2', 'boot', 'Swiftstud', 260),
  sponsorship('spon-boot-3', 'boot', 'Nutmeg Pro', 350),
  sponsorship('spon-boot-4', 'boot', 'Dawnstrike Elite', 475),
  sponsorship('spon-cloth-1', 'clothing', 'Terrace Tees', 180),
  sponsorship('spon-cloth-2', 'clothing', 'Dugout Denim', 280),
  sponsorship('spon-cloth-3', 'clothing', 'Touchline Tailors', 360),
  sponsorship('spon-cloth-4', 'clothing', 'Maison Volley', 500),
  sponsorship('spon-prod-1', 'product', 'Half-Time Crisps', 220),
  sponsorship('spon-prod-2', 'product', 'Fizzle Tonic', 300),
  sponsorship('spon-prod-3', 'product', 'Headline Headphones', 400),
  sponsorship('spon-prod-4', 'product', 'Stoppage Watches', 550),
  agentMove('amove-1', 'The chairman wants a word about your future.', advance('contract')),
  agentMove('amove-2', 'A bid has been accepted behind your back.', advance('transfer')),
  agentMove(
    'amove-3',
    'Your agent books you for a boot launch.',
    advance({ tile: 'sponsor', category: 'boot' }),
  ),
  agentMove(
    'amove-4',
    'A fashion shoot needs a face.',
    advance({ tile: 'sponsor', category: 'clothing' }),
  ),
  agentMove(
    'amove-5',
    'A new product needs a famous hand to hold it.',
    advance({ tile: 'sponsor', category: 'product' }),
  ),
  agentMove('amove-6', 'Your agent has called a few reporters.', advance('press')),
]

const dayToDayCards: DayCard[] = [
  matchEvent('me-header', 3, 'You meet the corner with your forehead.', { kind: 'score', own: 1 }),
  matchEvent('me-counter', 2, 'Two breakaways, two goals.', { kind: 'score', own: 2 }),
  matchEvent('me-hat-trick', 1, 'Nobody can mark you today.', { kind: 'score', own: 3 }),
  matchEvent('me-clearance', 3, 'You hook one off the line.', { kind: 'score', opponent: -1 }),
  matchEvent('me-keeper', 2, 'Your keeper is having the game of a lifetime.', {
    kind: 'score',
    opponent: -2,
  }),
  matchEvent('me-red-card', 1, 'Their centre-half sees red and the defence folds.', {
    kind: 'score',
    opponent: -3,
  }),
  matchEvent('me-var', 1, 'The screen takes one from them and gives one to you.', {
    kind: 'score',
    own: 1,
    opponent: -1,
  }),
  matchEvent('me-second-wind', 1, 'The manager changes the whole plan.', {
    kind: 'reroll',
    side: 'own',
  }),
  matchEvent('me-parity', 1, 'You drag your side level.', { kind: 'level' }),
  matchEvent('me-shirt-mix-up', 1, 'The scoreboard had the teams the wrong way round.', {
    kind: 'swap',
  }),
  { id: 'sponge', kind: 'magic-sponge', text: 'One wipe and the pain is gone.', copies: 4 },
  day('d-fame-1', 'Your training-ground trick goes round the world.', fame(5)),
  day('d-fame-2', 'You coach a school team on your day off.', fame(2)),
  day('d-fame-3', 'You sign every shirt at the gate.', fame(1)),
  day('d-fame-4', 'Player of the week at training.', fame(1)),
  day('d-fame-5', 'You turn up late for the warm-up.', fame(-2)),
  day('d-fame-6', 'A bust-up with a team-mate is filmed.', fame(-3)),
  day('d-fame-7', 'You fall asleep at the charity gala.', fame(-4)),
  day('d-cash-1', 'A clause in your old youth deal pays out.', receive(25)),
  day('d-cash-2', 'You win the dressing-room golf day.', receive(15)),
  day('d-cash-3', 'Crossbar challenge winner.', receive(10)),
  day('d-cash-4', 'Fined for the wrong socks.', pay(5)),
  day('d-cash-5', 'You pay for the team meal.', pay(10)),
  day('d-cash-6', 'Speeding on the way to training.', pay(15)),
  day('d-cash-7', 'The new kitchen costs more than planned.', pay(20)),
  day('d-move-1', 'Something snaps in a sprint drill.', direct('physio-room'), 2),
  day('d-move-2', 'It is derby week.', advance('derby-day')),
  day('d-move-3', 'You are thrown straight into the next fixture.', advance('matchday')),
  day('d-move-4', 'You need minutes with the second string.', advance('reserves')),
  day('d-move-5', 'You have made the cup squad.', advance('cup-final')),
]

const pressCards: PressCard[] = [
  press('p-fame-1', 'Front page: star of the season.', fame(5)),
  press('p-fame-2', 'A documentary crew follows you.', fame(4)),
  press('p-fame-3', 'Back-page rave review.', fame(3)),
  press('p-fame-4', 'Cover of a football magazine.', fame(3)),
  press('p-fame-5', 'Your podcast appearance is a hit.', fame(2)),
  press('p-fame-6', 'Fans name a pie after you.', fame(2)),
  press('p-fame-7', 'Local paper hero.', fame(1)),
  press('p-fame-8', 'Voted best haircut.', fame(1)),
  press('p-fame-9', 'A dull interview.', fame(-1)),
  press('p-fame-10', "You forget the reporter's question.", fame(-1)),
  press('p-fame-11', 'Snapped leaving a club at dawn.', fame(-2)),
  press('p-fame-12', 'A careless post is deleted too late.', fame(-2)),
  press('p-fame-13', 'Dive of the year award.', fame(-3)),
  press('p-fame-14', 'Tabloid scandal.', fame(-4)),
  press('p-cash-1', 'You sell your wedding photographs.', receive(150)),
  press('p-cash-2', 'A newspaper column pays a fee.', receive(100)),
  press('p-cash-3', 'Television punditry for a night.', receive(50)),
  press('p-cash-4', 'Fined for skipping the press call.', pay(5)),
  press('p-cash-5', 'Fined for criticising the referee.', pay(10)),
  press('p-cash-6', 'You lose a libel case.', pay(20)),
  press('p-move-1', 'Rumours force the club to the table.', advance('contract')),
  press('p-move-2', 'A war of words demands a match.', advance('derby-day')),
  press('p-move-3', 'The manager orders extra work.', advance('training')),
  press('p-move-4', 'The papers hear of your injury first.', direct('physio-room')),
]

export const housePack: Content = {
  ruleset: 'rising-star',
  id: 'rising-star-house',
  title: 'Rising Star',
  version: '2',
  tokens: [
    { id: 'gold', club: 'Goldgate Rovers' },
    { id: 'green', club: 'Greenmoor Town' },
    { id: 'orange', club: 'Orangefield Albion' },
    { id: 'purple', club: 'Purpleton United' },
    { id: 'teal', club: 'Tealwater Athletic' },
    { id: 'white', club: 'Whitecliff Wanderers' },
  ],
  cupOpponent: 'Rising Star FC',
  board,
  contracts,
  agentCards,
  dayToDayCards,
  pressCards,
}
