import { parseArgs } from 'node:util'
import { openCamera } from './camera.ts'
import { makeRepeatable } from './repeatable.ts'
import { scenes } from './scenes.ts'
import { openStage } from './stage.ts'

/**
 * `npm run shots`: pictures of every screen, for docs/pictures. With names only of these scenes;
 * `--png --to FOLDER` for who wants to look closely.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { png: { type: 'boolean' }, to: { type: 'string' } },
})
const { png, to: folder = 'docs/pictures' } = values

makeRepeatable()
const stage = await openStage()
const camera = await openCamera(stage, { folder, format: png ? 'png' : 'webp' })
try {
  for (const [name, play] of Object.entries(scenes)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    await play({ stage, camera })
    console.log(name)
  }
} finally {
  await camera.close()
  await stage.close()
}
