import type { Scenes } from './scene.ts'
import { boards } from './scenes/boards.ts'

/** In this order. */
export const scenes: Scenes = { ...boards }
