import { useEffect, useState } from 'preact/hooks'
import type { paths } from 'touchline-client'
import type { Observation } from '../play/load-game.ts'
import { Clock } from '../ui/clock.tsx'
import { sentenceCase } from '../ui/format.ts'
import { operationNamed, operator, read } from './admin-client.ts'
import { OperationButton } from './operation-button.tsx'

type Looks =
  paths['/v1/admin/hidden-state-sessions']['get']['responses'][200]['content']['application/json']
type Look = Looks['items'][number]

export interface HiddenStateAccess {
  /** The operator's own open session; null if none. */
  readonly look: Look | null
  again(): void
}

const PAGE = 20

/** The operator's hidden-state session for a game, and when it ends. */
export function useHiddenStateSession(game: string): HiddenStateAccess {
  const [look, open] = useState<Look | null>(null)
  const load = async () => {
    if (!operationNamed('game.looks')) return
    const account = operator.value?.account.id
    const found = (await read('game.looks', { input: { game, account, limit: PAGE } })) as Looks
    open(found.items.find(({ until, endedAt }) => endedAt === null && until > Date.now()) ?? null)
  }
  useEffect(() => {
    void load().catch(() => {})
  }, [game])
  useEffect(() => {
    if (!look) return
    const timer = setTimeout(() => open(null), Math.max(0, look.until - Date.now()))
    return () => clearTimeout(timer)
  }, [look])
  return { look, again: () => void load().catch(() => {}) }
}

/** The log page shows hidden state, so it opens after the game or in a hidden-state session. */
export const canOpenLog = (
  { status }: Pick<Observation, 'status'>,
  { look }: HiddenStateAccess,
): boolean => operationNamed('game.rows') !== null && (status !== 'running' || look !== null)

interface LookBarProps {
  readonly game: string
  readonly looking: HiddenStateAccess
}

/** A red bar with the remaining time during a hidden-state session. */
export function HiddenStateBar({ game, looking: { look, again } }: LookBarProps) {
  if (!look) return null
  return (
    <div class="strip peek" role="status">
      <p class="grow">
        <b>You see hidden information.</b>
        {` ${sentenceCase(look.reason ?? '')}. Players see this after the game.`}
      </p>
      <Clock deadline={look.until} ahead={0} />
      <OperationButton
        act={operationNamed('game.end-look')}
        id={game}
        label="End session"
        done={again}
      />
    </div>
  )
}
