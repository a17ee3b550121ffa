import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What was taken of each scene, to be looked through. */
export type Taken = ReadonlyMap<string, readonly string[]>

const WIDTHS = { desk: 400, phone: 150 }

export async function writeIndex(folder: string, taken: Taken): Promise<void> {
  const scenes = [...taken].map(([scene, files]) => {
    const pictures = files.map(pictureOf)
    return `## ${titled(scene)}\n\n${pictures.join('\n')}\n`
  })
  await writeFile(path.join(folder, 'README.md'), `${HEAD}\n${scenes.join('\n')}`)
}

const HEAD = `# What the pages look like

Taken by \`npm run shots\`, which plays every scene anew: the same code gives the same pictures.
After a change of the pages, look at each before it is committed. One scene alone, and closer:
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
