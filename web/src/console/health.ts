import type { OperatorPaths } from 'touchline-client'

export type Health =
  OperatorPaths['/v1/admin/health']['get']['responses'][200]['content']['application/json']
