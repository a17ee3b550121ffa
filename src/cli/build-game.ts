import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { BOARD, BOARD_IMPORTS, moduleOf, RULE_IMPORTS } from '../games/imports.ts'
import { importRules } from '../games/load.ts'
import { KERNEL_API, PackageProblem } from '../games/manifest.ts'

const ENTRY = 'src/index.ts'
const BOARD_ENTRY = 'board/index.tsx'

const served = Object.fromEntries(
  BOARD_IMPORTS.map((name) => [name, `/kit/${KERNEL_API}/${moduleOf(name)}.js`]),
)

/**
 * Compiler options that are used instead of the game's tsconfig, because the tsconfig may extend a
 * package that is not installed.
 */
const LANGUAGE = {
  target: 'es2023',
  tsconfig: false,
  jsx: { runtime: 'automatic', importSource: BOARD },
} as const

export async function buildGame(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, ENTRY)))
    throw new PackageProblem(`${folder} has no ${ENTRY}; touchline new-game NAME writes a game`)
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true })
  await buildModule(folder, 'game', ENTRY, RULE_IMPORTS, [])
  const { id } = await importRules(folder, './dist/game.js')
  await buildModule(folder, 'rules', ENTRY, RULE_IMPORTS, [], served)
  if (existsSync(path.join(folder, BOARD_ENTRY)))
    await buildModule(folder, 'board', BOARD_ENTRY, BOARD_IMPORTS, [scoped(id)], served)
}

async function buildModule(
  folder: string,
  name: string,
  entry: string,
  known: readonly string[],
  plugins: readonly Plugin[],
  paths: Readonly<Record<string, string>> | null = null,
): Promise<void> {
  const { build, transformWithOxc } = await import('vite')
  let refusal: string | null = null
  const refuse = (sentence: string): never => {
    refusal ??= sentence
    throw new Error(sentence)
  }
  const withoutTypes: Plugin = {
    name: 'without-types',
    transform: (code, file) =>
      /\.tsx?$/.test(file) ? transformWithOxc(code, file, LANGUAGE) : null,
  }
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [ownImportsOnly(folder, known, refuse), withoutTypes, ...plugins],
    oxc: false,
    build: {
      target: 'es2023',
      outDir: 'dist',
      emptyOutDir: false,
      minify: paths !== null,
      modulePreload: false,
      lib: { entry, formats: ['es'], fileName: () => `${name}.js`, cssFileName: name },
      rolldownOptions: { tsconfig: false, output: paths ? { paths } : {} },
    },
  }).catch((error: unknown) => {
    throw new PackageProblem(refusal ?? (error instanceof Error ? error.message : String(error)))
  })
}

function ownImportsOnly(
  folder: string,
  known: readonly string[],
  refuse: (sentence: string) => never,
): Plugin {
  return {
    name: 'own-imports-only',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined) return null
      if (known.includes(source)) return { id: source, external: true }
      const found = source.startsWith('.') ? path.resolve(path.dirname(importer), source) : source
      if (found.startsWith(`${folder}${path.sep}`) && !found.includes('node_modules')) return null
      const file = path.relative(folder, importer)
      const lines = readFileSync(importer, 'utf8').split('\n')
      const line = lines.findIndex((one) => /['"]/.test(one) && one.includes(source))
      const place = `${file}:${line + 1} imports ${source}`
      return refuse(`${place}; a game may import only its own files and ${known.join(', ')}`)
    },
  }
}

/**
 * Adds the CSS class of the game to each selector, so that the game's styles cannot change other
 * parts of the page.
 */
function scoped(id: string): Plugin {
  return {
    name: 'scoped-style',
    enforce: 'pre',
    transform: (code, file) => (file.endsWith('.css') ? `.${id} {\n${code}\n}` : null),
  }
}
