/** The expression tree: plain JSON, made by `parse`, read by `check`, `compileExpression`, `range` and the printers. */

import { isAggregate } from './functions.ts'

/** Where a piece of an expression stands in its source: from `start` up to but not including `end`. */
export type SourceRange = readonly [start: number, end: number]

/** The operators between two expressions. */
export type BinaryOperator = '??' | '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/'

type At = { readonly at: SourceRange }

/** `30`, `30[min]`. */
export type NumberLiteral = At & { readonly kind: 'number'; readonly value: number; readonly unit?: string }
/** `'vertical'`. */
export type TextLiteral = At & { readonly kind: 'text'; readonly value: string }
/** `true`, `false`. */
export type BooleanLiteral = At & { readonly kind: 'boolean'; readonly value: boolean }
/** `load`. */
export type Name = At & { readonly kind: 'name'; readonly name: string }
/** `layout.isSliderSpacing`. */
export type Member = At & { readonly kind: 'member'; readonly object: Expression; readonly name: string }
/** `init.fs[loadType]`. */
export type Index = At & { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
/** `['1A', '1B']`. */
export type List = At & { readonly kind: 'list'; readonly items: readonly Expression[] }
/** `!a`, `-a`. */
export type Unary = At & { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression }
/** `a + b`. */
export type Binary = At & {
  readonly kind: 'binary'
  readonly operator: BinaryOperator
  readonly left: Expression
  readonly right: Expression
}
/** `condition ? whenTrue : whenFalse`. */
export type Conditional = At & {
  readonly kind: 'conditional'
  readonly condition: Expression
  readonly whenTrue: Expression
  readonly whenFalse: Expression
}
/** `max(a, b)`. */
export type Call = At & { readonly kind: 'call'; readonly name: string; readonly arguments: readonly Expression[] }

/** Any node of the tree. */
export type Expression = NumberLiteral | TextLiteral | BooleanLiteral | Name | Member | Index | List | Unary | Binary | Conditional | Call

/** How tightly each operator binds; CEL's table below `??`. All are left-associative. */
export const precedence = {
  '??': 1,
  '||': 2,
  '&&': 3,
  '==': 4,
  '!=': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  in: 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
} as const satisfies Record<BinaryOperator, number>

/** The direct parts of an expression, in source order. */
export function parts(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'member':
      return [expression.object]
    case 'index':
      return [expression.object, expression.index]
    case 'list':
      return expression.items
    case 'unary':
      return [expression.operand]
    case 'binary':
      return [expression.left, expression.right]
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse]
    case 'call':
      return expression.arguments
    default:
      return []
  }
}

/** The dotted text of a static path (`tables.serviceFactor.min`), or undefined for anything that is not names joined by dots. */
export function pathOf(expression: Expression): string | undefined {
  if (expression.kind === 'name') return expression.name
  if (expression.kind !== 'member') return undefined
  const object = pathOf(expression.object)
  return object === undefined ? undefined : `${object}.${expression.name}`
}

/** The paths without which an expression may have no value: those that it reads, but for what `??` stands in for. */
export function needed(expression: Expression): string[] {
  const path = pathOf(expression)
  if (path !== undefined) return [path]
  // Whatever is read of its rows, an aggregate needs the list.
  if (expression.kind === 'call' && isAggregate(expression)) return references(expression)
  const read = expression.kind === 'binary' && expression.operator === '??' ? [expression.right] : parts(expression)
  return [...new Set(read.flatMap(needed))]
}

/**
 * The static paths an expression reads, each once, in source order.
 *
 * `init.fs[loadType].min` reads `init.fs` and `loadType`: which member is read is not known before it runs.
 */
export function references(expression: Expression): string[] {
  const path = pathOf(expression)
  if (path !== undefined) return [path]
  return [...new Set(parts(expression).flatMap(references))]
}
