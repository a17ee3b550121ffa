import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { storedValue } from '../shell/stored-value.ts'
import * as en from '../text/replay/en.ts'
import { Dialog } from '../ui/dialog.tsx'
import { type Key, KeyList } from '../ui/keys.tsx'
import { type Playback, togglePlayback } from './playback.ts'
import type { KeyMoment } from './recording.ts'
import { type Recording, stepsFrom } from './recording.ts'

const KEYS: readonly Key[] = [
  ['Home', 'first step'],
  ['←  →', en.previousOrNextStep],
  ['↑  ↓', en.previousOrNextTurn],
  [en.pageUpPageDown, en.previousOrNextKeyMoment],
  ['End', 'last step'],
  [en.space, en.playOrPause],
  ['?', 'show shortcuts'],
]

const stored = storedValue('replay-keys')

/**
 * The user can disable the keyboard shortcuts, and the shortcuts are inactive while an input has
 * the focus.
 */
export function useReplayShortcuts(
  recording: Recording,
  playback: Playback,
  moments: readonly KeyMoment[],
) {
  const [isOn, setOn] = useState(() => stored.read() !== 'off')
  const [isHelpOpen, help] = useState(false)
  const handler = useRef<(event: KeyboardEvent) => void>(() => {})
  handler.current = (event) => {
    if (!isOn || isHelpOpen || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTaken(event)) return
    const done = actsOf(recording, playback, moments, () => help(true))[event.key]
    if (!done) return
    event.preventDefault()
    done()
  }
  // A layout effect runs before the page is painted, so the keyboard shortcuts work as soon as the
  // page is visible.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => handler.current(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const toggle = () => {
    stored.write(isOn ? 'off' : null)
    setOn(!isOn)
  }
  return {
    open: () => help(true),
    help: isHelpOpen && <Help isOn={isOn} toggle={toggle} close={() => help(false)} />,
  }
}

function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('dialog')) return true
  if (target.matches('input:not([type=range]), select, textarea')) return true
  return key === ' ' && target.matches('button, a, [role=button], summary')
}

function actsOf(
  recording: Recording,
  playback: Playback,
  moments: readonly KeyMoment[],
  help: () => void,
): Readonly<Record<string, () => void>> {
  const { at, step, to, set } = playback
  const [move, turn] = [stepsFrom(recording, step, at), stepsFrom(recording, 'turn', at)]
  const before = moments.findLast(({ version }) => version < at)
  const behind = moments.find(({ version }) => version > at)
  return {
    Home: () => to(recording.first),
    End: () => to(recording.last),
    ArrowLeft: () => to(move.back),
    ArrowRight: () => to(move.on),
    ArrowUp: () => to(turn.back),
    ArrowDown: () => to(turn.on),
    PageUp: () => to(before?.version ?? at),
    PageDown: () => to(behind?.version ?? at),
    ' ': () => set(togglePlayback(recording, playback)),
    '?': help,
  }
}

interface HelpProps {
  readonly isOn: boolean
  toggle(): void
  close(): void
}

const Help = ({ isOn, toggle, close }: HelpProps) => (
  <Dialog title={en.keyboardShortcuts} close={close}>
    <div class="stack">
      <KeyList keys={KEYS} />
      <label class="check">
        <input type="checkbox" checked={isOn} onChange={toggle} />
        {en.keyboardShortcutsOn}
      </label>
    </div>
  </Dialog>
)
