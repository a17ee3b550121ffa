import type { Domain, Space } from './space.ts'

/** Describes a set of moves in one line, such as `move-youth counter=home-y1 to=b3|c3`. */
export function textOfSpace({ type, fields, exact }: Space): string {
  const parts = Object.entries(fields).map(([name, domain]) =>
    'optional' in domain
      ? `[${name}=${textOfDomain(domain.optional)}]`
      : `${name}=${textOfDomain(domain)}`,
  )
  return [type, ...parts, ...(exact ? [] : ['(some of these may be refused)'])].join(' ')
}

function textOfDomain(domain: Domain): string {
  if ('is' in domain) return textOfValue(domain.is)
  if ('oneOf' in domain) return domain.oneOf.map(textOfValue).join('|')
  if ('step' in domain) {
    const { from, to, step } = domain
    return step === 1 ? `${from}..${to}` : `${from}..${to} by ${step}`
  }
  if ('record' in domain) {
    const parts = Object.entries(domain.record).map(
      ([name, one]) => `${name}: ${textOfDomain(one)}`,
    )
    return `{${parts.join(', ')}}`
  }
  if ('either' in domain) return `(${domain.either.map(textOfDomain).join(' or ')})`
  if ('optional' in domain) return `[${textOfDomain(domain.optional)}]`
  const { min, max } = domain
  const many = min === max ? `${min}` : `${min}..${max}`
  if ('listOf' in domain) return `[${many} times ${textOfDomain(domain.listOf)}]`
  const items = 'arrange' in domain ? domain.arrange : domain.subsetOf
  const order = 'arrange' in domain ? ' in any order' : ''
  return `[${many} of ${items.map(textOfValue).join(' ')}${order}]`
}

const textOfValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)
