import type { FetchOptions, ParseAs, ParseAsResponse } from 'openapi-fetch'
import type { Problem } from './refusal.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

export type PathWith<Paths, Method extends string, Operation = object> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, Operation> ? Path : never
}[keyof Paths]

/**
 * Types of the client's HTTP methods. The types of the openapi-fetch library are not used, because
 * they treat arrays as tuples.
 */
export type Calls<Paths> = { readonly [M in Method as Uppercase<M>]: Call<Paths, M> }
type Call<Paths, M extends Method> = <Path extends PathWith<Paths, M>, As extends ParseAs = 'json'>(
  path: Path,
  ...init: InitOf<OperationAt<Paths, Path, M>, As>
) => Promise<Answer<ParseAsResponse<DataOf<OperationAt<Paths, Path, M>>, { parseAs: As }>>>

type OperationAt<Paths, Path extends keyof Paths, M> = M extends keyof Paths[Path]
  ? Paths[Path][M]
  : never

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
