import t from 'tap'
import { serviceErrors } from '../../../src/app/core/errors.ts'
import { sharedRestService, startRestService } from './rest-service.ts'

const unknown = '0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3'
const seats = [{ kind: 'me' }, { kind: 'bot' }]
const rulesets = 'goalscorer, rising-star, starplayer, superclub, title-chase'

const body = { ruleset: 'goalscorer', seats }
const nine = Array.from({ length: 9 }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'bot' }))
const table: readonly [line: string, body: unknown, code: string, detail: string][] = [
  [
    'POST /v1/games',
    { ...body, visibilty: 'private' },
    'invalid-input',
    '`visibilty` is unknown; did you mean `visibility`?',
  ],
  [
    'POST /v1/games',
    { ruleset: 'goalscorer', seats, visibility: 'open', wait: 1, hints: 'x' },
    'invalid-input',
    '`visibility` must be one of public, private. (and 2 more)',
  ],
  ['POST /v1/games', {}, 'invalid-input', '`ruleset` is missing. (and 1 more)'],
  [
    'POST /v1/games',
    { ...body, options: { turnlimit: 5 } },
    'invalid-option',
    'An option is unknown or out of range. `options/turnlimit` is unknown; did you mean ' +
      '`turnLimit`?',
  ],
  [
    'POST /v1/games',
    { ...body, ruleset: 'chess' },
    'ruleset-unknown',
    `There is no ruleset \`chess\`. This service has ${rulesets}.`,
  ],
  [
    'POST /v1/games',
    { ...body, ruleset: 'goalscorre' },
    'ruleset-unknown',
    `There is no ruleset \`goalscorre\`. Did you mean goalscorer? This service has ${rulesets}.`,
  ],
  [
    'POST /v1/games',
    { ...body, ruleset: 'Rising Star' },
    'ruleset-unknown',
    `There is no ruleset \`Rising Star\`. Did you mean rising-star? This service has ${rulesets}.`,
  ],
  [
    'POST /v1/games',
    { ruleset: 'superclub', seats: nine },
    'invalid-seat-count',
    'This game needs at least 2 and at most 6 seats, not 9.',
  ],
  ['GET /v1/games/abc', undefined, 'game-unknown', '`abc` is not an id of a game.'],
  [
    `GET /v1/games/${'x'.repeat(60)}`,
    undefined,
    'game-unknown',
    `\`${'x'.repeat(39)}…\` is not an id of a game.`,
  ],
  ['GET /v1/accounts/abc', undefined, 'account-unknown', '`abc` is not an id of an account.'],
  [`GET /v1/games/${unknown}`, undefined, 'game-unknown', 'Game not found, or private.'],
  [
    'GET {game}/wait?after=99',
    undefined,
    'history-rewound',
    'The game is at version 4, but you requested version 99. Request version 4 or earlier.',
  ],
  [
    'GET {game}/wait?after=99.0123abcd',
    undefined,
    'history-rewound',
    serviceErrors['history-rewound'][1],
  ],
  [
    'GET /v1/games?after=nonsense',
    undefined,
    'invalid-cursor',
    'This cursor does not belong to this list. Request the first page without `after`.',
  ],
  ['GET /v1/games?limit=101', undefined, 'invalid-input', '`limit` must be at most 100.'],
]

t.test('a message names the value, what is wrong and the next step', async (t) => {
  const { call, signUp } = await sharedRestService()
  const { token } = await signUp('Ada')
  const { body: game } = await call('POST /v1/games', { token, body })
  const at = `/v1/games/${game.id}`
  for (const [line, sent, code, detail] of table) {
    const answer = await call(line.replace('{game}', at), { token, body: sent })
    t.same([answer.body.code, answer.body.detail], [code, detail], line)
  }
})

t.test('a caller above a limit reads the limit and when to try again', async (t) => {
  const env = { RATE_LIMITS: 'on', READS_PER_MINUTE: '2' }
  const { call, signUp } = await startRestService(t, { env })
  const { token } = await signUp('Ada')
  for (const left of [1, 0]) {
    const { headers } = await call('GET /v1/account', { token })
    t.equal(headers['ratelimit-policy'], '"reads";q=2;w=60')
    t.equal(headers.ratelimit, `"reads";r=${left};t=30`)
  }

  const { body, headers } = await call('GET /v1/account', { token })

  t.equal(body.detail, '2 reads a minute are allowed; try again in 30 seconds.')
  t.match(headers, { 'retry-after': '30', ratelimit: '"reads";r=0;t=30' })
})

t.test('every error of the service is a sentence', async (t) => {
  for (const [code, [, detail]] of Object.entries(serviceErrors))
    t.match(detail, /^[A-Z`].*\.$/s, code)
})
