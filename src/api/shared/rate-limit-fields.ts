import type { Allowance, RateLimitBucket } from '../../app/core/rate-limits.ts'

export function rateLimitFields(
  bucket: RateLimitBucket,
  { most, seconds, left, resetIn }: Allowance,
): Readonly<Record<string, string>> {
  return {
    'ratelimit-policy': `"${bucket}";q=${most};w=${seconds}`,
    ratelimit: `"${bucket}";r=${left};t=${resetIn}`,
  }
}
