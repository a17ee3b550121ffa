import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const top = fileURLToPath(new URL('..', import.meta.url))

await build({
  configFile: false,
  root: top,
  publicDir: false,
  logLevel: 'warn',
  plugins: [compiledAddress()],
  build: {
    ssr: 'src/bin/server.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      external: /^@opentelemetry\//,
      output: {
        entryFileNames: 'server.js',
        chunkFileNames: '[name].js',
        sourcemapExcludeSources: true,
      },
    },
  },
})

/**
 * In the bundle, each module keeps its original `import.meta.url`, because modules locate their
 * files and workers relative to this URL.
 */
function compiledAddress() {
  return {
    name: 'compiled-address',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null
      const compiled = path.relative(top, id).replace(/\.ts$/, '.js').replaceAll(path.sep, '/')
      const address = `new URL(${JSON.stringify(`../${compiled}`)}, import.meta.url).href`
      // The replacement for `import.meta.url` contains no line break, so that the source map
      // remains correct.
      return { code: code.replaceAll('import.meta.url', address), map: null }
    },
  }
}
