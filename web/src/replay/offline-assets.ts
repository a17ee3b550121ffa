import { useEffect, useState } from 'preact/hooks'
import * as en from '../text/replay/en.ts'
import { cacheForOffline, loadEverything } from './open-recording.ts'

/** Status of the offline download: rules, boards and analysis of all games. */
type Supply = 'coming' | 'whole' | 'short'

const SUPPLIES: Readonly<Record<Supply, string>> = {
  coming: en.loadingTheRulesForOffline,
  whole: en.readyForOfflineUse,
  short: en.somePartsCouldNotBe,
}

/** Kept for the life of the document. */
let known: Supply = 'coming'

/**
 * Loads everything any file may need, because the network may be gone later; returns the progress.
 */
export function useOfflineAssets(isWanted: boolean): string | null {
  const [supply, stock] = useState(known)
  useEffect(() => {
    if (!isWanted || known === 'whole') return
    void load().then((supply) => {
      known = supply
      stock(supply)
    })
  }, [isWanted])
  return isWanted ? SUPPLIES[supply] : null
}

async function load(): Promise<Supply> {
  try {
    const { parts, isAll } = await loadEverything()
    void cacheForOffline(parts).catch(() => {})
    return isAll ? 'whole' : 'short'
  } catch {
    return 'short'
  }
}
