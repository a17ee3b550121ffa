import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'

const ruleset = z.string().describe('such as goalscorer; `list` names all')

const prompts = {
  play: {
    title: 'Play a game',
    description: 'Play a complete game against a bot and explain your moves.',
    textFor: (id: string) =>
      `Play a game of ${id} on Touchline against one bot. Read page 1 of \`rules\`, then call ` +
      '`create_game`, then `play` until the game is over. Say in one sentence why you chose each ' +
      'move, and at the end who won and which move decided the game.',
  },
  teach: {
    title: 'Learn a game',
    description: 'Teach me a game, one idea at a time, with a real game as the example.',
    textFor: (id: string) =>
      `Teach me ${id} on Touchline. Read page 1 of \`rules\`, then start a game against one ` +
      'bot. Before each turn explain the position and the options in plain words and ask me what ' +
      'to play. Play my choice, then say what it changed. Never play a move that I did not choose.',
  },
} as const

export function addPrompts(server: McpServer): void {
  for (const [name, { title, description, textFor }] of Object.entries(prompts))
    server.registerPrompt(
      name,
      { title, description, argsSchema: z.object({ ruleset }) },
      (given) => ({
        messages: [{ role: 'user', content: { type: 'text', text: textFor(given.ruleset) } }],
      }),
    )
}
