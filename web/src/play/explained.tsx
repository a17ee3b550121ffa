import { lazy } from '../ui/lazy.tsx'

/**
 * A text whose glossary terms can be pressed; the text is plain until the glossary has been loaded.
 */
export const Explained = lazy(
  async () => (await import('./terms.tsx')).Terms,
  ({ text }) => <>{text}</>,
)
