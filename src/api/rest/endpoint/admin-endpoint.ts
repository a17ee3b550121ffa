import { z } from 'zod'
import { methodOf, pathOf } from '../../../app/admin/operations/index.ts'
import { previewOperation } from '../../../app/admin/operations.ts'
import { type AdminOperation, answersWithFile } from '../../../app/core/admin-operation.ts'
import { preview } from '../../../app/core/admin-schema.ts'
import type { Caller } from '../../../app/core/caller.ts'
import { allowanceOf } from '../../../app/core/rate-limits.ts'
import { CSV, fileIn, NDJSON, sendFile, ZIPPED } from '../wire/files.ts'
import { NEXT_PAGE, paged } from '../wire/pages.ts'
import {
  type Answer,
  type Ask,
  exportFile,
  json,
  type PathOf,
  partsOf,
  tableFile,
  type Unnamed,
  zippedFile,
} from './endpoint.ts'
import { endpoint } from './methods.ts'

export interface AdminExample {
  readonly answer?: unknown
  readonly sent?: unknown
  readonly gives?: string
  readonly seconds?: number
}

const dry = z.strictObject({
  dryRun: z
    .boolean()
    .default(false)
    .describe('True to preview the operation without executing it.'),
})
const previewExample = { act: 'account.role', confirm: 'Grace', changes: { role: null } }
const previewAnswer = json('With `dryRun`: a preview of the operation', preview, previewExample)

interface DoneAnswer {
  readonly answer: AdminExample['answer']
  readonly gives: string
  readonly headers: Readonly<Record<string, string>>
}

function doneAnswer(operation: AdminOperation, { answer, gives, headers }: DoneAnswer) {
  if (operation.answer !== null) {
    const isRead = methodOf(operation) === 'GET'
    return json(
      isRead ? 'The requested data' : 'The operation was executed',
      operation.answer,
      answer,
      headers,
    )
  }
  if (!answersWithFile(operation)) return { description: 'The operation was executed' }
  if (operation.file === 'zipped') return zippedFile
  return 'format' in inputBeside(operation).shape ? tableFile(gives) : exportFile(gives)
}

export function adminEndpoint(
  operation: AdminOperation,
  { answer, sent, seconds, gives = '' }: AdminExample,
): Unnamed {
  const [method, path] = [methodOf(operation), pathOf(operation)]
  const isRead = method === 'GET'
  const isGiven = answersWithFile(operation)
  const done = operation.answer === null && !isGiven ? 204 : isRead ? 200 : 201
  const inputSchema = inputBeside(operation)
  const isTaken = operation.file === 'taken'
  const isSent = method === 'POST' && !isTaken && Object.keys(inputSchema.shape).length > 0
  const isPaged = operation.answer instanceof z.ZodObject && 'next' in operation.answer.shape
  const headers = isPaged ? NEXT_PAGE : {}
  // If the request body is a file, the operation's input is in the URL query.
  const query: z.ZodObject = isRead ? inputSchema : isSent ? dry : inputSchema.extend(dry.shape)
  return endpoint(
    method,
    path,
    { ...operation, scope: operation.right },
    {
      query,
      ...(isSent ? { body: inputSchema, bodyExample: beside(inputSchema, sent) } : {}),
      takesFile: isTaken,
      keyed: operation.idempotent,
      seconds,
      ...(isGiven ? (operation.file === 'zipped' ? zippedAdds : givenAdds) : {}),
      answers: {
        [done]: doneAnswer(operation, { answer, gives, headers }),
        ...(isRead ? {} : { 200: previewAnswer }),
      },
      async handle(ask): Promise<Answer | null> {
        const { service, caller, path, query, body, key, request } = ask
        const { dryRun, ...inQuery } = query as { readonly dryRun?: boolean }
        const { id, ...inPath } = partsIn(operation, path)
        const input = { ...inQuery, ...inPath, ...(body as object | undefined) }
        if (dryRun) {
          const wanted = {
            act: operation.name,
            input,
            ...(id === undefined ? {} : { subject: id }),
          }
          return {
            status: 200,
            body: await service.run(previewOperation, { caller, id: undefined, input: wanted }),
          }
        }
        const run = () => service.run(operation, { caller, id, input, key, file: fileIn(request) })
        if (isGiven) return sendGiven(operation, ask, run)
        const answer = await run()
        if (operation.answer === null) return { status: done }
        return { status: done, body: answer, ...(isPaged ? paged(answer as never, request) : {}) }
      },
    },
  )
}

const givenAdds = {
  adds: 'The response is compressed if `Accept-Encoding` contains gzip.',
  errors: ['too-many-streams'],
} as const

const zippedAdds = { errors: givenAdds.errors } as const

const sendGiven = (
  { file }: AdminOperation,
  { streams, caller, request, reply, query }: Ask<Caller, unknown, unknown, unknown>,
  run: () => Promise<unknown>,
): Promise<null> =>
  streams.counted('exports', allowanceOf(caller, request.ip), async () =>
    sendFile(
      reply,
      (await run()) as AsyncIterable<Uint8Array>,
      file === 'zipped' ? ZIPPED : isCsv(query) ? CSV : NDJSON,
    ),
  )

const isCsv = (query: unknown): boolean => (query as { readonly format?: string }).format === 'csv'

function inputBeside(operation: AdminOperation): z.ZodObject {
  // The cast is safe because `adminOperation` makes every input an object.
  const input = operation.input as z.ZodObject
  const inPath = partsOf(pathOf(operation)).filter((part) => part in input.shape)
  return input.omit(Object.fromEntries(inPath.map((part) => [part, true])) as never)
}

const beside = ({ shape }: z.ZodObject, sent: unknown) =>
  Object.fromEntries(Object.entries(sent as object).filter(([name]) => name in shape))

function partsIn({ subject: of }: AdminOperation, path: PathOf<string>) {
  const parts = Object.entries(path as Readonly<Record<string, unknown>>)
  const id = parts.find(([name]) => name === of)?.[1] as string | undefined
  return { ...Object.fromEntries(parts.filter(([name]) => name !== of)), id }
}
