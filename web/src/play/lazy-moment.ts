import { lazy } from '../ui/lazy.tsx'

/**
 * The code chunk for animations is loaded together with the game, so that the first animation is
 * not delayed.
 */
export const loadMoment = async () => (await import('./beats/moment.tsx')).Moment

export const Moment = lazy(loadMoment)
