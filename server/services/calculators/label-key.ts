import { type Plan, requestCall } from '../../../engine/index.ts'
import { calculatorNamespace, familyNamespace } from '../../../i18n/text-files.ts'

/** What a parameter is made of, when it is one field or derived value: its own name then belongs to that. */
const sourceOf = (plan: Plan, parameter: string): string => {
  const { parameters } = requestCall(plan.schema.request)
  const declared = Object.hasOwn(parameters, parameter) ? parameters[parameter] : undefined
  if (typeof declared === 'string') return declared
  return declared && 'value' in declared ? declared.value : parameter
}

const itemKey = (plan: Plan, path: string): string | undefined => {
  const input = path.startsWith('inputs.') ? path.slice('inputs.'.length) : ''
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
