/** What an init answer says beside lists and limits: whether it is the one that is asked for, and the defaults and names of parameters. */
import { convert, parseUnit, sameDimension } from '../units/index.ts'
import type { InitData, InitStanding, Plan, PlannedField } from './plan.ts'
import { isNumber, standing } from './plan.ts'

/**
 * The answer while another one is asked for, or could not be had: its lists are still shown, but nothing of them can be chosen.
 * @param init the answer that was there, if any
 */
export const withStanding = (init: InitData | undefined, now: InitStanding): InitData => ({ ...init, [standing]: now })

/** Why the answer is not the one that the form asks for; undefined when it is. */
export const standingOf = (init: InitData | undefined): InitStanding | undefined => (init ? init[standing] : 'loading')

/** Whether numbers of the answer are the usual ones, as none has come yet. */
export const isUsual = ({ schema }: Plan, init: InitData | undefined): boolean =>
  schema.init?.usual !== undefined && standingOf(init) !== undefined && Object.keys(init ?? {}).length === 0

/** What an answer says of the field that a parameter is sent from. */
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
