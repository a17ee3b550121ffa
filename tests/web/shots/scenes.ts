import type { Scenes } from './scene.ts'
import { beat } from './scenes/beat.ts'
import { boards } from './scenes/boards.ts'
import { console } from './scenes/console.ts'
import { lessons } from './scenes/lessons.ts'
import { lobby } from './scenes/lobby.ts'
import { people } from './scenes/people.ts'
import { replay } from './scenes/replay.ts'
import { states } from './scenes/states.ts'

export const scenes: Scenes = {
  ...lobby,
  ...people,
  ...lessons,
  beat,
  ...boards,
  ...states,
  ...replay,
  ...console,
}
