/** The columns that an expression aggregates; needed when a schema is compiled. */
import { rootOf } from '../base/root-of.ts'
import { columnPath } from './aggregate.ts'
import type { Call, Expression } from './expression.ts'
import { parts, references } from './expression.ts'
import { isAggregate } from './functions.ts'

/** The arguments of all aggregates in an expression, inner ones first, without duplicates. */
export function columnsOf(expression: Expression): readonly Expression[] {
  const inner = parts(expression).flatMap(columnsOf)
  const own = expression.kind === 'call' && isAggregate(expression) ? (expression as Call).arguments : [] // The guard narrows only the name.
  const byPath = new Map([...inner, ...own].map((element) => [columnPath(element), element]))
  return [...byPath.values()]
}

/** The list that a column belongs to: the root of its first path that is a list. */
export function listOfColumn(element: Expression, isList: (name: string) => boolean): string | undefined {
  return references(element).map(rootOf).find(isList)
}
