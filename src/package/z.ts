// Exports only the part of Zod that games use. The complete library would double the size of the
// chunk that pages share.
import {
  array,
  boolean,
  type RefinementCtx as Context,
  discriminatedUnion,
  enum as enumOf,
  type infer as inferOf,
  int,
  lazy,
  literal,
  number,
  object,
  record,
  type ZodRawShape as Shape,
  strictObject,
  string,
  type ZodType as Type,
  tuple,
  union,
  unknown,
} from 'zod'

export const z = {
  ...{ array, boolean, discriminatedUnion, enum: enumOf, int, lazy, literal, number, object },
  ...{ record, strictObject, string, tuple, union, unknown },
}
export declare namespace z {
  export type infer<T> = inferOf<T>
  export type ZodType<Output = unknown> = Type<Output>
  export type ZodRawShape = Shape
  export type RefinementCtx<T = unknown> = Context<T>
}
