import { contentOf } from '../play/load-game.ts'
import { type Schemas, touchline } from '../service.ts'
import { useQuery } from '../ui/use-query.ts'

export type Ruleset = Schemas['Ruleset']

const rulesets = new Map<string, Promise<Ruleset>>()

export function useRuleset(id: string): Ruleset | null {
  const { data } = useQuery(id, () => rulesetOf(id))
  return data?.id === id ? data : null
}

export const rulesetOf = (id: string): Promise<Ruleset> =>
  once(rulesets, id, () => {
    const params = { path: { ruleset: id } }
    return touchline.told(touchline.GET('/v1/rulesets/{ruleset}', { params }))
  })

interface Pack {
  readonly ruleset: string
  readonly pack: string
  readonly content: unknown
}
const packs = new Map<string, Promise<Pack>>()

export function usePack(ruleset: string, pack: string | null): unknown {
  const key = pack && `${ruleset} ${pack}`
  const { data } = useQuery(key, () => packOf(ruleset, pack ?? ''))
  return data?.ruleset === ruleset && data.pack === pack ? data.content : null
}

const packOf = (ruleset: string, pack: string): Promise<Pack> =>
  once(packs, `${ruleset} ${pack}`, async () => ({
    ruleset,
    pack,
    content: await contentOf(ruleset, pack),
  }))

/** Caches a promise for each key; if a request fails, the next call sends a new request. */
export function once<Data>(
  known: Map<string, Promise<Data>>,
  key: string,
  ask: () => Promise<Data>,
): Promise<Data> {
  const response = known.get(key) ?? ask()
  known.set(key, response)
  response.catch(() => known.delete(key))
  return response
}
