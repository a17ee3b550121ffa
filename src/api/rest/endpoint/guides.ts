export const guides = [
  'concepts',
  'client',
  'graphql',
  'live',
  'bot',
  'language-model',
  'webhooks',
  'hosting',
] as const

export const pages = ['errors', 'luck', 'packs', 'operating', 'agents'] as const
