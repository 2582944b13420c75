/** The rules for texts with a fixed set of options: a text that can never be there is a mistake. */
import { parts } from './expression.ts'
import type { Expression, SourceRange } from './expression.ts'
import type { Report } from './expression-error.ts'
import type { TextType } from './expression-type.ts'
import { suggest } from './suggest.ts'

/** A text that is one of either; open where one of the two is. */
export function uniteTexts(a: TextType, b: TextType): TextType {
  if (a.options === undefined || b.options === undefined) return { kind: 'text' }
  return { kind: 'text', options: [...new Set([...a.options, ...b.options])] }
}

/** Reports each text that `expression` may give and that is not among the options of `wanted`. */
export function checkOptions(found: TextType, wanted: TextType, expression: Expression, report: Report): void {
  const { options } = wanted
  if (options === undefined) return
  for (const value of found.options ?? []) {
    if (!options.includes(value)) reportNever(value, options, literalAt(expression, value), report)
  }
}

/** Reports a comparison that can never hold, at the literal where there is one. */
export function checkComparable(sides: readonly [Expression, Expression], types: readonly [TextType, TextType], report: Report): void {
  const [left, right] = sides
  const [a, b] = [types[0].options, types[1].options]
  if (a === undefined || b === undefined || a.some((value) => b.includes(value))) return
  if (right.kind === 'text') reportNever(right.value, a, right.at, report)
  else if (left.kind === 'text') reportNever(left.value, b, left.at, report)
  else report('neverValue', [left.at[0], right.at[1]], 'the two sides have no value in common')
}

function reportNever(value: string, options: readonly string[], at: SourceRange, report: Report): void {
  const suggestion = suggest(value, options)
  const hint = suggestion === undefined ? '' : `; did you mean '${suggestion}'?`
  const shown = options.length > 8 ? [...options.slice(0, 8), '…'] : options
  const params = suggestion === undefined ? { value } : { value, suggestion }
  report('neverValue', at, `'${value}' is never a value here (${shown.join(', ')})${hint}`, params)
}

function literalAt(expression: Expression, value: string): SourceRange {
  return findLiteral(expression, value)?.at ?? expression.at
}

function findLiteral(expression: Expression, value: string): Expression | undefined {
  if (expression.kind === 'text') return expression.value === value ? expression : undefined
  for (const part of parts(expression)) {
    const found = findLiteral(part, value)
    if (found !== undefined) return found
  }
  return undefined
}
