interface Reader {
  /** Of who reads, where they have one in this browser: calls are tried with it. */
  readonly token: string | null
  readonly isDark: boolean
}

/** The reference asks this service alone, and offers nothing of its maker's. */
export const settingsFor = ({ token, isDark }: Reader): object => ({
  url: '/openapi.json',
  baseServerURL: location.origin,
  ...nothingFromElsewhere,
  ...look,
  forceDarkModeState: isDark ? 'dark' : 'light',
  generateOperationSlug: ({ operationId = '' }) => operationId,
  authentication: {
    preferredSecurityScheme: 'token',
    securitySchemes: { token: { token: token ?? '' } },
  },
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

const look = {
  theme: 'none',
  layout: 'modern',
  hideDarkModeToggle: true,
  documentDownloadType: 'none',
  orderSchemaPropertiesBy: 'preserve',
  metaData: { title: 'Touchline: API reference' },
}
