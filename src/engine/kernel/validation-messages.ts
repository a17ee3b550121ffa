import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

export function validationMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'missing' : `must be ${nameOf(issue.expected)}`
    case 'invalid_value':
      return issue.input === undefined ? 'missing' : oneOf(issue.values)
    case 'too_small':
      return bounded(issue, issue.minimum, issue.inclusive ? 'at least' : 'more than')
    case 'too_big':
      return bounded(issue, issue.maximum, issue.inclusive ? 'at most' : 'less than')
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? `text that matches ${issue.pattern}`}`
    case 'unrecognized_keys':
      return `unknown: ${issue.keys.join(', ')}`
    default:
      return undefined
  }
}

export const oneOf = (values: readonly unknown[]): string =>
  `one of ${[...new Set(values)].map(String).join(', ')}`

export function anyOf(messages: readonly string[]): string {
  const [first = '', ...others] = [...new Set(messages)]
  return [first, ...others.map((one) => one.replace(/^must be /, ''))].join(' or ')
}

const names: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}
const nameOf = (type: string): string => names[type] ?? type

const formats: Readonly<Record<string, string>> = {
  guid: 'an id (UUID)',
  uuid: 'an id (UUID)',
  url: 'an address (URL)',
}

const parts: Readonly<Record<string, string>> = { string: 'character', array: 'item' }

function bounded(
  { origin, exact }: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  bound: number | bigint,
  how: string,
): string {
  const part = parts[origin]
  const most = `${exact ? 'exactly' : how} ${bound}`
  if (part === undefined) return `must be ${most}`
  return `must have ${most} ${part}${Number(bound) === 1 ? '' : 's'}`
}
