import { sameJson } from '../../../src/engine/kernel/json.ts'
import type { VerificationResult } from '../engine/verify-log.ts'
import { Card } from '../ui/card.tsx'
import { formatNumber } from '../ui/format.ts'

const verdicts = {
  proved: ['good', '✓ verified'],
  unproved: ['warn', 'not fully verified'],
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
      {verdict === 'proved' ? `${words}: ${formatNumber(events)} events` : words}
    </span>
  )
}

interface ProofCardProps {
  readonly proof: VerificationResult
  go(version: number): void
}

/** All findings; of the differences, the first one with expected and recorded events. */
export function VerificationCard({ proof, go }: ProofCardProps) {
  const { broken, difference } = proof
  const [expected, stored] = firstUnlike(difference?.expected, difference?.stored)
  return (
    <Card title="Verified in this tab">
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
          <h3>Expected</h3>
          <pre>{shown(expected)}</pre>
          <h3>Recorded</h3>
          <pre>{shown(stored)}</pre>
        </div>
      )}
      {(difference ?? broken) && (
        <button type="button" onClick={() => go((difference ?? broken)?.version ?? 0)}>
          Go to this move
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
    [commitmentHolds, 'The seed matches the commitment made before the game.'],
    [
      broken === null,
      broken === null
        ? 'The hash chain is intact.'
        : `The hash chain breaks after version ${broken.version}: ${broken.reason}.`,
    ],
    ...altered.map((what) => [false, `The header’s ${what} does not match the log.`] as const),
    [
      difference === null,
      difference === null
        ? `Replaying all ${formatNumber(commits - foldedOnly)} moves gives the same game.`
        : `Commit ${difference.commit}, after version ${difference.version}, ${difference.reason}.`,
    ],
    ...(foldedOnly > 0
      ? [
          [
            false,
            `${formatNumber(foldedOnly)} steps from an older rules version were not re-executed.`,
          ] as const,
        ]
      : []),
    ...(over || difference ? [] : [[false, 'The log stops before the end of the game.'] as const]),
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
