import { readFileSync } from 'node:fs'

const file = new URL('../../../package.json', import.meta.url)
const { name } = JSON.parse(readFileSync(file, 'utf8')) as { readonly name: string }

/** Name of this package on npm. */
export const PACKAGE_NAME: string = name

/** Modules of this package that the rules of a game may import. */
export const RULE_IMPORTS = [`${PACKAGE_NAME}/kernel`, `${PACKAGE_NAME}/kit`]

/** Module that boards may import, but rules may not. Compiled JSX imports `jsx-runtime`. */
export const BOARD = `${PACKAGE_NAME}/board`
export const BOARD_IMPORTS = [...RULE_IMPORTS, BOARD, `${BOARD}/jsx-runtime`]

/**
 * Returns `kernel` for `touchline/kernel`, and `board` for `touchline/board` and
 * `touchline/board/jsx-runtime`.
 */
export const moduleOf = (specifier: string): string =>
  specifier.slice(PACKAGE_NAME.length + 1).split('/')[0] ?? ''
