import { useEffect, useState } from 'preact/hooks'
import * as en from '../text/replay/en.ts'
import { loadEverything } from './open-recording.ts'

/** State of the offline download of the rules, boards and analysis of all games. */
type Supply = 'coming' | 'whole' | 'short'

const SUPPLIES: Readonly<Record<Supply, string>> = {
  coming: en.loadingTheRulesForOffline,
  whole: en.readyForOfflineUse,
  short: en.somePartsCouldNotBe,
}

/** All components share one download, so the download's state is stored in the module. */
let known: Supply = 'coming'

/**
 * Downloads everything that a recording needs, so that the page still works if the network becomes
 * unavailable. Returns the progress of the download as text.
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
    // The code for the offline cache is loaded lazily, because only the download uses this code.
    const { cacheForOffline } = await import('./offline-cache.ts')
    void cacheForOffline({ name: 'replay', parts }).catch(() => {})
    return isAll ? 'whole' : 'short'
  } catch {
    return 'short'
  }
}
