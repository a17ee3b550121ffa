import { lazy } from '../ui/lazy.tsx'

/**
 * Text whose glossary terms can be pressed; until the glossary has been loaded, the text is plain.
 */
export const Explained = lazy(
  async () => (await import('./terms.tsx')).Terms,
  ({ text }) => <>{text}</>,
)
