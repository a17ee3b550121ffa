import type pg from 'pg'

export interface Cost {
  readonly rows: number
  readonly pages: number
  readonly scanned: readonly string[]
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Plan[]
}

export interface SqlQuery {
  readonly text: string
  readonly values: readonly unknown[]
}

export async function costOf(client: pg.Client, { text, values }: SqlQuery): Promise<Cost> {
  const explain = `explain (analyze, buffers, timing off, format json) ${text}`
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(explain, [...values])
  const plan = rows[0]!['QUERY PLAN'][0]!.Plan
  const scans = nodesOf(plan).filter((node) => node['Relation Name'] !== undefined)
  return {
    rows: Math.round(scans.reduce((sum, scan) => sum + readBy(scan), 0)),
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    scanned: scans
      .filter((scan) => scan['Node Type'] === 'Seq Scan')
      .map((scan) => scan['Relation Name']!),
  }
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const readBy = (scan: Plan): number =>
  scan['Actual Loops'] *
  (scan['Actual Rows'] +
    (scan['Rows Removed by Filter'] ?? 0) +
    (scan['Rows Removed by Index Recheck'] ?? 0))
