/**
 * The interactive API reference sends requests only to this service, so features that need the
 * vendor's servers are disabled.
 */
export const settingsFor = (isDark: boolean): object => ({
  sources: [
    { title: 'API', slug: 'api', url: '/openapi.json', default: true },
    { title: 'Operators', slug: 'operators', url: '/operators.json' },
  ],
  baseServerURL: location.origin,
  ...nothingFromElsewhere,
  ...appearance,
  forceDarkModeState: isDark ? 'dark' : 'light',
  generateOperationSlug: ({ operationId = '' }) => operationId,
})

const nothingFromElsewhere = {
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  withDefaultFonts: false,
  proxyUrl: '',
}

const appearance = {
  theme: 'none',
  layout: 'modern',
  hideDarkModeToggle: true,
  documentDownloadType: 'none',
  orderSchemaPropertiesBy: 'preserve',
  metaData: { title: 'Touchline: API reference' },
}
