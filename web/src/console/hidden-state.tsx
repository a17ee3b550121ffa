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
  /** Mine, as long as it is open. */
  readonly look: Look | null
  again(): void
}

const PAGE = 20

/** What I may see of what is hidden in a running game, and until when. */
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

/** The log has an own page; all that is hidden in it may be seen at the end, or by a look. */
export const canOpenLog = (
  { status }: Pick<Observation, 'status'>,
  { look }: HiddenStateAccess,
): boolean => operationNamed('game.rows') !== null && (status !== 'running' || look !== null)

interface LookBarProps {
  readonly game: string
  readonly looking: HiddenStateAccess
}

/** As long as somebody sees what is hidden, the page has a red edge, and says until when. */
export function HiddenStateBar({ game, looking: { look, again } }: LookBarProps) {
  if (!look) return null
  return (
    <div class="strip peek" role="status">
      <p class="grow">
        <b>You see what is hidden from the players.</b>
        {` ${sentenceCase(look.reason ?? '')}; they will be told when the game has ended.`}
      </p>
      <Clock deadline={look.until} ahead={0} />
      <OperationButton
        act={operationNamed('game.end-look')}
        id={game}
        label="End the look"
        done={again}
      />
    </div>
  )
}
