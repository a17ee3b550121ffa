import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface Question {
  readonly text: string
  readonly decisionId: string
  readonly options: readonly string[]
}

export interface AgentAnswer {
  readonly answer: { readonly option: number } | { readonly move: object } | null
  readonly tokens: number
}

export interface Agent {
  readonly name: string
  ask(question: Question, rules: string): Promise<AgentAnswer>
  close(): void
}

const ANSWER_MILLISECONDS_MAX = 240_000
const silent: AgentAnswer = { answer: null, tokens: 0 }

const within = (answer: Promise<AgentAnswer>): Promise<AgentAnswer> =>
  Promise.race([
    answer,
    new Promise<AgentAnswer>((resolve) =>
      setTimeout(resolve, ANSWER_MILLISECONDS_MAX, silent).unref(),
    ),
  ])

/**
 * Reads the answer of a language model. If the text is just a number, that number is the answer;
 * otherwise the last JSON object in the text is the answer.
 */
export function answerIn(text: string): AgentAnswer['answer'] {
  const [, number] = /^\s*(\d)\s*\.?\s*$/.exec(text) ?? []
  if (number !== undefined) return { option: Number(number) }
  for (let end = text.lastIndexOf('}'); end >= 0; end = text.lastIndexOf('}', end - 1))
    for (let start = text.indexOf('{'); start >= 0 && start < end; ) {
      const value = jsonIn(text.slice(start, end + 1))
      if (value) return 'option' in value ? { option: Number(value.option) } : moveIn(value)
      start = text.indexOf('{', start + 1)
    }
  return null
}

const moveIn = (value: Readonly<Record<string, unknown>>): AgentAnswer['answer'] => ({
  move: (typeof value.move === 'object' && value.move) || value,
})

function jsonIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/**
 * Starts a program as an agent, which reads one line of JSON for each question and writes one line
 * of JSON for each answer.
 */
export function commandAgent(command: string): Agent {
  const [program = '', ...args] = command.split(' ')
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting: ((line: string | null) => void)[] = []
  let isGone = false
  const gone = () => {
    isGone = true
    for (const tell of waiting.splice(0)) tell(null)
  }
  child.on('error', gone).on('close', gone)
  child.stdin.on('error', gone)
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(line))
  return {
    name: command,
    async ask(question, rules) {
      if (isGone) throw new Error(`${program} has ended`)
      const line = new Promise<string | null>((resolve) => waiting.push(resolve))
      child.stdin.write(`${JSON.stringify({ ...question, rules })}\n`)
      return within(line.then((said) => (said === null ? silent : spoken(said))))
    },
    close: () => void child.kill(),
  }
}

function spoken(line: string): AgentAnswer {
  const tokens = Number(jsonIn(line)?.tokens ?? 0)
  return { answer: answerIn(line), tokens: Number.isFinite(tokens) ? tokens : 0 }
}

interface Model {
  readonly url: string
  readonly model: string
  readonly key: string | null
}

/**
 * An agent that asks a model through the chat completions API, which many services and local
 * servers implement.
 */
export const httpAgent = ({ url, model, key }: Model): Agent => ({
  name: model,
  ask: (question, rules) => within(completed({ url, model, key }, question, rules)),
  close: () => {},
})

const TASK =
  'You play a board game. Answer with one JSON object and nothing else: the move, in the form of ' +
  'a line that begins with "Answers:" or "or", such as {"type":"…"}; or {"option": number} if ' +
  'numbered options are given.'

interface Completion {
  readonly choices?: readonly [{ readonly message?: { readonly content?: string } }]
  readonly usage?: { readonly total_tokens?: number }
}

async function completed(
  { url, model, key }: Model,
  { text }: Question,
  rules: string,
): Promise<AgentAnswer> {
  const answer = await fetch(new URL('chat/completions', url.endsWith('/') ? url : `${url}/`), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: `${TASK}\n\n${rules}` },
        { role: 'user', content: text },
      ],
    }),
  })
  if (!answer.ok) throw new Error(`the model answered ${answer.status}`)
  const { choices, usage } = (await answer.json()) as Completion
  const said = choices?.[0].message?.content ?? ''
  return { answer: answerIn(said), tokens: usage?.total_tokens ?? 0 }
}
