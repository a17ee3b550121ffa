import { useState } from 'preact/hooks'
import * as en from '../text/replay/en.ts'
import { Segments } from '../ui/card.tsx'
import { formatNumber } from '../ui/format.ts'
import { lazy } from '../ui/lazy.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import { CHANGES_MAX, changesBetween } from './changes.ts'
import { huesIn } from './hues.ts'
import { LogTab, type Much } from './log-tab.tsx'
import type { PanelProps } from './panel-props.ts'
import { TABS } from './playback.ts'
import { stepsFrom } from './recording.ts'

const ChartsTab = lazy(async () => (await import('./charts-tab.tsx')).ChartsTab)

export function Panel(props: PanelProps) {
  const { tab, set } = props.playback
  const tabs = props.review ? TABS : TABS.filter(([one]) => one !== 'review')
  const [much, pick] = useState<Much>('compact')
  return (
    <section class="card panel-of-tabs" aria-label={en.gameLog}>
      <header>
        <Segments label={en.panel} options={tabs} value={tab} pick={(one) => set({ tab: one })} />
      </header>
      {tab === 'log' && <LogTab {...props} much={much} pick={pick} />}
      {tab === 'moments' && <MomentsTab {...props} />}
      {tab === 'changes' && <ChangesTab {...props} />}
      {tab === 'charts' && <ChartsTab {...props} />}
      {tab === 'review' &&
        (props.review ? (
          <props.review.Tab {...props} review={props.review} />
        ) : (
          <p class="empty">
            {props.recording.whole?.hasSense ? en.loading : en.noAnalysisForThisGame}
          </p>
        ))}
    </section>
  )
}

function MomentsTab({ recording, playback: { at, as, to }, moments }: PanelProps) {
  const hueOfSeat = huesIn(recording, recording.sceneAt(at, as)?.view)
  if (moments.length === 0) return <p class="empty">{en.noKeyMomentsFound}</p>
  return (
    <ol class="lines" aria-label={en.moments}>
      {moments.map(({ version, seat, words }) => (
        <li key={version}>
          <button
            type="button"
            aria-current={version === at ? 'step' : undefined}
            onClick={() => to(version)}
          >
            <span class="version">{version}</span>
            {seat === null ? <span /> : <SeatMark seat={seat} hue={hueOfSeat(seat)} size={17} />}
            <span>{words}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function ChangesTab({ recording, playback: { at, as, step } }: PanelProps) {
  const { back } = stepsFrom(recording, step, at)
  const [was, is] = [recording.sceneAt(back, as), recording.sceneAt(at, as)]
  if (!was || !is) return <p class="empty">{en.loading}</p>
  const changes = at === back ? [] : changesBetween(was.view, is.view)
  return (
    <>
      <p class="cause small muted">
        {`${formatNumber(back)} → ${formatNumber(at)}: `}
        {changes.length > CHANGES_MAX ? en.moreThanChanges(CHANGES_MAX) : counted(changes.length)}
      </p>
      <ul class="changes" aria-label={en.changes}>
        {changes.slice(0, CHANGES_MAX).map((change) => (
          <li key={change.path}>
            <span class="mono">{change.path}</span>
            <span class="mono">
              <del>{short(change.was)}</del> → <ins>{short(change.is)}</ins>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const counted = (count: number): string => (count === 1 ? '1 change' : en.changeCount(count))

const SHORT_MAX = 42

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? '–'
  return text.length > SHORT_MAX ? `${text.slice(0, SHORT_MAX)}…` : text
}
