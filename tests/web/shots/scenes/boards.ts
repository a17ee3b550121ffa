import type { Scene, Scenes } from '../scene.ts'
import { lay, playOn, tableShot } from '../tables.ts'

const FOUR = ['Ada', 'Grace', 'Katherine', 'Annie']

const wholeGame =
  (ruleset: string, who: readonly string[], middle: number): Scene =>
  async ({ stage, camera }) => {
    const table = await lay(stage, { ruleset, who })
    const shot = { ...tableShot(table), whole: 'on-desktop' } as const
    await playOn(stage, table, ({ seat }, made) => made >= middle && seat === 0)
    await camera.shoot(ruleset, shot)
    await playOn(stage, table, () => false)
    await camera.shoot(`${ruleset}-ended`, { ...shot, see: '.result' })
  }

export const boards: Scenes = {
  goalscorer: wholeGame('goalscorer', FOUR.slice(0, 2), 6),
  starplayer: wholeGame('starplayer', FOUR, 100),
  'rising-star': wholeGame('rising-star', FOUR, 80),
  superclub: wholeGame('superclub', FOUR, 140),
  'title-chase': wholeGame('title-chase', FOUR, 140),
}
