const BAR_WIDTH = 30
const REDRAW_MILLISECONDS = 100

/** A bar that redraws itself on a terminal, and says nothing where nobody watches. */
export function progressBar(total: number, stream = process.stderr) {
  if (!stream.isTTY) return { show: () => {}, done: () => {} }
  let drawn = 0
  return {
    show: (count: number) => {
      const now = performance.now()
      if (now - drawn < REDRAW_MILLISECONDS && count < total) return
      drawn = now
      const filled = Math.round((count / total) * BAR_WIDTH)
      const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
      stream.write(`\r${bar} ${count}/${total}`)
    },
    done: () => stream.write(`\r${' '.repeat(BAR_WIDTH + 2 * String(total).length + 3)}\r`),
  }
}
