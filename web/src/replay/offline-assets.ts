import { useEffect, useState } from 'preact/hooks'
import * as en from '../text/replay/en.ts'
import { cacheForOffline, loadEverything } from './open-recording.ts'

/** State of the download for offline use: rules, boards and analysis of all games. */
type Supply = 'coming' | 'whole' | 'short'

const SUPPLIES: Readonly<Record<Supply, string>> = {
  coming: en.loadingTheRulesForOffline,
  whole: en.readyForOfflineUse,
  short: en.somePartsCouldNotBe,
}

/** Kept as module state, because the download is for the whole document. */
let known: Supply = 'coming'

/**
 * Downloads everything that any recording may need, because the network may be gone later. Returns
 * the progress.
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
