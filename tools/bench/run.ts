const benches: { readonly [name: string]: () => Promise<unknown> } = {
  engine: async () => {
    await import('./engine.ts')
    await import('./rulesets.ts')
  },
  beats: () => import('./beats.ts'),
  citus: () => import('./citus.ts'),
  doorbells: () => import('./doorbells.ts'),
  export: () => import('./export.ts'),
  followers: () => import('./followers.ts'),
  service: () => import('./service.ts'),
  length: () => import('./length.ts'),
  lists: () => import('./lists.ts'),
  many: () => import('./many.ts'),
  nodes: () => import('./nodes.ts'),
  start: () => import('./start.ts'),
  goalscorer: () => import('./goalscorer-figures.ts'),
  'rising-star': () => import('./rising-star.ts'),
  starplayer: () => import('./starplayer.ts'),
  superclub: () => import('./superclub.ts'),
  'title-chase': () => import('./title-chase.ts'),
  'title-chase-stars': () => import('./title-chase-stars.ts'),
}

const [name = ''] = process.argv.slice(2)
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
if (bench) await bench()
else {
  console.error(`usage: npm run bench -- ${Object.keys(benches).join(' | ')}`)
  process.exitCode = 2
}
