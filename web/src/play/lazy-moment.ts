import { lazy } from '../ui/lazy.tsx'

/** Loads the chunk for beats together with the game, before the first beat is shown. */
export const loadMoment = async () => (await import('./beats/moment.tsx')).Moment

export const Moment = lazy(loadMoment)
