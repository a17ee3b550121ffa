import type { Schemas } from '../service.ts'
import * as en from '../text/menu/en.ts'
import { Markdown } from '../ui/markdown.tsx'

interface GuideProps {
  readonly text: string
  readonly glossary: Schemas['Ruleset']['glossary']
}

export const Guide = ({ text, glossary }: GuideProps) => (
  <>
    <Markdown text={text} />
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
  </>
)
