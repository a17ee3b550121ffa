export type Arrows = ReadonlyMap<string, readonly string[]>

export function circlesIn(arrows: Arrows): string[][] {
  const reached = new Map([...arrows.keys()].map((one) => [one, reachedFrom(one, arrows)]))
  const leads = (from: string, to: string) => reached.get(from)?.has(to) ?? false
  const circling = [...arrows.keys()].filter((one) => leads(one, one)).sort()
  return circling
    .map((one) => circling.filter((other) => leads(one, other) && leads(other, one)))
    .filter(([first], place) => first === circling[place])
}

function reachedFrom(start: string, arrows: Arrows): Set<string> {
  const reached = new Set<string>()
  const open = [...(arrows.get(start) ?? [])]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (reached.has(one)) continue
    reached.add(one)
    open.push(...(arrows.get(one) ?? []))
  }
  return reached
}
