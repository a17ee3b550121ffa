import type { FetchOptions, ParseAs, ParseAsResponse } from 'openapi-fetch'
import type { Problem } from './refusal.ts'
import type { paths } from './schema.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

export type PathWith<Method extends string, Operation = object> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, Operation> ? Path : never
}[keyof paths]

/** Call types from the document; openapi-fetch's own types mistake arrays for tuples. */
export type Calls = { readonly [M in Method as Uppercase<M>]: Call<M> }
type Call<M extends Method> = <Path extends PathWith<M>, As extends ParseAs = 'json'>(
  path: Path,
  ...init: InitOf<paths[Path][M], As>
) => Promise<Answer<ParseAsResponse<DataOf<paths[Path][M]>, { parseAs: As }>>>

type InitOf<Operation, As> =
  object extends FetchOptions<Operation>
    ? [init?: FetchOptions<Operation> & { parseAs?: As }]
    : [init: FetchOptions<Operation> & { parseAs?: As }]

export type Answer<Data> =
  | { readonly data: Data; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: Problem; readonly response: Response }

type DataOf<Operation> = Operation extends { responses: infer Responses }
  ? ContentOf<Responses[keyof Responses & (200 | 201 | 204)]>
  : never
type ContentOf<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Content[keyof Content]
  : undefined
