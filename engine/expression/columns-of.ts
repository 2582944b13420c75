/** Which columns an expression takes: asked when a schema is compiled. */
import { columnPath } from './aggregate.ts'
import type { Call, Expression } from './expression.ts'
import { parts, references } from './expression.ts'
import { isAggregate } from './functions.ts'

/** What aggregates take in an expression, inner ones first; each text once. */
export function columnsOf(expression: Expression): readonly Expression[] {
  const inner = parts(expression).flatMap(columnsOf)
  const own = expression.kind === 'call' && isAggregate(expression) ? (expression as Call).arguments : [] // The guard narrows the name only.
  const byPath = new Map([...inner, ...own].map((element) => [columnPath(element), element]))
  return [...byPath.values()]
}

/** The list that a column is of: the root of its paths among `lists`. */
export function listOfColumn(element: Expression, isList: (name: string) => boolean): string | undefined {
  return references(element)
    .map((path) => path.split('.', 1)[0] ?? '')
    .find(isList)
}
