import { signal } from '@preact/signals'
import { storedValue } from './stored-value.ts'

export function storedSwitch(name: string, isOnAtFirst = false) {
  const stored = storedValue(name)
  const read = stored.read()
  const isOn = signal(read === null ? isOnAtFirst : read === 'on')
  const set = (wanted: boolean) => {
    isOn.value = wanted
    stored.write(wanted ? 'on' : 'off')
  }
  return { isOn, set }
}
export type StoredSwitch = ReturnType<typeof storedSwitch>
