export const SCOPES = ['read', 'play'] as const
export const METADATA_PATH = '/.well-known/oauth-protected-resource'

export const challengeOf = (issuer: string, error?: 'invalid_token' | 'insufficient_scope') =>
  `Bearer resource_metadata="${issuer}${METADATA_PATH}/mcp", scope="${SCOPES.join(' ')}"` +
  (error === undefined ? '' : `, error="${error}"`)
