import { touchline } from '../service.ts'
import { useQuery } from '../ui/use-query.ts'
import type { RulesetSummary } from './create.ts'

export function useRulesets(): { rulesets: readonly RulesetSummary[]; trouble: string | null } {
  const { data, trouble } = useQuery('', () => touchline.unwrap(touchline.GET('/v1/rulesets')))
  return { rulesets: data ?? NONE, trouble }
}
const NONE: readonly RulesetSummary[] = []
