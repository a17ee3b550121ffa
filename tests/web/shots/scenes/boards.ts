import type { Scene, Scenes } from '../scene.ts'
import { lay, playOn } from '../tables.ts'

const FOUR = ['Ada', 'Grace', 'Katherine', 'Annie']
/** So many moves have been made by then. */
const EARLY = 6
const MIDDLE = 80
const LATE = 240

/** What a game looks like early, in the middle, late, and at its end. */
const wholeGame =
  (ruleset: string, names: readonly string[]): Scene =>
  async ({ stage, camera }) => {
    const table = await lay(stage, { ruleset, names })
    const shot = { path: `/play/${table.id}`, see: '.board', who: table.sitters[0]!, whole: true }
    const untilMine = (least: number) =>
      playOn(stage, table, ({ seat }, made) => made >= least && seat === 0)
    await untilMine(EARLY)
    await camera.shoot(`${ruleset}-early`, shot)
    await untilMine(MIDDLE - EARLY)
    await camera.shoot(`${ruleset}-middle`, shot)
    await camera.shoot(`${ruleset}-middle-phone`, { ...shot, width: 390, dark: true })
    await untilMine(LATE - MIDDLE)
    await camera.shoot(`${ruleset}-late-dark`, { ...shot, dark: true })
    await playOn(stage, table, () => false)
    await camera.shoot(`${ruleset}-ended`, shot)
  }

export const boards: Scenes = {
  goalscorer: wholeGame('goalscorer', FOUR.slice(0, 2)),
  starplayer: wholeGame('starplayer', FOUR),
  'rising-star': wholeGame('rising-star', FOUR),
  superclub: wholeGame('superclub', FOUR),
  'title-chase': wholeGame('title-chase', FOUR),
}
