/**
 * The command and the arguments of a Node process without what tap has every process load first:
 * that doubles the time it takes to start, and only coverage needs it.
 */
export function plainNode(...args: string[]): [command: string, args: string[]] {
  if (process.env.SOAK) return [process.execPath, args]
  return ['env', ['-u', 'NODE_OPTIONS', process.execPath, ...args]]
}
