import { withHead } from '../../shared/packs.ts'

/** Packs as they were stored before their shape changed. */
export const upcastContent = (content: unknown): unknown =>
  withHead('starplayer', 'Starplayer', content)
