/** The guides of `docs/guides`, in the order in which they are read. */
export const guides = [
  'concepts',
  'client',
  'live',
  'bot',
  'language-model',
  'webhooks',
  'hosting',
] as const

/** Pages of `docs` that guides and answers lead to. */
export const pages = ['errors', 'luck', 'packs', 'operating'] as const
