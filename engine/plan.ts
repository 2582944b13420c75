/** What `compile` makes of a schema: steps in dependency order, and everything the other parts look up. Immutable. */
import type { CalculatorSchema, Field, OptionData } from './define/index.ts'
import type { Expression, ExpressionType, Value } from './expression/index.ts'

/** The committed value of a field; an absent key means empty. */
export type InputValue = number | string | readonly string[]
/** Committed values by field. */
export type Inputs = Readonly<Record<string, InputValue>>

/** Numbers that a form holds: 0, or between 1e-9 and 1e9 in the field's unit, so that no display unit and no formula overflows. */
export const smallestNumber = 1e-9
/** See `smallestNumber`. */
export const largestNumber = 1e9

/** Whether a form can hold this number. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && (value === 0 || (Math.abs(value) >= smallestNumber && Math.abs(value) <= largestNumber))
}

/** The answer of the init call: lists of options, single numbers, anything else ignored. */
export type InitData = Readonly<Record<string, unknown>>

/** What an evaluation reads. `refused` names the fields whose committed text is no value. */
export type EvaluationState = {
  readonly inputs: Inputs
  readonly init: InitData | undefined
  readonly refused?: ReadonlySet<string>
}

/** One slot and how to fill it from earlier slots. Slot i is filled by step i. */
export type Step = {
  readonly path: string
  /** The field, derived value, table or parameter it belongs to. */
  readonly item: string
  readonly run: (values: readonly Value[], state: EvaluationState) => Value
}

/** The four bounds a number can have; `min` and `max` are inclusive. */
export type BoundName = 'min' | 'max' | 'exclusiveMin' | 'exclusiveMax'
/** All bound names, in the order in which they are checked. */
export const boundNames = ['min', 'max', 'exclusiveMin', 'exclusiveMax'] as const satisfies readonly BoundName[]

/** A field with its slots, bounds and cascades. */
export type PlannedField = {
  readonly id: string
  readonly field: Field
  readonly slot: number
  /** Slot of the visibility condition; fields without one are always visible. */
  readonly visible: number | undefined
  /** Each bound: a literal or the slot of its expression. */
  readonly bounds: Readonly<Partial<Record<BoundName, { readonly literal: number } | { readonly slot: number }>>>
  readonly defaultSlot: number | undefined
  readonly sets: readonly { readonly target: string; readonly slot: number }[]
  /** Fields emptied when this one changes (`clears`) and when it is cleared (`unlockedBy`). */
  readonly clears: readonly string[]
  readonly unlocks: readonly string[]
  /** Fields whose bounds depend on this field, directly or not, in dependency order. */
  readonly bounded: readonly string[]
  /** Literal options; undefined for those that come with the init answer. */
  readonly options: readonly OptionData[] | undefined
}

/** A request parameter with its slot, type and whether it is always sent. */
export type PlannedParameter = {
  readonly name: string
  readonly constant: number | undefined
  readonly expression: Expression | undefined
  readonly slot: number
  readonly when: number | undefined
  /** The field it is sent from, when it is just that field. */
  readonly field: string | undefined
  readonly type: ExpressionType | undefined
  /** As the type, known to plans from `compile` only. */
  readonly presence: ParameterPresence | undefined
}

/** Whether a request parameter is always sent. */
export type ParameterPresence = {
  /** Not always sent: it has a condition, or needs a field that may be hidden or left empty. */
  readonly optional: boolean
  /** Choices it is made from that are hidden when their list comes back empty: without one of them it is not sent. */
  readonly needsOptionsOf: readonly string[]
}

/** Why one item depends on another; the labels of the dependency graph. */
export type EdgeKind = 'value' | 'visibility' | 'bound' | 'default' | 'options' | 'cascade' | 'request'
/** One dependency between two items. */
export type Edge = { readonly from: string; readonly to: string; readonly kind: EdgeKind }

/** A compiled calculator. */
export type Plan = {
  readonly schema: CalculatorSchema
  readonly steps: readonly Step[]
  /** Per step, the later steps that read it. */
  readonly readers: readonly (readonly number[])[]
  readonly slots: ReadonlyMap<string, number>
  /** Steps that read the init answer. */
  readonly initSteps: readonly number[]
  /** Fields in dependency order. */
  readonly fields: ReadonlyMap<string, PlannedField>
  readonly derived: ReadonlyMap<string, { readonly slot: number; readonly unit: string; readonly expression: Expression }>
  /** Bound expressions by `<field>#<bound>`. */
  readonly bounds: ReadonlyMap<string, Expression>
  readonly parameters: readonly PlannedParameter[]
  readonly initParameters: readonly PlannedParameter[]
  readonly edges: readonly Edge[]
}
