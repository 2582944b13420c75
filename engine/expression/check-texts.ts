/** Type rules for texts with a fixed set of options: comparing with a text outside the set is an error. */
import type { Checker } from './checker.ts'
import { parts } from './expression.ts'
import type { Expression, TextLiteral } from './expression.ts'
import type { Complain } from './expression-error.ts'
import type { TextType } from './expression-type.ts'
import { suggest } from './suggest.ts'

type Side = { readonly expression: Expression; readonly type: TextType }

const mostShown = 8

/** The union of two text types; unrestricted if either is. */
export function uniteTexts(a: TextType, b: TextType): TextType {
  if (a.options === undefined || b.options === undefined) return { kind: 'text' }
  return { kind: 'text', options: [...new Set([...a.options, ...b.options])] }
}

/** Reports each text that a result may have and that the expected options do not include. */
export function checkOptions({ expression, type }: Side, { options: allowed }: TextType, { complainAt }: Checker): void {
  if (allowed === undefined) return
  for (const value of type.options ?? []) {
    if (!allowed.includes(value)) complainNever(value, allowed, complainAt((findLiteral(expression, value) ?? expression).at))
  }
}

/** Reports a comparison that can never be true, at the literal if there is one. */
export function checkComparable(left: Side, right: Side, { complainAt }: Checker): void {
  const [a, b] = [left.type.options, right.type.options]
  if (a === undefined || b === undefined || a.some((value) => b.includes(value))) return
  const [first, second] = [left.expression, right.expression]
  if (second.kind === 'text') complainNever(second.value, a, complainAt(second.at))
  else if (first.kind === 'text') complainNever(first.value, b, complainAt(first.at))
  else complainAt([first.at[0], second.at[1]])('neverValue', 'the two sides have no value in common')
}

function complainNever(value: string, options: readonly string[], complain: Complain): void {
  const suggestion = suggest(value, options)
  const hint = suggestion === undefined ? '' : `; did you mean '${suggestion}'?`
  const shown = options.length > mostShown ? [...options.slice(0, mostShown), '…'] : options
  const params = suggestion === undefined ? { value } : { value, suggestion }
  complain('neverValue', `'${value}' is never a value here (${shown.join(', ')})${hint}`, params)
}

function findLiteral(expression: Expression, value: string): TextLiteral | undefined {
  if (expression.kind === 'text') return expression.value === value ? expression : undefined
  for (const part of parts(expression)) {
    const found = findLiteral(part, value)
    if (found !== undefined) return found
  }
  return undefined
}
