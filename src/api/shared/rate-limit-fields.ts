import type { Allowance, RateLimitBucket } from '../../app/core/rate-limits.ts'

/** The headers of draft-ietf-httpapi-ratelimit-headers. */
export function rateLimitFields(
  bucket: RateLimitBucket,
  { most, seconds, left, resetIn }: Allowance,
): Readonly<Record<string, string>> {
  return {
    'ratelimit-policy': `"${bucket}";q=${most};w=${seconds}`,
    ratelimit: `"${bucket}";r=${left};t=${resetIn}`,
  }
}
