import type { Scene, Scenes } from '../scene.ts'
import { lay, playOn } from '../tables.ts'

const FOUR = ['Ada', 'Grace', 'Katherine', 'Annie']
const LONG = { early: 6, middle: 80, late: 240 }
const SHORTER = { early: 6, middle: 60, late: 140 }
const SHORT = { early: 4, middle: 12, late: 20 }

const wholeGame =
  (ruleset: string, who: readonly string[], at = LONG): Scene =>
  async ({ stage, camera }) => {
    const table = await lay(stage, { ruleset, who })
    const shot = { path: `/play/${table.id}`, see: '.board', who: table.sitters[0]!, whole: true }
    const untilMine = (least: number) =>
      playOn(stage, table, ({ seat }, made) => made >= least && seat === 0)
    await untilMine(at.early)
    await camera.shoot(`${ruleset}-early`, shot)
    await untilMine(at.middle - at.early)
    await camera.shoot(`${ruleset}-middle`, shot)
    await camera.shoot(`${ruleset}-middle-phone`, { ...shot, width: 390, dark: true })
    await untilMine(at.late - at.middle)
    await camera.shoot(`${ruleset}-late-dark`, { ...shot, dark: true })
    await playOn(stage, table, () => false)
    const ended = { ...shot, see: '.result' }
    await camera.shoot(`${ruleset}-ended`, ended)
    await camera.shoot(`${ruleset}-ended-phone`, { ...ended, width: 390 })
  }

export const boards: Scenes = {
  goalscorer: wholeGame('goalscorer', FOUR.slice(0, 2), SHORT),
  starplayer: wholeGame('starplayer', FOUR),
  'rising-star': wholeGame('rising-star', FOUR, SHORTER),
  superclub: wholeGame('superclub', FOUR),
  'title-chase': wholeGame('title-chase', FOUR),
}
