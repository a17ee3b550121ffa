/**
 * What follows an answer. `rests`: somebody is asked, or the game has ended. `done`: the seat on
 * turn has done all that it had to do.
 */
export type Next = 'rests' | 'done'
