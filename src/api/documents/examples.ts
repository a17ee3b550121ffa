import { presentDecision, presentDecisions, presentFacts } from '../../app/games/present.ts'
import { create, submit } from '../../engine/kernel/perform.ts'
import { buildTable } from '../../engine/kernel/table.ts'
import { redact } from '../../engine/kernel/visibility.ts'
import { packHashOf } from '../../engine/luck/log.ts'
import { commitmentTo, hmacLuck } from '../../engine/luck/stream.ts'
import { registry } from '../../engine/rulesets/index.ts'

const game = '0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3'
const startedAt = 1_795_280_400_000
const movedAt = startedAt + 2_000
const ADA = 0

/** The example game's seed is arbitrary: the SHA-256 of the empty string. */
const seed = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/**
 * Plays an example game and writes the API's answers to a TypeScript module, so that the API
 * document can be built without loading the rules. After changing `examplesFile`, run `npm run
 * schema` twice, because only the second run updates the files that contain the examples.
 */
export function examplesFile(): Map<string, string> {
  const json = JSON.stringify(played(), null, 2)
  const text = `/** Written by \`npm run schema\`. */\nexport const played = ${json}\n`
  return new Map([['src/api/rest/document/examples/played.generated.ts', text]])
}

function played() {
  const rules = registry.goalscorer!
  const table = buildTable(rules, { seats: 2 })
  const luck = hmacLuck(seed, game)
  const { game: position } = create(rules, table, luck, startedAt)
  const { version } = position
  const [decision] = position.open
  if (decision?.seat !== ADA) throw new Error('the example game starts with a decision')
  const whole = presentDecision({ rules, record: { hints: true } }, position, decision, 'handles')
  const view = structuredClone(rules.viewFor(position.state, ADA, table))
  const before = presentDecisions(position, ADA)
  const { facts } = presentFacts(rules, position, ADA, 'handles')
  const [move] = whole.examples
  const answer = { seat: ADA, decisionId: decision.id, move }
  const { events, drawn } = submit(rules, position, answer, luck, movedAt)
  return {
    game,
    startedAt,
    movedAt,
    commitment: commitmentTo(seed),
    pack: packHashOf(rules.id, rules.packs[0]),
    before: { version, options: table.options, view, facts, whole, asked: before.decisions[0] },
    move,
    after: {
      version: position.version,
      drawn,
      events: events.map((event, at) => ({
        version: version + at + 1,
        at: movedAt,
        event: redact(rules, event, ADA, false),
      })),
      state: position.state,
      decisions: presentDecisions(position, ADA).decisions,
    },
  }
}
