/** The first packs listed their corners under `goal`. */
export function upcastContent(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || !('goal' in content)) return content
  const { goal, ...rest } = content
  return { corners: goal, ...rest }
}
