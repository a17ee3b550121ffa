import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The chat host loads only one HTML document, so all code and styles are inlined. */
// biome-ignore lint/style/noDefaultExport: Vite reads the default export
export default defineConfig({
  root: here('.'),
  publicDir: false,
  resolve: {
    alias: {
      'touchline-client': here('../../packages/client/src/index.ts'),
      '@engine': here('../../src'),
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [withoutEditors(), oneDocument()],
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    outDir: here('../../dist/app'),
    emptyOutDir: true,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: here('view.tsx'),
      output: { format: 'es', codeSplitting: false },
    },
  },
})

/**
 * The boards' special input forms would make up a seventh of the HTML document, so the page uses
 * the general form for moves instead.
 */
function withoutEditors(): Plugin {
  const file = /\/boards\/[\w-]+\/editors\.ts$/
  const load = (id: string) => (file.test(id) ? 'export const editors = {}' : null)
  return { name: 'without-editors', enforce: 'pre', load }
}

function oneDocument(): Plugin {
  return {
    name: 'one-document',
    enforce: 'post',
    generateBundle(_, bundle) {
      let [code, styles] = ['', '']
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === 'chunk') code += file.code
        else if (name.endsWith('.css')) styles += file.source
        delete bundle[name]
      }
      // The web font would make up a quarter of the HTML document, so the page uses the system font
      // instead.
      styles = styles.replace(/@font-face\{[^}]*\}/g, '')
      const script = code.replaceAll('</script', '<\\/script')
      const source =
        '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
        '<meta name="viewport" content="width=device-width"><title>Touchline</title>' +
        `<style>${styles}</style></head><body><div id="root">…</div>` +
        `<script type="module">${script}</script></body></html>`
      this.emitFile({ type: 'asset', fileName: 'board.html', source })
    },
  }
}
