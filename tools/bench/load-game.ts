// Prints the milliseconds that a process with loaded built-in games needs to load a packaged game.
import { loadGames } from '../../src/games/load.ts'

const [folder = ''] = process.argv.slice(2)
const began = performance.now()
await loadGames([folder])
console.log(performance.now() - began)
