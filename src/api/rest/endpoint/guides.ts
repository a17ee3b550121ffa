/** Guides in reading order. */
export const guides = [
  'concepts',
  'client',
  'live',
  'bot',
  'language-model',
  'webhooks',
  'hosting',
] as const

/** Pages of `docs` that guides and answers link to. */
export const pages = ['errors', 'luck', 'packs', 'operating'] as const
