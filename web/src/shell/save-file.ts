/** Unlike a plain link, a download by script can show an error. */
export async function saveFile(path: string, name: string): Promise<void> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error((await answer.json()).detail)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
