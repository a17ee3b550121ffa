import { writeFile } from 'node:fs/promises'
import path from 'node:path'

export type Taken = ReadonlyMap<string, readonly string[]>

const WIDTHS = { desktop: 300, phone: 90, wide: 600 }
const LOOKS = /(?:-phone)?(?:-dark)?$/

export async function writeIndex(folder: string, taken: Taken): Promise<void> {
  const scenes = [...taken].map(([scene, files]) => {
    const rows = [...new Set(files.map(screenOf))].map((screen) => {
      const looks = files.filter((file) => screenOf(file) === screen)
      return `| ${titled(screen)} | ${looks.map(pictureOf).join(' ')} |`
    })
    return `## ${titled(scene)}\n\n| Screen | Pictures |\n| --- | --- |\n${rows.join('\n')}\n`
  })
  await writeFile(path.join(folder, 'README.md'), `${HEAD}\n${scenes.join('\n')}`)
}

const HEAD = `# Screenshots of all pages

\`npm run shots\` takes screenshots of every page of the service and stores the screenshots in this
folder. Each row shows one screen on a desktop and on a phone, in light and in dark mode. As long as
the code does not change, \`npm run shots\` creates identical screenshots, except for the animations
in the scene \`beat\`. When you have changed the pages, check each screenshot before you commit it.
To take the screenshots of one scene in higher quality, run:
\`npm run shots -- lobby --png --to .data/shots\`.
`

const screenOf = (file: string): string => path.parse(file).name.replace(LOOKS, '')

function pictureOf(file: string): string {
  const { name } = path.parse(file)
  const size = name.includes('-phone') ? 'phone' : name.endsWith('-2560') ? 'wide' : 'desktop'
  return `<a href="${file}"><img src="${file}" width="${WIDTHS[size]}" alt="${titled(name)}"></a>`
}

function titled(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
