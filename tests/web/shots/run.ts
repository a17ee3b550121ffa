import { parseArgs } from 'node:util'
import { openCamera } from './camera.ts'
import { writeIndex } from './index.ts'
import { makeRepeatable } from './repeatable.ts'
import { scenes } from './scenes.ts'
import { openStage } from './stage.ts'

/**
 * `npm run shots` takes pictures of all screens for docs/pictures, or of only the screens named as
 * arguments. With `--png --to FOLDER`, the pictures are written to FOLDER as PNG files.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { png: { type: 'boolean' }, to: { type: 'string' } },
})
const { png, to: folder = 'docs/pictures' } = values
const asked = Object.entries(scenes).filter(
  ([scene]) => positionals.length === 0 || positionals.includes(scene),
)

const stage = await openStage()
const camera = await openCamera(stage, { folder, format: png ? 'png' : 'webp' })
try {
  const taken = new Map<string, readonly string[]>()
  for (const [scene, play] of asked) {
    makeRepeatable(scene)
    await play({ stage, camera })
    taken.set(scene, camera.finished())
    console.log(scene)
  }
  if (positionals.length === 0) await writeIndex(folder, taken)
} finally {
  await camera.close()
  await stage.close()
}
