import { readFileSync } from 'node:fs'

const file = new URL('../../../package.json', import.meta.url)
const { name } = JSON.parse(readFileSync(file, 'utf8')) as { readonly name: string }

/** The name under which the owner publishes this package. */
export const PACKAGE_NAME: string = name

/** Modules of this package that the rules of a game may import. */
export const RULE_IMPORTS = [`${PACKAGE_NAME}/kernel`, `${PACKAGE_NAME}/kit`]

/**
 * Boards may import these modules, too. JSX compiles to imports of the last module in this list.
 */
export const BOARD = `${PACKAGE_NAME}/board`
export const BOARD_IMPORTS = [...RULE_IMPORTS, BOARD, `${BOARD}/jsx-runtime`]

/** `kernel` of `touchline/kernel`; `board` of both modules of boards. */
export const moduleOf = (specifier: string): string =>
  specifier.slice(PACKAGE_NAME.length + 1).split('/')[0] ?? ''
