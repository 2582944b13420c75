/** Fallbacks that are never taken. */
import { itemOf } from '../../compile/edges.ts'
import type { Field, ListField } from '../../define/index.ts'
import { parts, printExpression, references } from '../../expression/index.ts'
import type { Binary, Expression } from '../../expression/index.ts'
import { mayHaveRows } from '../../plan/rows.ts'
import { tableKeys } from '../../plan/tables.ts'
import type { LintContext } from '../facts/context.ts'
import { warning } from '../facts/finding.ts'
import type { RuleFinding } from '../facts/finding.ts'

const fallbacksIn = (expression: Expression): readonly Binary[] => [
  ...(expression.kind === 'binary' && expression.operator === '??' ? [expression] : []),
  ...parts(expression).flatMap(fallbacksIn),
]

const mayStayEmpty = (field: Field): boolean => (field.required ?? true) !== true || (field.kind === 'list' && mayHaveRows(field, 0, true))

/** Whether a cell may be hidden or left empty; of what rows make of it that is not known. */
function cellMayBeEmpty({ row }: ListField, path: string): boolean {
  const cell = row[itemOf(path)]
  return cell === undefined || mayStayEmpty(cell) || cell.visible !== undefined || cell.hidden !== undefined
}
/** Whether a path may be left empty, or be made of what is; of what stands around a row that is not known. */
function mayBeEmpty(context: LintContext, path: string): boolean {
  const { fields, tables = {} } = context.plan.schema
  const item = Object.hasOwn(fields, path) ? path : itemOf(path)
  const [field, derived, table] = [fields[item], context.plan.derived.get(item), tables[item.slice('tables.'.length)]]
  if (field?.kind === 'list' && path !== item) return mayStayEmpty(field) || cellMayBeEmpty(field, path.slice(item.length + 1))
  if (field) return mayStayEmpty(field)
  if (derived) return references(derived.expression).some((one) => mayBeEmpty(context, one))
  return table ? tableKeys(table).some((key) => mayBeEmpty(context, key)) : item !== 'init'
}

function isUseless(context: LintContext, { left }: Binary): boolean {
  const read = references(left)
  if (read.some((path) => mayBeEmpty(context, path))) return false
  return context.worlds(...read.map(itemOf)).every(({ world }) => !world.value(left).masked)
}

/** Reports `??` behind what is always known, or demanded: what is missing or invalid is never replaced. */
export const uselessFallback = (context: LintContext): RuleFinding[] =>
  context.checked.flatMap(({ path, expression }) =>
    fallbacksIn(expression)
      .filter((one) => isUseless(context, one))
      .map(({ left }) =>
        warning(
          path,
          `the fallback of ${printExpression(left)} is never taken: it is neither hidden nor left empty`,
          'leave the fallback out, or let the field be left empty with `required: false`',
        ),
      ),
  )
