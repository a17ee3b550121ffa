import type { Camera } from './camera.ts'
import type { Stage } from './stage.ts'

export interface Studio {
  readonly stage: Stage
  readonly camera: Camera
}

/** A scene creates games and takes pictures of them. */
export type Scene = (studio: Studio) => Promise<void>
export type Scenes = Readonly<Record<string, Scene>>
