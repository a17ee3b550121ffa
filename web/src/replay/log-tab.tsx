import { useMemo } from 'preact/hooks'
import * as en from '../text/replay/en.ts'
import { sentenceCase } from '../ui/format.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import { huesIn } from './hues.ts'
import type { PanelProps } from './panel-props.ts'
import type { RecordingLine } from './recording.ts'

const MUCH = [
  ['compact', 'in words'],
  ['all', 'all'],
  ['json', 'JSON'],
] as const
export type Much = (typeof MUCH)[number][0]

/**
 * Maximum number of log lines, because rendering more lines would take longer than a step of the
 * replay.
 */
const LINES_MAX = 120
/**
 * Maximum number of events that are read to find enough log lines, because few events have a
 * sentence.
 */
const LOOKED_AT_MAX = 400

interface LogTabProps extends PanelProps {
  readonly much: Much
  pick(much: Much): void
}

export function LogTab({ recording, playback: { at, as, to }, much, pick }: LogTabProps) {
  const lines = useMemo(
    () => recording.linesUpTo(at, as, LOOKED_AT_MAX).filter((line) => isShown(line, much)),
    [recording, at, as, much],
  )
  const hueOfSeat = huesIn(recording, recording.sceneAt(at, as)?.view)
  return (
    <>
      <div class="cause row small muted">
        <span class="grow">{recording.causeAt(at)}</span>
        <select
          aria-label={en.show}
          value={much}
          onChange={({ currentTarget: { value } }) =>
            pick(MUCH.find(([one]) => one === value)?.[0] ?? 'compact')
          }
        >
          {MUCH.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <ol class="lines" aria-label={en.log}>
        {lines
          .slice(-LINES_MAX)
          .toReversed()
          .map((line) => (
            <li key={line.version}>
              <button
                type="button"
                aria-current={line.version === at ? 'step' : undefined}
                onClick={() => to(line.version)}
              >
                <span class="version">{line.version}</span>
                {line.seat === null ? (
                  <span />
                ) : (
                  <SeatMark seat={line.seat} hue={hueOfSeat(line.seat)} size={17} />
                )}
                <Entry line={line} much={much} />
              </button>
            </li>
          ))}
      </ol>
    </>
  )
}

const isShown = ({ words }: RecordingLine, much: Much): boolean =>
  much !== 'compact' || words !== null

function Entry({ line: { event, words }, much }: { line: RecordingLine; much: Much }) {
  if (event === null) return <span class="muted">{en.hiddenEvent}</span>
  if (much === 'json') return <span class="mono">{JSON.stringify(event)}</span>
  return words === null ? (
    <span class="muted">{sentenceCase(event.type)}</span>
  ) : (
    <span>{words}</span>
  )
}
