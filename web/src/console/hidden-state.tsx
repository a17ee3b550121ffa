import { useEffect, useState } from 'preact/hooks'
import type { OperatorPaths } from 'touchline-client'
import type { Observation } from '../play/load-game.ts'
import { reasonText } from '../text/console/en.ts'
import { Clock } from '../ui/clock.tsx'
import { sentenceCase } from '../ui/format.ts'
import { operationNamed, operator, read } from './admin-client.ts'
import { OperationButton } from './operation-button.tsx'

type Read = OperatorPaths['/v1/admin/hidden-state-sessions']['get']
type Sessions = Read['responses'][200]['content']['application/json']
type Session = Sessions['items'][number]

export interface HiddenStateAccess {
  readonly session: Session | null
  reload(): void
}

const PAGE = 20

export function useHiddenStateSession(game: string): HiddenStateAccess {
  const [session, setSession] = useState<Session | null>(null)
  const load = async () => {
    if (!operationNamed('game.looks')) return
    const account = operator.value?.account.id
    const found = (await read('game.looks', { input: { game, account, limit: PAGE } })) as Sessions
    setSession(
      found.items.find(({ until, endedAt }) => endedAt === null && until > Date.now()) ?? null,
    )
  }
  useEffect(() => {
    void load().catch(() => {})
  }, [game])
  useEffect(() => {
    if (!session) return
    const timer = setTimeout(() => setSession(null), Math.max(0, session.until - Date.now()))
    return () => clearTimeout(timer)
  }, [session])
  return { session, reload: () => void load().catch(() => {}) }
}

/**
 * The log page shows hidden state, so the console offers the log page only after the end of the
 * game or while the operator has access to hidden state.
 */
export const canOpenLog = (
  { status }: Pick<Observation, 'status'>,
  { session }: HiddenStateAccess,
): boolean => operationNamed('game.rows') !== null && (status !== 'running' || session !== null)

const wordsOf = (reason: string | null): string =>
  reason === null ? '' : (reasonText(reason) ?? sentenceCase(reason))

interface HiddenStateBarProps {
  readonly game: string
  readonly access: HiddenStateAccess
}

export function HiddenStateBar({ game, access: { session, reload } }: HiddenStateBarProps) {
  if (!session) return null
  return (
    <div class="strip peek" role="status">
      <p class="grow">
        <b>Hidden information is visible.</b>
        {` ${wordsOf(session.reason)}. Players see this after the game.`}
      </p>
      <Clock deadline={session.until} ahead={0} />
      <OperationButton
        operation={operationNamed('game.end-look')}
        id={game}
        label="End session"
        done={reload}
      />
    </div>
  )
}
