import { preview, previewInput } from '../shapes/desk.ts'
import { operation } from './operation.ts'

export const previewAct = operation({
  says: 'What would come of an act, and what has to be typed for it',
  notes: 'Nothing is done, nor written down. The input is that of the act, as JSON.',
  bucket: 'reads',
  scope: 'support',
  input: previewInput,
  answer: preview,
  errors: ['act-unknown', 'game-unknown', 'own-game', 'moved-on'],
  run: ({ desk }, { caller, input }) => desk.preview(caller, input),
})
