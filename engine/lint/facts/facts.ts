/** Conditions known to hold at an expression: inside `c ? … : …`, `c && …`, or under a parameter's `when`. */
import { printExpression } from '../../expression/index.ts'
import type { Expression } from '../../expression/index.ts'

/** Printed condition → whether it holds. */
export type Facts = ReadonlyMap<string, boolean>

/** No known conditions. */
export const noFacts: Facts = new Map()

/** Normalises a condition: `a != b` becomes the negation of `a == b`. */
function normal(condition: Expression): { readonly key: string; readonly sign: boolean } {
  if (condition.kind === 'unary' && condition.operator === '!') {
    const { key, sign } = normal(condition.operand)
    return { key, sign: !sign }
  }
  if (condition.kind === 'binary' && condition.operator === '!=') {
    return { key: printExpression({ ...condition, operator: '==' }), sign: false }
  }
  return { key: printExpression(condition), sign: true }
}

/** Adds a fact and those it implies: both sides of a true `&&`, both sides of a false `||`. */
export function withFact(facts: Facts, condition: Expression, holds: boolean): Facts {
  const next = new Map(facts)
  const add = (part: Expression, value: boolean): void => {
    const { key, sign } = normal(part)
    next.set(key, value === sign)
    if (part.kind === 'unary' && part.operator === '!') add(part.operand, !value)
    if (part.kind !== 'binary' || (part.operator !== '&&' && part.operator !== '||')) return
    if ((part.operator === '&&') !== value) return
    add(part.left, value)
    add(part.right, value)
  }
  add(condition, holds)
  return next
}

/** Whether a condition is known to hold or known not to hold; undefined if neither. */
export function factOf(facts: Facts, condition: Expression): boolean | undefined {
  if (facts.size === 0) return undefined
  const { key, sign } = normal(condition)
  const known = facts.get(key)
  return known === undefined ? undefined : known === sign
}
