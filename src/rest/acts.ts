import { z } from 'zod'
import type { Act } from '../service/desk/act.ts'
import { methodOf, pathOf } from '../service/desk/acts/index.ts'
import { preview } from '../service/shapes/desk.ts'
import { endpoint } from './calls.ts'
import { type Answer, json, type PathOf, partsOf, type Unnamed } from './endpoint.ts'
import { NEXT_PAGE, paged } from './wire/pages.ts'

/** What the document shows of an act beside its own words. */
export interface ActExample {
  readonly answer?: unknown
  /** What is sent beside the path. */
  readonly sent?: unknown
  /** After so long the answer is that it takes too long. */
  readonly seconds?: number
}

const dry = z.strictObject({
  dryRun: z.boolean().default(false).describe('Nothing is done: what would be is told.'),
})
const previewExample = { act: 'account.role', confirm: 'Grace', changes: { role: null } }
const told = json('What would come of it, with `dryRun`', preview, previewExample)

/** An act as it is asked for here: what is read stands in the query, what is done in the body. */
export function actEndpoint(act: Act, { answer, sent, seconds }: ActExample): Unnamed {
  const [method, path] = [methodOf(act), pathOf(act)]
  const isRead = method === 'GET'
  const done = act.answer === null ? 204 : isRead ? 200 : 201
  const asked = inputBeside(act)
  const isSent = method === 'POST' && Object.keys(asked.shape).length > 0
  const isPaged = act.answer instanceof z.ZodObject && 'next' in act.answer.shape
  const headers = isPaged ? NEXT_PAGE : {}
  const description =
    act.answer === null
      ? { description: 'It is done' }
      : json(act.says, act.answer, answer, headers)
  const query: z.ZodObject = isRead ? asked : isSent ? dry : asked.extend(dry.shape)
  return endpoint(
    method,
    path,
    { ...act, scope: act.right },
    {
      query,
      ...(isSent ? { body: asked, bodyExample: beside(asked, sent) } : {}),
      keyed: act.keyed,
      seconds,
      answers: { [done]: description, ...(isRead ? {} : { 200: told }) },
      async handle({ services, caller, path, query, body, key, request }): Promise<Answer> {
        const { dryRun, ...inQuery } = query as { readonly dryRun?: boolean }
        const { id, ...inPath } = partsIn(act, path)
        const input = { ...inQuery, ...inPath, ...(body as object | undefined) }
        if (dryRun) {
          const wanted = { act: act.name, input, ...(id === undefined ? {} : { subject: id }) }
          return { status: 200, body: await services.desk.preview(caller, wanted) }
        }
        const answer = await act.run(services, { caller, id, input, key })
        if (act.answer === null) return { status: done }
        return { status: done, body: answer, ...(isPaged ? paged(answer as never, request) : {}) }
      },
    },
  )
}

/** What is asked beside the path. */
function inputBeside(act: Act): z.ZodObject {
  // Every act asks for an object: `act` makes it one.
  const input = act.input as z.ZodObject
  const inPath = partsOf(pathOf(act)).filter((part) => part in input.shape)
  return input.omit(Object.fromEntries(inPath.map((part) => [part, true])) as never)
}

/** An example of what is sent, without what stands in the path. */
const beside = ({ shape }: z.ZodObject, sent: unknown) =>
  Object.fromEntries(Object.entries(sent as object).filter(([name]) => name in shape))

function partsIn({ of }: Act, path: PathOf<string>) {
  const parts = Object.entries(path as Readonly<Record<string, unknown>>)
  const id = parts.find(([name]) => name === of)?.[1] as string | undefined
  return { ...Object.fromEntries(parts.filter(([name]) => name !== of)), id }
}
