/** Type rules for aggregates. Their argument is checked in the scope of one row. */
import { complainOfType, valueType } from './check-unify.ts'
import type { Checker } from './checker.ts'
import { references } from './expression.ts'
import { rootOf } from '../base/root-of.ts'
import type { Call, Expression } from './expression.ts'
import type { ExpressionType, RecordType, Scope } from './expression-type.ts'
import { aggregates } from './functions.ts'
import type { AggregateName } from './functions.ts'

const isColumns = (type: ExpressionType | undefined): type is RecordType =>
  type?.kind === 'record' && Object.values(type.members).some((member) => member.kind === 'column')

/** The lists whose columns an expression reads, without duplicates. */
export function listsIn(expression: Expression, { names }: Scope): readonly string[] {
  const roots = references(expression).map(rootOf)
  return [...new Set(roots)].filter((name) => Object.hasOwn(names, name) && isColumns(names[name]))
}

/** The scope inside an aggregate: a column of the list has the type of one cell. */
export function inRows({ names }: Scope, list: string): Scope {
  const type = names[list]
  if (!isColumns(type)) return { names }
  const members = Object.entries(type.members).map(([name, member]) => [name, member.kind === 'column' ? member.of : member] as const)
  return { names: { ...names, [list]: { ...type, members: Object.fromEntries(members) } } }
}

/** The type of an aggregate call such as `sum(phases.time)`: a number in the column's unit, a plain number for `count`, a boolean for `any` and `all`. */
export function checkAggregate(
  { name, arguments: values, at }: Omit<Call, 'name'> & { readonly name: AggregateName },
  checker: Checker,
): ExpressionType | undefined {
  const [element, ...more] = values
  if (element === undefined || more.length > 0) {
    const params = { name, expected: 1, found: values.length }
    checker.complainAt(at)('argumentCount', `'${name}' takes 1 column, not ${values.length} arguments`, params)
    return undefined
  }
  const [list, other] = listsIn(element, checker.scope)
  const complain = checker.complainAt(element.at)
  if (list === undefined) {
    // An error inside the argument is more useful than "not a column".
    const type = checker.typeOf(element)
    if (type) complainOfType(`a column, such as '<list>.<field>'`, type, complain)
    return undefined
  }
  if (other !== undefined) {
    complain('typeMismatch', `columns of two lists, '${list}' and '${other}', have no rows in common`, { expected: list, found: other })
    return undefined
  }
  const inner = checker.within(inRows(checker.scope, list))
  const rule = aggregates[name]
  if (rule === 'number') return inner.require(element, 'number')
  if (rule === 'condition') return inner.require(element, 'boolean')
  const found = inner.typeOf(element)
  const type = found && valueType(found)
  if (type?.kind === 'record' || type?.kind === 'list') complainOfType('a number, a text or a condition', type, complain)
  return name === 'count' ? { kind: 'number', unit: '' } : type
}
