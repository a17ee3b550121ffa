import type { Scenes } from './scene.ts'
import { boards } from './scenes/boards.ts'
import { console } from './scenes/console.ts'
import { consoleScreens } from './scenes/console-screens.ts'
import { lobby } from './scenes/lobby.ts'
import { replay } from './scenes/replay.ts'
import { states } from './scenes/states.ts'

export const scenes: Scenes = { ...lobby, ...boards, ...states, ...replay, ...console }

/** Names of screens whose pictures are only taken on request and are not part of docs/pictures. */
export const extraScenes: Scenes = consoleScreens
