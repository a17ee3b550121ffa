import type { StoredSwitch } from '../../shell/stored-switch.ts'
import * as en from '../../text/play/en.ts'
import { forcedMoves, rollsForMe } from '../forced-moves.ts'
import { setSpeed, speed } from './playback.ts'
import { SPEEDS } from './timing.ts'
import { setVolume, volume } from './volume.ts'

const text = en.ticker
const VOLUME_STEP = 0.1

export const PlaybackSettings = ({ game }: { readonly game: string }) => (
  <>
    <label class="field">
      {text.speed}
      <select
        value={speed.value}
        onChange={({ currentTarget: { value } }) =>
          setSpeed(SPEEDS.find((one) => one === value) ?? 'normal')
        }
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {text.speeds[one]}
          </option>
        ))}
      </select>
    </label>
    <Auto setting={forcedMoves} label={en.forced.forMe} />
    <Auto setting={rollsForMe(game)} label={en.forced.rollForMe} />
    <label class="field">
      {text.volume}
      <input
        type="range"
        min="0"
        max="1"
        step={VOLUME_STEP}
        value={volume.value}
        onInput={({ currentTarget }) => setVolume(currentTarget.valueAsNumber)}
      />
    </label>
  </>
)

export const Auto = ({
  setting,
  label,
}: {
  readonly setting: StoredSwitch
  readonly label: string
}) => (
  <label class="check">
    <input
      type="checkbox"
      checked={setting.isOn.value}
      onChange={({ currentTarget }) => setting.set(currentTarget.checked)}
    />
    {label}
  </label>
)
