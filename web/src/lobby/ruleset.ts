import { useEffect, useState } from 'preact/hooks'
import { type Schemas, touchline } from '../service.ts'
import { contentOf } from '../table/look.ts'

export type Ruleset = Schemas['Ruleset']

const known = new Map<string, Promise<Ruleset>>()

/** All that a ruleset says of itself, asked for once; null until it is here. */
export function useRuleset(id: string): Ruleset | null {
  const [ruleset, know] = useState<Ruleset | null>(null)
  useEffect(() => {
    let isWanted = true
    know(null)
    rulesetOf(id).then(
      (one) => isWanted && know(one),
      () => known.delete(id),
    )
    return () => {
      isWanted = false
    }
  }, [id])
  return ruleset
}

function rulesetOf(id: string): Promise<Ruleset> {
  const asked =
    known.get(id) ??
    touchline.told(touchline.GET('/v1/rulesets/{ruleset}', { params: { path: { ruleset: id } } }))
  known.set(id, asked)
  return asked
}

const packs = new Map<string, Promise<unknown>>()

/** A content pack, asked for once; null until it is here, and where none is wanted. */
export function usePack(ruleset: string, pack: string | null): unknown {
  const [content, know] = useState<unknown>(null)
  useEffect(() => {
    if (pack === null) return
    let isWanted = true
    const key = `${ruleset} ${pack}`
    const asked = packs.get(key) ?? contentOf(ruleset, pack)
    packs.set(key, asked)
    asked.then(
      (one) => isWanted && know(one),
      () => packs.delete(key),
    )
    return () => {
      isWanted = false
    }
  }, [ruleset, pack])
  return content
}
