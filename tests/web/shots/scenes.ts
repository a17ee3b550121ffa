import type { Scenes } from './scene.ts'
import { boards } from './scenes/boards.ts'
import { console } from './scenes/console.ts'
import { lobby } from './scenes/lobby.ts'
import { replay } from './scenes/replay.ts'
import { states } from './scenes/states.ts'

export const scenes: Scenes = { ...lobby, ...boards, ...states, ...replay, ...console }
