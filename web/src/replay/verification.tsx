import { sameJson } from '../../../src/engine/kernel/json.ts'
import type { VerificationResult } from '../engine/verify-log.ts'
import * as en from '../text/replay/en.ts'
import { Card } from '../ui/card.tsx'
import { formatNumber } from '../ui/format.ts'

const verdicts = {
  proved: ['good', '✓ verified'],
  unproved: ['warn', en.notFullyVerified],
  refuted: ['bad', '✗ differs'],
} as const

export function VerificationBadge({
  proof: { verdict, events },
}: {
  readonly proof: VerificationResult
}) {
  const [tone, words] = verdicts[verdict]
  return (
    <span class={`pill ${tone}`} role="status">
      {verdict === 'proved' ? en.events(words, formatNumber(events)) : words}
    </span>
  )
}

interface ProofCardProps {
  readonly proof: VerificationResult
  go(version: number): void
}

export function VerificationCard({ proof, go }: ProofCardProps) {
  const { broken, difference } = proof
  const [expected, stored] = firstUnlike(difference?.expected, difference?.stored)
  return (
    <Card title={en.verifiedInThisTab}>
      <ul class="proof stack tight">
        {findingsOf(proof).map(([holds, words]) => (
          <li key={words} class={holds ? '' : 'bad'}>
            <span aria-hidden="true">{holds ? '✓ ' : '✗ '}</span>
            {words}
          </li>
        ))}
      </ul>
      {difference && (
        <div class="stack tight">
          <h3>{en.expected}</h3>
          <pre>{shown(expected)}</pre>
          <h3>{en.recorded}</h3>
          <pre>{shown(stored)}</pre>
        </div>
      )}
      {(difference ?? broken) && (
        <button type="button" onClick={() => go((difference ?? broken)?.version ?? 0)}>
          {en.goToThisMove}
        </button>
      )}
    </Card>
  )
}

function findingsOf(
  proof: VerificationResult,
): readonly (readonly [holds: boolean, words: string])[] {
  const { commitmentHolds, broken, altered, difference, foldedOnly, over, commits } = proof
  return [
    [commitmentHolds, en.theSeedMatchesTheCommitment],
    [
      broken === null,
      broken === null
        ? en.theHashChainIsIntact
        : en.theHashChainBreaksAfter(broken.version, broken.reason),
    ],
    ...altered.map((what) => [false, en.theHeadersDoesNotMatch(what)] as const),
    [
      difference === null,
      difference === null
        ? en.replayingAllMovesGivesThe(formatNumber(commits - foldedOnly))
        : en.commitAfterVersion(difference.commit, difference.version, difference.reason),
    ],
    ...(foldedOnly > 0
      ? [[false, en.stepsFromAnOlderRules(formatNumber(foldedOnly))] as const]
      : []),
    ...(over || difference ? [] : [[false, en.theLogStopsBeforeThe] as const]),
  ]
}

function firstUnlike(one: unknown, other: unknown): readonly [unknown, unknown] {
  if (!Array.isArray(one) || !Array.isArray(other)) return [one, other]
  const length = Math.max(one.length, other.length)
  const place = Array.from({ length }, (_, at) => at).find(
    (at) => !sameJson(one[at] ?? null, other[at] ?? null),
  )
  return [one[place ?? 0], other[place ?? 0]]
}

const SHOWN_MAX = 600

function shown(value: unknown): string {
  const text = JSON.stringify(value, null, 1) ?? 'nothing'
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)} …` : text
}
