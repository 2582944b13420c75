/** Reads the status of an init answer and the defaults and names that it gives for parameters. */
import { convert, parseUnit, sameDimension } from '../units/index.ts'
import type { InitData, InitStatus, Plan, PlannedField } from './plan.ts'
import { isNumber, initStatus } from './plan.ts'

/**
 * Marks an init answer as outdated, because the next one is loading or has failed: its lists are still shown, but no option can be chosen.
 * @param init the previous answer, if any
 */
export const withInitStatus = (init: InitData | undefined, now: InitStatus): InitData => ({ ...init, [initStatus]: now })

/** Why an init answer is outdated; undefined if it is current. */
export const initStatusOf = (init: InitData | undefined): InitStatus | undefined => (init ? init[initStatus] : 'loading')

/** Whether the form still works with the usual numbers of its schema because no init answer has arrived. */
export const isUsual = ({ schema }: Plan, init: InitData | undefined): boolean =>
  schema.init?.usual !== undefined && initStatusOf(init) !== undefined && Object.keys(init ?? {}).length === 0

/** Default and name that an init answer gives for the field of a parameter. */
export type ServedField = { readonly default: number | string | undefined; readonly name: string | undefined }

const none: ReadonlyMap<string, ServedField> = new Map()
const known = new WeakMap<object, WeakMap<Plan, ReadonlyMap<string, ServedField>>>()

/** A default in the field's own unit and of its own kind; undefined for what the field cannot have. */
function defaultFor({ field }: PlannedField, value: unknown, unit: unknown): ServedField['default'] {
  if (field.kind === 'choice') return typeof value === 'string' ? value : undefined
  if (field.kind !== 'number' || !isNumber(value)) return undefined
  const own = field.unit ?? ''
  const from = typeof unit === 'string' && unit !== '' ? unit : own
  const [fromUnit, ownUnit] = [parseUnit(from), parseUnit(own)]
  if (!fromUnit || !ownUnit || !sameDimension(fromUnit, ownUnit)) return undefined
  const converted = from === own ? value : convert(value, from, own)
  return isNumber(converted) ? converted : undefined
}

const readList = (plan: Plan, list: readonly unknown[]): ReadonlyMap<string, ServedField> => {
  const words = plan.schema.init?.parameters
  if (!words) return none
  return new Map(
    list.flatMap((item): [string, ServedField][] => {
      if (typeof item !== 'object' || item === null) return []
      const member = (name: string): unknown => (Object.hasOwn(item, name) ? Reflect.get(item, name) : undefined)
      const parameter = member(words.name)
      const id = plan.parameters.find(({ name }) => name === parameter)?.field
      const planned = id === undefined ? undefined : plan.fields.get(id)
      if (!planned) return []
      const label = member(words.label)
      const name = typeof label === 'string' && label !== '' && label !== parameter ? label : undefined
      return [[planned.id, { default: defaultFor(planned, member(words.default), member(words.unit)), name }]]
    }),
  )
}

/** By field what an answer says of it. The same map for the same answer. */
export function servedFields(plan: Plan, init: InitData | undefined): ReadonlyMap<string, ServedField> {
  const words = plan.schema.init?.parameters
  const list = words && init && Object.hasOwn(init, words.list) ? init[words.list] : undefined
  if (!Array.isArray(list)) return none
  const ofList = known.get(list) ?? new WeakMap<Plan, ReadonlyMap<string, ServedField>>()
  known.set(list, ofList)
  const served = ofList.get(plan) ?? readList(plan, list)
  ofList.set(plan, served)
  return served
}
