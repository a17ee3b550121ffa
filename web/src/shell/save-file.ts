/** Downloads a file with the token, which a plain link could not send. */
export async function saveFile(path: string, token: string | null, name: string): Promise<void> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  const answer = await fetch(path, { headers })
  if (!answer.ok) throw new Error((await answer.json()).detail)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
