import { lazy } from '../ui/lazy.tsx'

/** Loaded with the game, but not before it is shown. */
export const loadMoment = async () => (await import('./beats/moment.tsx')).Moment

export const Moment = lazy(loadMoment)
