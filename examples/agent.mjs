// Plays one game of any ruleset against the built-in bot, without a library or prior knowledge.
const service = process.env.TOUCHLINE ?? 'http://127.0.0.1:3000'
const ruleset = process.argv[2] ?? 'goalscorer'

let token = ''
async function call(line, body, key) {
  const [method = 'GET', path] = line.split(' ')
  const answer = await fetch(`${service}/v1${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (answer.ok) return answer.json()
  throw new Error(`${answer.status} ${await answer.text()}`)
}

token = (await call('POST /accounts', { name: 'Robo', kind: 'agent' })).token
const { seats } = await call(`GET /rulesets/${ruleset}`)
const bots = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot' }))
const { id } = await call('POST /games', { ruleset, seats: [{ kind: 'me' }, ...bots] })

const include = 'include=decisions'
let turn = await call(`GET /games/${id}/wait?${include}`)
while (!turn.outcome) {
  const asked = turn.decisions.find(({ optional, suspended }) => !optional && !suspended)
  if (asked) {
    const { id: decisionId, examples } = asked
    const [move] = examples
    // The idempotency key makes a retry safe: a move that did arrive is not made twice.
    const path = `/games/${id}/moves?${include}&wait=25`
    const answer = await call(`POST ${path}`, { decisionId, move }, decisionId)
    turn = answer.outcome ? answer : answer.next
  }
  if (!asked || !turn) turn = await call(`GET /games/${id}/wait?${include}`)
}
console.log(`game ${id} is over: ${JSON.stringify(turn.outcome)}`)
