import { effect, signal } from '@preact/signals'
import { storedValue } from './stored-value.ts'

export type Theme = 'system' | 'light' | 'dark'
const themes: readonly Theme[] = ['system', 'light', 'dark']
const stored = storedValue('theme')

export const theme = signal<Theme>(themes.find((one) => one === stored.read()) ?? 'system')

effect(() => {
  const { value } = theme
  if (value === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = value
  stored.write(value === 'system' ? null : value)
})

export function nextTheme(): void {
  const at = themes.indexOf(theme.value)
  theme.value = themes[(at + 1) % themes.length] ?? 'system'
}
