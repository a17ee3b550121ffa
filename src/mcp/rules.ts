import type { Services } from '../service/services.ts'

/** A page of rules that fits into what a model reads at once. */
export const RULES_PAGE = 8_000

/** First what is sent (options, choices, moves), then the rules as they are printed. */
export async function rulesText(services: Services, id: string, page: number) {
  const { rulesets } = services
  const { options, choice, moves, seats } = await rulesets.show(id)
  const schemas = { seats, options, choice, moves }
  const whole = `Schemas: ${JSON.stringify(schemas)}\n\n${await rulesets.rules(id)}`
  const pages = Math.max(1, Math.ceil(whole.length / RULES_PAGE))
  const at = Math.min(page, pages)
  return { page: at, pages, text: whole.slice((at - 1) * RULES_PAGE, at * RULES_PAGE) }
}
