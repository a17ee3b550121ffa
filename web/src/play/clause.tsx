import * as en from '../text/play/en.ts'
import { openRules } from './open-dialog.ts'

export const Clause = ({ clause }: { readonly clause: string | undefined }) =>
  clause === undefined ? null : (
    <button type="button" class="clause" onClick={() => openRules(clause)}>
      <span class="hidden-label">{en.rule}</span>
      {clause}
    </button>
  )
