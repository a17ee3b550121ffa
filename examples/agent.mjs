// Plays one game of any ruleset against the built-in bot, without a library or prior knowledge.
const service = process.env.TOUCHLINE ?? 'http://127.0.0.1:3000'
const ruleset = process.argv[2] ?? 'goalscorer'

let token = ''
async function call(line, body, key) {
  const [method, path] = line.split(' ')
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  }
  const request = { method, headers, body: body && JSON.stringify(body) }
  const answer = await fetch(`${service}/v1${path}`, request)
  const told = await answer.json()
  if (!answer.ok) throw Object.assign(new Error(`${told.code}: ${told.detail}`), told)
  return told
}

token = (await call('POST /accounts', { name: 'Robo', kind: 'agent' })).token
const { seats } = await call(`GET /rulesets/${ruleset}`)
const bots = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot' }))
const { id } = await call('POST /games', { ruleset, seats: [{ kind: 'me' }, ...bots] })

const include = 'include=decisions'
let turn = await call(`GET /games/${id}/wait?${include}`)
while (!turn.outcome) {
  const asked = turn.decisions.find(({ optional, suspended }) => !optional && !suspended)
  turn = asked && (await answer(asked.id, asked.examples[0]))
  turn ??= await call(`GET /games/${id}/wait?${include}`)
}
console.log(`game ${id} is over: ${JSON.stringify(turn.outcome)}`)

async function answer(decisionId, move) {
  const path = `/games/${id}/moves?${include}&wait=25`
  try {
    // The idempotency key makes a retry safe: a move that did arrive is not made twice.
    const made = await call(`POST ${path}`, { decisionId, move }, decisionId)
    return made.outcome ? made : made.next
  } catch (refusal) {
    // Another seat moved first: the decision is closed, or a similar move is legal now.
    const next = refusal.nearest?.find((one) => one.move)
    if (next) return answer(decisionId, next.move)
    if (refusal.code !== 'decision-closed') throw refusal
  }
}
