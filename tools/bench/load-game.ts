// Prints how many milliseconds a process, which has its house games, needs for that of a package.
import { loadGames } from '../../src/games/load.ts'

const [folder = ''] = process.argv.slice(2)
const began = performance.now()
await loadGames([folder])
console.log(performance.now() - began)
