/** The pieces of a formula, found without the engine's help. */
import type { Expression } from '../../../../engine/expression/index.ts'

const isPart = (one: unknown): one is Expression => typeof one === 'object' && one !== null && 'kind' in one
const asList = (one: unknown): readonly unknown[] => (Array.isArray(one) ? one : [one])

/** Whatever in it has a kind is a piece of a formula: places and names have none. */
export const partsOf = (expression: Expression): readonly Expression[] => Object.values(expression).flatMap(asList).filter(isPart)

/** A whole number that is written out, with its sign. */
export const whole = (part: Expression): number | undefined => {
  if (part.kind === 'number') return Number.isInteger(part.value) ? part.value : undefined
  const inner = part.kind === 'unary' && part.operator === '-' ? whole(part.operand) : undefined
  return inner === undefined ? undefined : -inner
}

/** Where a text stands in an expression. */
export const textIn = (expression: Expression, text: string): Expression | undefined =>
  expression.kind === 'text' && expression.value === text
    ? expression
    : partsOf(expression)
        .map((part) => textIn(part, text))
        .find((found) => found !== undefined)

export const ofOne = new Set('abs sqrt sin cos tan asin acos atan exp log log10 trunc floor ceil round'.split(' '))
export const ofTwo = new Set(['pow', 'root', 'mod', 'atan2'])
export const functions = [...ofOne, 'min', 'max', ...ofTwo]
export const ofColumns = new Set(['sum', 'mean', 'min', 'max', 'count', 'any', 'all', 'first', 'last'])
export const ofNumbers = new Set(['sum', 'mean', 'min', 'max'])

/** Every name of a formula. */
export const namesIn = (expression: Expression): readonly string[] =>
  expression.kind === 'name' ? [expression.name] : partsOf(expression).flatMap(namesIn)
