import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Viewer } from '../boards/board.ts'
import { address, go } from '../shell/route.ts'
import * as en from '../text/replay/en.ts'
import { type Recording, type Step, stepsFrom } from './recording.ts'

export const TABS = [
  ['log', en.log],
  ['moments', en.keyMoments],
  ['changes', en.changes],
  ['charts', en.charts],
  ['review', en.review],
] as const
export type Tab = (typeof TABS)[number][0]
export const SPEEDS = [1, 2, 4, 8, 16] as const

export interface PlaybackState {
  readonly at: number
  readonly as: Viewer
  readonly beside: Viewer | null
  readonly tab: Tab
  readonly step: Step
  readonly isPlaying: boolean
  readonly speed: (typeof SPEEDS)[number]
}

export interface Playback extends PlaybackState {
  set(some: Partial<PlaybackState>): void
  /**
   * Jumps to a version of the game. If the version is outside the recording, jumps to the first or
   * last version of the recording.
   */
  to(version: number): void
}

const STEP_MILLISECONDS = 700
/**
 * Minimum interval between changes of the URL, because browsers limit how often a URL may change.
 */
const ADDRESS_MILLISECONDS = 250

export function usePlayback(recording: Recording): Playback {
  const [state, setState] = useState(() => asAddressed(recording, address.value.searchParams))
  const bound = ({ at, ...rest }: PlaybackState): PlaybackState => ({
    ...rest,
    at: Math.max(recording.first, Math.min(recording.last, Math.round(at))),
  })
  const set = (some: Partial<PlaybackState>) => setState((before) => bound({ ...before, ...some }))
  const { isPlaying, speed, at, as, beside, tab } = state
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      setState((before) => {
        const next = stepsFrom(recording, before.step, before.at).on
        return { ...before, at: next, isPlaying: next < recording.last }
      })
    }, STEP_MILLISECONDS / speed)
    return () => clearInterval(timer)
  }, [recording, isPlaying, speed])
  useEffect(() => {
    const timer = setTimeout(() => writeAddress({ at, as, beside, tab }), ADDRESS_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [at, as, beside, tab])
  return useMemo(() => ({ ...state, set, to: (version) => set({ at: version }) }), [state])
}

export const togglePlayback = (
  { first, last }: Recording,
  { at, isPlaying }: PlaybackState,
): Partial<PlaybackState> => ({
  isPlaying: !isPlaying,
  ...(at === last && !isPlaying && { at: first }),
})

function asAddressed({ first, last, viewers }: Recording, query: URLSearchParams): PlaybackState {
  const viewerNamed = (name: string | null) => viewers.find((one) => String(one) === name) ?? null
  const at = Number(query.get('at') ?? last)
  return {
    at: Number.isInteger(at) ? Math.max(first, Math.min(last, at)) : last,
    as: viewerNamed(query.get('as')) ?? viewers[0] ?? 'spectator',
    beside: viewerNamed(query.get('beside')),
    tab: TABS.find(([tab]) => tab === query.get('tab'))?.[0] ?? 'log',
    step: 'move',
    isPlaying: false,
    speed: 1,
  }
}

function writeAddress({
  at,
  as,
  beside,
  tab,
}: Pick<PlaybackState, 'at' | 'as' | 'beside' | 'tab'>) {
  const { pathname, searchParams } = address.value
  const file = searchParams.get('file')
  const query = new URLSearchParams({
    ...(file !== null && { file }),
    at: String(at),
    as: String(as),
    tab,
    ...(beside !== null && { beside: String(beside) }),
  })
  go(`${pathname}?${query}`, { replace: true })
}
