import { useEffect, useState } from 'preact/hooks'
import { cacheForOffline, loadEverything } from './open-recording.ts'

/** Whether rules, boards and thoughts of all games are here. */
type Supply = 'coming' | 'whole' | 'short'

const SUPPLIES: Readonly<Record<Supply, string>> = {
  coming: 'Loading the rules for offline use …',
  whole: 'Ready for offline use.',
  short: 'Some parts could not be loaded and need a connection.',
}

/** As long as the document lasts. */
let known: Supply = 'coming'

/** Loads what any file may need, for the network may be gone when it is dropped; says how far. */
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
