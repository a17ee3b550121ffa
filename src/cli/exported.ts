import { UsageError } from './arguments.ts'
import { Refused, serviceClient } from './service-client.ts'

export async function answered(path: string): Promise<Response> {
  try {
    return await serviceClient(process.env)(path)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const isRefused = error instanceof Refused
    throw new UsageError(
      isRefused ? error.message : 'the service at TOUCHLINE_URL is not responding',
    )
  }
}

export function queryOf(
  query: Readonly<Record<string, string | number | boolean | null | undefined>>,
): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) given.set(name, String(value))
  return given.size === 0 ? '' : `?${given}`
}
