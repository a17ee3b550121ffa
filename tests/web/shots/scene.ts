import type { Camera } from './camera.ts'
import type { Stage } from './stage.ts'

export interface Studio {
  readonly stage: Stage
  readonly camera: Camera
}

export type Scene = (studio: Studio) => Promise<void>
export type Scenes = Readonly<Record<string, Scene>>
