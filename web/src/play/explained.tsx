import { lazy } from '../ui/lazy.tsx'

/** A text whose terms can be pressed. The glossary is loaded lazily, and until then it is plain. */
export const Explained = lazy(
  async () => (await import('./terms.tsx')).Terms,
  ({ text }) => <>{text}</>,
)
