import { writeFileSync } from 'node:fs'
import { registry } from '../src/engine/rulesets/index.ts'
import { corpusOf, writeCorpus } from './corpus-games.ts'

/** `npm run corpus` rewrites only the games of the current ruleset versions. */
for (const rules of Object.values(registry)) writeFileSync(corpusOf(rules), writeCorpus(rules))
