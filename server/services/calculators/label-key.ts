import { type Plan, readCellPath, requestCall } from '../../../engine/index.ts'
import { calculatorNamespace, familyNamespace } from '../../../i18n/text-files.ts'

/** What a parameter is made of, when it is one field or derived value: its own name then belongs to that. */
const sourceOf = (plan: Plan, parameter: string): string => {
  const { parameters } = requestCall(plan.schema.request)
  const declared = Object.hasOwn(parameters, parameter) ? parameters[parameter] : undefined
  if (typeof declared === 'string') return declared
  if (declared && 'list' in declared) return declared.list
  return declared && 'value' in declared ? declared.value : parameter
}

/** A cell of a list, by its parameter (`Phases[3].load`) or by the list itself. */
const cellKey = (plan: Plan, path: string): string | undefined => {
  const cell = readCellPath(path)
  const list = cell && sourceOf(plan, cell.list)
  const row = list === undefined ? undefined : plan.rows.get(list)?.plan
  return cell && row?.slots.has(cell.field) ? `${calculatorNamespace(plan.schema)}:${list ?? ''}.${cell.field}` : undefined
}

const itemKey = (plan: Plan, path: string): string | undefined => {
  const input = path.startsWith('inputs.') ? path.slice('inputs.'.length) : ''
  const cell = cellKey(plan, input === '' ? path : input)
  if (cell !== undefined) return cell
  const item = input === '' ? sourceOf(plan, path) : input
  // The ends of a window are fields with a dot in their name; other paths with a dot are members without a text.
  return plan.fields.has(item) || (plan.slots.has(item) && !item.includes('.')) ? `${calculatorNamespace(plan.schema)}:${item}` : undefined
}

/**
 * The text key of what a path in a request is called: a parameter (`W`), an input (`inputs.load`), an assumption (`assumptions.friction`).
 *
 * @returns Key of a text, or undefined for a path without a name of its own.
 */
export const labelKeyOf = (plan: Plan, path: string): string | undefined => {
  if (path.startsWith('assumptions.')) return `${familyNamespace(plan.schema.results.family)}:${path}`
  const key = itemKey(plan, path)
  return key === undefined ? undefined : `${key}.label`
}

/** The text key of the remark beside a field that a path stands for. */
export const hintKeyOf = (plan: Plan, path: string): string | undefined => {
  const key = itemKey(plan, path)
  return key === undefined ? undefined : `${key}.hint`
}
