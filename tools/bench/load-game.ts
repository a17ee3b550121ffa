// Prints how many milliseconds a process needs to load a packaged game after the built-in games are
// loaded.
import { loadGames } from '../../src/games/load.ts'

const [folder = ''] = process.argv.slice(2)
const began = performance.now()
await loadGames([folder])
console.log(performance.now() - began)
