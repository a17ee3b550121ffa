export const withStyles = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const links = [...document.querySelectorAll('link')]
    if (links.some(({ href }) => href.endsWith(address))) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => reject(new Error('The styles of the board could not be loaded.'))
    document.head.append(link)
  })
