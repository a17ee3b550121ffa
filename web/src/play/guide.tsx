import { TimeTable } from '../lobby/presets.tsx'
import type { Schemas } from '../service.ts'
import * as en from '../text/menu/en.ts'
import { Markdown } from '../ui/markdown.tsx'
import { useTerms } from './terms.tsx'

interface GuideProps extends Pick<Schemas['Ruleset'], 'glossary' | 'presets'> {
  readonly text: string
}

/** Shows the guide for players, the glossary of the game, and a table of playing times. */
export function Guide({ text, glossary, presets }: GuideProps) {
  const { mark, explanation } = useTerms(glossary)
  return (
    <>
      <Markdown text={text} mark={mark} />
      {glossary.length > 0 && (
        <>
          <h2>{en.terms}</h2>
          <dl class="glossary">
            {glossary.map(({ term, says, clause }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {`${says} `}
                  <button type="button" class="clause-id" data-opens={clause}>
                    {clause}
                  </button>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <TimeTable presets={presets} />
      {explanation}
    </>
  )
}
