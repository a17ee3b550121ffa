import type { View } from './types.ts'
export const text = (view: View): string => view.shared.phase
