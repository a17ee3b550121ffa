import { signal } from '@preact/signals'

type Panel =
  | { readonly kind: 'fairness' | 'invite' | 'keys' | 'resign' }
  | { readonly kind: 'rules'; readonly clause: string | null }

export const openDialog = signal<Panel | null>(null)

export const openRules = (clause: string | null = null): void => {
  openDialog.value = { kind: 'rules', clause }
}
