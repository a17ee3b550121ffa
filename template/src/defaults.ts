import { at as itemAt, type Ruleset } from 'touchline/kernel'
import { sure } from 'touchline/kit'
import { cornersOf } from './read/shots.ts'
import { diveProblem } from './rules/save.ts'
import type { SpotKick } from './types.ts'

export const defaults: Ruleset<SpotKick>['defaults'] = {
  shot: ({ state }, { seat }) => ({
    type: 'lay',
    card: itemAt(itemAt(state.secret.hands, seat), 0),
  }),
  save: (play, { seat }) => {
    const corner = cornersOf(play).find((one) => !diveProblem(play, seat, one))
    return { type: 'dive', corner: sure(corner, 'corner to dive into') }
  },
}
