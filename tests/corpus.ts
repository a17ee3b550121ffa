import { writeFileSync } from 'node:fs'
import { registry } from '../src/engine/rulesets/index.ts'
import { corpusOf, writeCorpus } from './corpus-games.ts'

/**
 * `npm run corpus` writes the games of the current versions again; those of earlier versions stay.
 */
for (const rules of Object.values(registry)) writeFileSync(corpusOf(rules), writeCorpus(rules))
