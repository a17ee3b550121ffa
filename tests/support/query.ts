import pg from 'pg'

/** Runs queries as a superuser, on a new connection. */
export async function queryAt(url: string, ...texts: string[]): Promise<pg.QueryResult[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const results: pg.QueryResult[] = []
    for (const text of texts) results.push(await client.query(text))
    return results
  } finally {
    await client.end()
  }
}
