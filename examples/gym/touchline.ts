// A reinforcement learning environment over the API alone: `reset`, `step`, `legal`, `observe`.
import { pathToFileURL } from 'node:url'

export interface Move {
  readonly type: string
  readonly [field: string]: unknown
}

interface Space {
  readonly type: string
  /** False if the service will refuse some of its moves. */
  readonly exact: boolean
  readonly fields: Readonly<Record<string, Domain>>
}
type Domain = Readonly<Record<string, unknown>>

/** An open decision of the seat. */
interface Asked {
  readonly id: string
  readonly kind: string
  readonly optional?: boolean
  readonly suspended?: boolean
  readonly spaces: readonly Space[]
  readonly examples: readonly Move[]
}

export interface Observed {
  /** The view of the seat, as the ruleset defines it. */
  readonly view: unknown
  readonly seat: number
  /** Null when the game is over. */
  readonly asked: Asked | null
}

export interface Stepped extends Observed {
  /** 1 for first place, divided among ties; 0 for all others and before the end. */
  readonly reward: number
  readonly done: boolean
}

interface Outcome {
  readonly ranking: readonly (readonly number[])[]
}
interface Standing {
  readonly decisions: readonly Asked[]
  readonly outcome: Outcome | null
}

export interface Setting {
  readonly service?: string
  readonly ruleset?: string
  /** The other seats, for example `{ kind: 'bot', level: 'sharp' }`. */
  readonly opponents?: readonly object[]
}

/** Plays one seat in one game after another. Optional decisions are not answered. */
export class Environment {
  readonly #service: string
  readonly #ruleset: string
  #opponents: readonly object[] | undefined
  #token = ''
  #game = ''
  #standing: Standing = { decisions: [], outcome: null }
  #observed: Observed = { view: null, seat: 0, asked: null }

  constructor({ service = 'http://127.0.0.1:3000', ruleset = 'goalscorer', opponents }: Setting) {
    this.#service = service
    this.#ruleset = ruleset
    this.#opponents = opponents
  }

  /** Starts a new game and resigns an unfinished one. */
  async reset(): Promise<Observed> {
    if (this.#token === '') {
      const account = { name: 'Learner', kind: 'agent' }
      this.#token = (await this.#call<{ token: string }>('POST', '/accounts', account)).token
    }
    if (this.#observed.asked) await this.#call('POST', `/games/${this.#game}/resignation`)
    if (!this.#opponents) {
      const { seats } = await this.#call<Ruleset>('GET', `/rulesets/${this.#ruleset}`)
      this.#opponents = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot' }))
    }
    const seats = [{ kind: 'me' }, ...this.#opponents]
    const { id } = await this.#call<{ id: string }>('POST', '/games', {
      ruleset: this.#ruleset,
      seats,
    })
    this.#game = id
    this.#standing = { decisions: [], outcome: null }
    return this.#untilAsked()
  }

  observe(): Observed {
    return this.#observed
  }

  /** Legal moves: all of them if they can be listed, else some. */
  legal(most = 1_000): readonly Move[] {
    const { asked } = this.#observed
    if (!asked) return []
    const isExact = asked.spaces.every(({ exact }) => exact)
    const lists = asked.spaces.map((space) => movesIn(space, most))
    if (!isExact || lists.includes(null)) return asked.examples
    return lists.flatMap((moves) => moves ?? []).slice(0, most)
  }

  async step(move: Move): Promise<Stepped> {
    const { asked } = this.#observed
    if (!asked) throw new Error('the game is over: reset it')
    const body = { decisionId: asked.id, move }
    const path = `/games/${this.#game}/moves?wait=25&include=decisions`
    // The idempotency key makes a retry safe: a move that did arrive is not made twice.
    const answer = await this.#call<Moved>('POST', path, body, asked.id)
    this.#standing = answer.next ?? answer
    const observed = await this.#untilAsked()
    const { outcome } = this.#standing
    const first = outcome?.ranking[0] ?? []
    const reward = first.includes(observed.seat) ? 1 / first.length : 0
    return { ...observed, reward, done: outcome !== null }
  }

  async #untilAsked(): Promise<Observed> {
    const path = `/games/${this.#game}`
    for (;;) {
      const { view, seat } = await this.#call<Seen>('GET', path)
      const asked = this.#standing.decisions.find(isBlocking) ?? null
      this.#observed = { view, seat, asked: this.#standing.outcome ? null : asked }
      if (asked || this.#standing.outcome) return this.#observed
      this.#standing = await this.#call<Standing>('GET', `${path}/wait?include=decisions`)
    }
  }

  async #call<T>(method: string, path: string, body?: object, key?: string): Promise<T> {
    const answer = await fetch(`${this.#service}/v1${path}`, {
      method,
      headers: {
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
}
interface Ruleset {
  readonly seats: { readonly min: number }
}
interface Seen {
  readonly view: unknown
  readonly seat: number
}
interface Moved extends Standing {
  readonly next?: Standing
}

const isBlocking = ({ spaces, optional, suspended }: Asked): boolean =>
  spaces !== undefined && !optional && !suspended

/** Null if there are too many, or if their form cannot be listed. */
function movesIn({ type, fields }: Space, most: number): Move[] | null {
  let moves: Move[] = [{ type }]
  for (const [field, domain] of Object.entries(fields)) {
    const values = valuesOf(domain)
    if (!values || moves.length * values.length > most) return null
    moves = moves.flatMap((move) => values.map((value) => ({ ...move, [field]: value })))
  }
  return moves
}

function valuesOf(domain: Domain): readonly unknown[] | null {
  if ('is' in domain) return [domain.is]
  if (Array.isArray(domain.oneOf)) return domain.oneOf
  if (!('from' in domain)) return null
  const [from, to, step] = [Number(domain.from), Number(domain.to), Number(domain.step)]
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)
}

/** Plays one random game: `node touchline.js URL RULESET`. */
async function play(service?: string, ruleset?: string): Promise<void> {
  const environment = new Environment({ ...(service && { service }), ...(ruleset && { ruleset }) })
  await environment.reset()
  for (let steps = 1; ; steps += 1) {
    const legal = environment.legal()
    const move = legal[Math.floor(Math.random() * legal.length)]
    if (!move) throw new Error('there is no move')
    const { done, reward } = await environment.step(move)
    if (done) return console.log(`over after ${steps} steps: reward ${reward}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await play(...process.argv.slice(2))
