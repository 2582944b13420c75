/** Why a table has no value for what is known. */
import type { AxisTable, TableAxis } from '../define/index.ts'
import { isAbsent, nowhere } from '../expression/index.ts'
import type { Snapshot } from './evaluate.ts'
import type { Issue } from './issue.ts'
import type { Plan } from './plan.ts'
import { isAxisTable, isNumberAxis, placesOn, tableColumns, tableKeys } from './tables.ts'

/** A number outside of an axis, with its nearer end; a number between supports that are read alone. */
function axisIssue(path: string, axis: TableAxis, value: unknown): Issue | undefined {
  if (!isNumberAxis(axis) || typeof value !== 'number' || placesOn(axis, value)) return undefined
  const [first = 0] = axis.at
  const last = axis.at.at(-1) ?? first
  if (value < first) return { code: 'belowTable', path, params: { limit: first } }
  return value > last ? { code: 'aboveTable', path, params: { limit: last } } : { code: 'notInTable', path, params: {} }
}

/** What is wrong with the values by which a table without a value is read. */
function tableIssues({ axes }: AxisTable, valueOf: (name: string) => unknown): readonly Issue[] {
  const outside = Object.entries(axes).flatMap(([name, axis]) => axisIssue(name, axis, valueOf(name)) ?? [])
  const [first = ''] = Object.keys(axes)
  return outside.length > 0 ? outside : [{ code: 'notInTable', path: first, params: {} }]
}

/**
 * @param because names of inputs for which values are invalid
 * @returns the values by which tables are read that have no value for them, each once; only those among `because`
 */
export function tableReasons({ schema, slots }: Plan, { values }: Snapshot, because: ReadonlySet<string>): readonly Issue[] {
  const valueAt = (path: string) => values[slots.get(path) ?? nowhere]
  const issues = Object.entries(schema.tables ?? {}).flatMap(([name, table]) => {
    if (!isAxisTable(table) || tableKeys(table).some((key) => isAbsent(valueAt(key)))) return []
    const isWithout = tableColumns(table).some((column) => isAbsent(valueAt(`tables.${name}.${column}`)))
    return isWithout ? tableIssues(table, valueAt).filter(({ path }) => because.has(path)) : []
  })
  return [...new Map(issues.map((issue) => [issue.path, issue])).values()]
}
