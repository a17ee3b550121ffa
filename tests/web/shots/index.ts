import { writeFile } from 'node:fs/promises'
import path from 'node:path'

export type Taken = ReadonlyMap<string, readonly string[]>

const WIDTHS = { desk: 400, phone: 150 }

export async function writeIndex(folder: string, taken: Taken): Promise<void> {
  const scenes = [...taken].map(([scene, files]) => {
    const pictures = files.map(pictureOf)
    return `## ${titled(scene)}\n\n${pictures.join('\n')}\n`
  })
  await writeFile(path.join(folder, 'README.md'), `${HEAD}\n${scenes.join('\n')}`)
}

const HEAD = `# Screenshots of all pages

\`npm run shots\` takes these screenshots of every page. The command creates identical
screenshots if the code has not changed. After a change of the pages, check each screenshot before
you commit it. To take the screenshots of one page in higher quality, run:
\`npm run shots -- lobby --png --to .data/shots\`.
`

function pictureOf(file: string): string {
  const name = path.parse(file).name
  const width = name.includes('phone') ? WIDTHS.phone : WIDTHS.desk
  return `<a href="${file}"><img src="${file}" width="${width}" alt="${titled(name)}"></a>`
}

function titled(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
