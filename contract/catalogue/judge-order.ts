/** Validates the choices of an order code and builds the code. */
import type { OrderChoices, OrderChosen, OrderFault, OrderPart, OrderRule, OrderValue } from './order-choices.ts'

type Goes = OrderRule['goes'][string]

/** Rounding tolerance of computed lengths, which are otherwise whole steps. */
const noise = 1e-6

const spanFault = (length: number, { least, most }: Pick<Goes, 'least' | 'most'>): OrderFault | undefined => {
  if (least !== undefined && length < least - noise) return { kind: 'tooShort', limit: least }
  if (most !== undefined && length > most + noise) return { kind: 'tooLong', limit: most }
  return undefined
}

/** Whether the catalogue states the values of a part. If it does not, every value is accepted but none is confirmed. */
const isStated = (values: readonly OrderValue[]): boolean => values.length > 0

const ownFault = ({ values, span }: OrderPart, value: OrderValue): OrderFault | undefined => {
  if (values) return isStated(values) && !values.includes(value) ? { kind: 'notOffered' } : undefined
  if (!span || typeof value !== 'number' || !Number.isFinite(value)) return { kind: 'notOffered' }
  const { least, most, step } = span
  const outside = spanFault(value, { least, ...(most !== null && { most }) })
  if (outside) return outside
  return Math.abs(value / step - Math.round(value / step)) > noise ? { kind: 'offStep', limit: step } : undefined
}

/** @returns why two values of a rule exclude each other; undefined if they go together */
const togetherFault = ({ goes }: OrderRule, value: OrderValue, by: OrderValue): OrderFault | undefined => {
  const limits = goes[String(by)]
  // A value that is not offered is reported as its own fault.
  if (!limits) return undefined
  if (limits.values && !limits.values.includes(value)) return { kind: 'notTogether' }
  return typeof value === 'number' ? spanFault(value, limits) : undefined
}

/**
 * @param choices parts of the model
 * @param chosen values of the other parts
 * @param asked the part and the value to validate
 * @returns why the value is not available; undefined if it is
 */
export function orderFaultOf(
  { parts, rules }: OrderChoices,
  chosen: OrderChosen,
  { name, value }: { readonly name: OrderPart['name']; readonly value: OrderValue },
): OrderFault | undefined {
  const part = parts.find((one) => one.name === name)
  if (!part) return { kind: 'notOffered' }
  const own = ownFault(part, value)
  if (own) return own
  for (const rule of rules) {
    if (rule.part !== name && rule.by !== name) continue
    const otherName = rule.part === name ? rule.by : rule.part
    const other = chosen[otherName]
    if (other === undefined) continue
    const fault = rule.part === name ? togetherFault(rule, value, other) : togetherFault(rule, other, value)
    if (fault) return { ...fault, by: { part: otherName, value: other } }
  }
  return undefined
}

/** Lengths available for a part given all other choices, mm. */
export function spanOf({ rules }: OrderChoices, chosen: OrderChosen, { name, span }: OrderPart): OrderPart['span'] {
  if (!span) return undefined
  let { least, most } = span
  for (const { part, by, goes } of rules) {
    const limits = part === name && chosen[by] !== undefined ? goes[String(chosen[by])] : undefined
    if (limits?.least !== undefined) least = Math.max(least, limits.least)
    if (limits?.most !== undefined) most = Math.min(most ?? Infinity, limits.most)
  }
  return { ...span, least, most }
}

/** Whether the catalogue leaves open which values a part offers, or its greatest length. */
export const isUnconfirmed = (choices: OrderChoices, chosen: OrderChosen, part: OrderPart): boolean =>
  (part.values !== undefined && !isStated(part.values)) || spanOf(choices, chosen, part)?.most === null

/** An order code, complete or not. */
export type BuiltOrderCode = {
  readonly code: string
  /** Required parts without a value. */
  readonly missing: readonly OrderPart['name'][]
  /** Parts whose options the catalogue does not state: whether the chosen value is available is unknown. */
  readonly unconfirmed: readonly OrderPart['name'][]
  /** Parts whose chosen value is not available. */
  readonly faults: ReadonlyMap<OrderPart['name'], OrderFault>
}

/**
 * @param name of the model; the code begins with it
 * @param choices parts of the model
 * @param chosen value of each part
 */
export function buildOrderCode(name: string, choices: OrderChoices, chosen: OrderChosen): BuiltOrderCode {
  const faults = new Map<OrderPart['name'], OrderFault>()
  const missing: OrderPart['name'][] = []
  const unconfirmed: OrderPart['name'][] = []
  let code = name
  for (const each of choices.parts) {
    const { name: part, before, after, unwritten, optional } = each
    const value = chosen[part] ?? unwritten
    const fault = value === undefined ? undefined : orderFaultOf(choices, chosen, { name: part, value })
    if (fault) faults.set(part, fault)
    if (value !== undefined && !fault && isUnconfirmed(choices, chosen, each)) unconfirmed.push(part)
    if (value === undefined && !optional) missing.push(part)
    if (value !== undefined && value !== unwritten) code += `${before}${value}${after}`
  }
  return { code, missing, unconfirmed, faults }
}

/** Whether an order code can be ordered, with the parts that prevent it or are unconfirmed. */
export type OrderStatus = {
  readonly state: 'cannot' | 'missing' | 'unconfirmed' | 'whole'
  readonly parts: BuiltOrderCode['missing']
}

/** Judges a code for pages, lists and files alike; unconfirmed parts are reported, not accepted silently. */
export const orderStatusOf = ({
  missing,
  unconfirmed,
  faults,
}: Pick<BuiltOrderCode, 'missing' | 'unconfirmed' | 'faults'>): OrderStatus => {
  if (faults.size > 0) return { state: 'cannot', parts: [...faults.keys()] }
  if (missing.length > 0) return { state: 'missing', parts: missing }
  return unconfirmed.length > 0 ? { state: 'unconfirmed', parts: unconfirmed } : { state: 'whole', parts: [] }
}
