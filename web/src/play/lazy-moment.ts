import { lazy } from '../ui/lazy.tsx'

/** The chunk for beats is loaded together with the game, so that the first beat is not delayed. */
export const loadMoment = async () => (await import('./beats/moment.tsx')).Moment

export const Moment = lazy(loadMoment)
