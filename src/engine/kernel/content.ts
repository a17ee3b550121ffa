import { z } from 'zod'
import { name } from './name.ts'
import type { Ruleset } from './ruleset.ts'
import type { Types } from './types.ts'

const ID_MAX = 40
const TITLE_MAX = 60
const VERSION_MAX = 20

/**
 * Fields that every content pack (the cards and other content of a game) has. Players choose a
 * content pack by its id; the author of the pack sets the version.
 */
export const packHead = {
  id: z
    .string()
    .max(ID_MAX)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a plain name, such as my-pack'),
  title: name(TITLE_MAX),
  version: z
    .string()
    .max(VERSION_MAX)
    .regex(/^\w[\w.+-]*$/, 'must be a version, such as 1 or 1.2.0'),
}
export type PackHead = { readonly [F in keyof typeof packHead]: string }

/** Converts stored game content to the current format without validating the content. */
export const todaysContent = <K extends Types>(rules: Ruleset<K>, content: unknown): unknown =>
  rules.upcastContent ? rules.upcastContent(content) : content

export const readContent = <K extends Types>(rules: Ruleset<K>, content: unknown) =>
  rules.content.safeParse(todaysContent(rules, content))
