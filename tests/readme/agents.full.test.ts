import { existsSync, readFileSync } from 'node:fs'
import t from 'tap'
import { blocks, page, runCommands } from './commands.ts'

const { scripts } = JSON.parse(page('package.json'))

t.test('the skill plays a whole game as it says', async (t) => {
  const { code, output } = await runCommands(t, blocks(page('skills/touchline/SKILL.md'), 'sh'))

  t.equal(code, 0, output)
  t.match(output, /is over: \{"ranking"/)
})

t.test('the commands and links of AGENTS.md exist', async (t) => {
  const text = page('AGENTS.md')
  const [commands = ''] = blocks(text, 'sh')

  for (const [, script] of commands.matchAll(/^npm (?:run )?(\S+)/gm))
    t.ok(Object.hasOwn(scripts, script!), `${script}`)
  for (const [, path] of text.matchAll(/\]\(([^)]+)\)/g))
    t.ok(existsSync(new URL(`../../../${path}`, import.meta.url)), `${path}`)
  const where = readFileSync(
    new URL('../../../docs/rulesets/goalscorer.md', import.meta.url),
    'utf8',
  )
  t.match(where, /GS-26/, 'the clause of the example')
})
