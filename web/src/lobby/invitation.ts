import { type Schemas, touchline } from '../service.ts'
import type { AgreedTerms } from './game-terms.tsx'
import type { LobbySeat } from './seat-status.ts'

export type Invitation = Pick<
  Schemas['Invitation'],
  'id' | 'ruleset' | 'status' | 'host' | 'contentPack' | keyof AgreedTerms
> & { readonly seats: readonly LobbySeat[]; readonly hostName: string | null }

/** A private game needs an invitation code, and a public game needs no code. */
export async function invitationTo(game: string, code: string | null): Promise<Invitation> {
  if (code !== null) return invitationBy(code)
  const params = { path: { game } }
  const table = await touchline.unwrap(touchline.GET('/v1/games/{game}', { params }))
  const hostName = table.seats.find(({ account }) => account === table.host)?.name ?? null
  return { ...table, hostName: table.host === null ? null : hostName }
}

const invitationBy = (code: string): Promise<Invitation> =>
  touchline.unwrap(touchline.GET('/v1/invitations/{code}', { params: { path: { code } } }))

export async function pageOf(words: string): Promise<string> {
  const link = /\/(play|join)\/([\w-]+)(?:#([\w-]+))?$/.exec(words)
  if (link) return `/${link[1]}/${link[2]}${link[3] === undefined ? '' : `#${link[3]}`}`
  const { id } = await invitationBy(words)
  return `/join/${id}#${words}`
}
