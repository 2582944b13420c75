import { modelResults, type Plan, readCellPath, requestCall } from '../../../engine/index.ts'
import { calculatorNamespace, familyNamespace } from '../../../i18n/text-files.ts'

/** The id of the field or derived value that a parameter is sent from; the label belongs to it. */
const sourceOf = (plan: Plan, parameter: string): string => {
  const { parameters } = requestCall(plan.schema.request)
  const declared = Object.hasOwn(parameters, parameter) ? parameters[parameter] : undefined
  if (typeof declared === 'string') return declared
  if (declared && 'list' in declared) return declared.list
  return declared && 'value' in declared ? declared.value : parameter
}

/** The label key of a list cell, addressed by parameter (`Phases[3].load`) or by the list's own path. */
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
  // Ends of a window are fields with a dot in their id; other dotted paths are members without a text.
  return plan.fields.has(item) || (plan.slots.has(item) && !item.includes('.')) ? `${calculatorNamespace(plan.schema)}:${item}` : undefined
}

/**
 * The label key of a path in a request: a parameter (`W`), an input (`inputs.load`), an assumption (`assumptions.friction`).
 *
 * @returns key of a text, or undefined for a path without a label
 */
export const labelKeyOf = (plan: Plan, path: string): string | undefined => {
  if (path.startsWith('assumptions.')) return `${familyNamespace(modelResults(plan.schema).family)}:${path}`
  const key = itemKey(plan, path)
  return key === undefined ? undefined : `${key}.label`
}

/** The same for the texts of a namespace: those of a site's calculator have one of the site. */
export const labelKeyIn =
  ({ plan, namespace }: { readonly plan: Plan; readonly namespace: string }) =>
  (path: string): string | undefined =>
    labelKeyOf(plan, path)?.replace(`${calculatorNamespace(plan.schema)}:`, `${namespace}:`)

/** The key of the hint of the field that a path refers to. */
export const hintKeyOf = (plan: Plan, path: string): string | undefined => {
  const key = itemKey(plan, path)
  return key === undefined ? undefined : `${key}.hint`
}
