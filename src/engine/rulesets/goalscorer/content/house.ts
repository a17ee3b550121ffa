import { ABILITIES, type Identity } from '../read/counters.ts'
import type { Pack } from './schema.ts'

const counter = (identity: Identity, text: string): Pack['counters'][number] => ({
  identity,
  name: ABILITIES[identity].position,
  text,
})

export const housePack: Pack = {
  ruleset: 'goalscorer',
  id: 'goalscorer-house',
  title: 'Goalscorer',
  version: '1',
  counters: [
    counter('1', 'Never leaves the box.'),
    counter('2', 'Bring this one down and pay from the spot.'),
    counter('3', 'Bring this one down and pay from the spot.'),
    counter('4', 'Walk into the trap and the flag goes up.'),
    counter('5', 'Walk into the trap and the flag goes up.'),
    counter('6', 'Breaks up play around the centre.'),
    counter('7', 'Arrives late, hurts you at the centre.'),
    counter('8', 'Deadly at close range.'),
    counter('9', 'In the side from kick-off.'),
    counter('10', 'In the side from kick-off.'),
    counter('11', 'Deadly at close range.'),
    counter('star', 'Everything turns on this one.'),
  ],
  formations: [
    {
      id: 'four-four-two',
      name: 'Four-four-two',
      squares: {
        '1': [4, 1],
        '9': [3, 4],
        '10': [5, 4],
        youth: [
          [2, 2],
          [3, 2],
          [5, 2],
          [6, 2],
          [1, 3],
          [3, 3],
          [5, 3],
          [7, 3],
        ],
      },
    },
    {
      id: 'wide-forwards',
      name: 'Wide forwards',
      squares: {
        '1': [4, 1],
        '9': [2, 4],
        '10': [6, 4],
        youth: [
          [2, 2],
          [3, 2],
          [5, 2],
          [6, 2],
          [1, 3],
          [3, 3],
          [5, 3],
          [7, 3],
        ],
      },
    },
  ],
}
