const BAR_WIDTH = 30
const REDRAW_MILLISECONDS = 100
/** Interval between progress lines if the command's output is not a terminal. */
const LINE_MILLISECONDS = 10_000

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

export function progressCount(what: string, stream = process.stderr) {
  if (!stream.isTTY) return { show: () => {}, done: () => {} }
  const began = performance.now()
  let drawn = 0
  let width = 0
  return {
    show: (count: number) => {
      const now = performance.now()
      if (now - drawn < REDRAW_MILLISECONDS) return
      drawn = now
      const rate = Math.round((count * 1_000) / (now - began))
      const text = `${count} ${what}, ${rate} per second`
      stream.write(`\r${text.padEnd(width)}`)
      width = text.length
    },
    done: () => stream.write(`\r${' '.repeat(width)}\r`),
  }
}

export function progressTo(total: number) {
  const bar = progressBar(total)
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1_000
  let printedAt = began
  return {
    seconds,
    show(games: number) {
      bar.show(games)
      if (process.stderr.isTTY || performance.now() - printedAt < LINE_MILLISECONDS) return
      printedAt = performance.now()
      const rate = Math.round(games / seconds())
      console.error(`${games} of ${total} games, ${rate} games per second`)
    },
    done: bar.done,
  }
}
