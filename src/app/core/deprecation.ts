import { z } from 'zod'

/**
 * A deprecated part of an API remains available for at least two minor versions and 90 days. Dates
 * have the format `YYYY-MM-DD`.
 */
export interface Deprecation {
  readonly since: string
  readonly until: string
  readonly instead: string
}

const fields = z.registry<Deprecation>()

export function deprecatedField<S extends z.ZodType>(schema: S, deprecation: Deprecation): S {
  fields.add(schema, deprecation)
  return schema
}

export const deprecationOf = (schema: unknown): Deprecation | undefined =>
  fields.get(schema as z.ZodType)

export const sentenceOn = ({ until, instead }: Deprecation): string =>
  `Deprecated; available until ${until}. ${instead}`

const secondsAt = (date: string): number => Date.parse(date) / 1000

/** RFC 9745 and RFC 8594 define the deprecation headers. */
export const deprecationHeaders = ({ since, until }: Deprecation, page: string) => ({
  deprecation: `@${secondsAt(since)}`,
  sunset: new Date(until).toUTCString(),
  link: `<${page}>; rel="deprecation"; type="text/html"`,
})
