import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const built = here('../dist/pages')
/** Service workers, which need URLs that never change. */
const workers = ['replay-worker', 'notices-worker']
/**
 * Matches modules whose path contains one of the given paths. The modules may be virtual modules of
 * the bundler, whose names start with a NUL character.
 */
const within = (...places: readonly string[]) =>
  new RegExp(places.map((one) => `[/\\0]${one}`).join('|'))
/**
 * Chunks that are shared by all pages, by all boards, or by all rulesets; without these groups, the
 * bundler would create many tiny chunks.
 */
const groups = [
  {
    name: 'core',
    test: within(
      ...['node_modules/(?:preact|@preact|openapi-fetch)/', 'packages/client/'],
      'vite/preload-helper',
      'web/src/(?:service|boards/(?:board|items)|engine/packages|text/shared/en)\\.tsx?$',
      'web/src/shell/(?:stored-value|route|tabs|theme|toast)\\.tsx?$',
      'web/src/ui/(?:format|game-name|seat-mark|card|alert|use-retry|use-query|lazy)\\.tsx?$',
      'web/src/ui/chunk-load-error\\.tsx$',
    ),
  },
  {
    name: 'shared',
    test: within(
      'web/src/play/(?:load-game|seat-list|seat-names|second-person)\\.tsx?$',
      'web/src/(?:boards/(?:index|pressable)|ui/clock)\\.tsx?$',
      'web/src/styles/(?:moves|table)\\.css$',
    ),
  },
  {
    name: 'common',
    test: within('src/(?:engine/rulesets/shared/(?:book|sure))\\.ts$'),
  },
]
interface Unasked {
  readonly by: RegExp
  readonly part: RegExp
  readonly names: readonly string[]
}
const ruleset = /\/src\/engine\/rulesets\/[^/]+\/index\.ts$/
const houses: readonly Unasked[] = [
  { by: ruleset, part: /^\.\/content\/house\.ts$/, names: ['house', 'housePack'] },
]
/**
 * Parts of rulesets that replay pages do not use: packs (which are in the log), bots, text views,
 * and sentences that do not describe events. Without the parts that replay pages do not use, the
 * rules are a third smaller.
 */
const unasked: readonly Unasked[] = [
  ...houses,
  {
    by: ruleset,
    part: /^\.\/(?:bot|bot\/\w+|sense\/index|imagine|suggest|text|text\/index)\.ts$/,
    names: ['bot', 'considers', 'sense', 'imagine', 'suggest', 'text'],
  },
  {
    by: /\/src\/engine\/rulesets\/[^/]+\/words\/index\.ts$/,
    part: /^\.\/(?:questions|moves|meanings|meanings\/index|glossary)\.ts$/,
    names: ['facts', 'questions', 'moves', 'spaces', 'meanings', 'glossary'],
  },
]
const textual = /\.(?:js|css|svg|html)$/

export default defineConfig({
  root: here('.'),
  publicDir: false,
  resolve: {
    alias: {
      // The pages import the client's source files, so the client need not be compiled.
      'touchline-client': here('../packages/client/src/index.ts'),
      '@engine': here('../src'),
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [without(unasked), schemasUnwritten(), preloadedFont(), compressed()],
  // The worker that analyses games needs the bots, but not the content packs, which the log
  // contains.
  worker: {
    format: 'es',
    plugins: () => [without(houses), schemasUnwritten()],
    // A service worker controls only the folder from which it is served.
    rolldownOptions: { output: { entryFileNames: 'replay/[name]-[hash].js' } },
  },
  build: {
    target: 'es2023',
    outDir: built,
    emptyOutDir: true,
    manifest: true,
    // The content security policy forbids inline code, so all assets are separate files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      preserveEntrySignatures: 'allow-extension',
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      input: {
        index: here('index.html'),
        docs: here('docs.html'),
        'replay-worker': here('src/replay/worker.ts'),
        'notices-worker': here('src/notices/worker.ts'),
        // Game packages import the shared modules in `kit`, so the build keeps all exports of these
        // modules.
        'kit/1/board': here('src/kit/board.ts'),
        'kit/1/kernel': here('src/kit/kernel.ts'),
        'kit/1/kit': here('src/kit/kit.ts'),
      },
      output: {
        // Game packages import the shared modules in `kit`, so the URLs of these modules must never
        // change.
        entryFileNames: ({ name }) =>
          workers.includes(name) || name.startsWith('kit/')
            ? '[name].js'
            : 'assets/[name]-[hash:7].js',
        // A short hash keeps the lists of chunk names in the scripts short.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { includeDependenciesRecursively: false, groups },
      },
    },
  },
})

function without(unasked: readonly Unasked[]): Plugin {
  const nothing = '\0nothing-to-replay'
  const names = unasked.flatMap((one) => one.names)
  return {
    name: 'rules-alone',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      unasked.some(({ by, part }) => part.test(source) && by.test(importer)) ? nothing : null,
    load: (id) =>
      id === nothing ? names.map((name) => `export const ${name} = null`).join('\n') : null,
  }
}

/**
 * Replays need no JSON Schema, so zod's JSON Schema writer is replaced by functions with the
 * same names that return null.
 */
function schemasUnwritten(): Plugin {
  const writer = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/
  const exported = /^export (?:const|function) (\w+)/gm
  return {
    name: 'schemas-unwritten',
    transform(code, id) {
      if (!writer.test(id)) return null
      const names = [...code.matchAll(exported)].map(([, name]) => name)
      return names.map((name) => `export const ${name} = () => null`).join('\n')
    },
  }
}

/** Without preloading, browsers find the font only after they have loaded the stylesheet. */
function preloadedFont(): Plugin {
  return {
    name: 'preloaded-font',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
        return fonts.map((name) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${name}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
          },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}

function compressed(): Plugin {
  const packed = {
    br: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
  }
  let folder = built
  return {
    name: 'compressed',
    // Temporary builds skip this plugin to save time.
    apply: (_, { mode }) => mode !== 'unpacked',
    configResolved({ build }) {
      folder = build.outDir
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true })
      const files = names
        .filter((name) => textual.test(name))
        .map((name) => path.join(folder, name))
      await Promise.all(
        files.map(async (file) => {
          const bytes = await readFile(file)
          for (const [ending, pack] of Object.entries(packed))
            await writeFile(`${file}.${ending}`, await pack(bytes))
        }),
      )
    },
  }
}
