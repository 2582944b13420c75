/** What `compile` makes of a schema: steps in dependency order, and everything the other parts look up. Immutable. */
import type { CalculatorSchema, Field, OptionData } from '../define/index.ts'
import type { Expression, Scope, Value } from '../expression/index.ts'

/** The committed value of a field; an absent key means empty. */
export type InputValue = number | string | boolean | readonly string[] | readonly RowInputs[]
/** Committed values of one row of a list, by field. */
export type RowInputs = Readonly<Record<string, number | string>>
/** Committed values by field. */
export type Inputs = Readonly<Record<string, InputValue>>

/** Smallest magnitude of a form's number other than 0, in the field's unit; with `largestNumber` it keeps display units and formulas from overflowing. */
export const smallestNumber = 1e-9
/** Largest magnitude of a form's number, in the field's unit. */
export const largestNumber = 1e9

/** Whether a value is a finite number that a form can hold: 0, or 1e-9 to 1e9 in magnitude. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && (value === 0 || (Math.abs(value) >= smallestNumber && Math.abs(value) <= largestNumber))
}

/** Why the current init answer is outdated: the new one is loading, or failed. */
export type InitStatus = 'loading' | 'failed'

/** Key under which an outdated init answer states why. */
export const initStatus: unique symbol = Symbol('initStatus')

/** The response of the init call: lists of options, numbers and descriptions of parameters. Anything else is ignored. */
export type InitData = Readonly<Record<string, unknown>> & { readonly [initStatus]?: InitStatus }

/** Input of an evaluation. `refused` names the fields whose committed text is not a value. */
export type EvaluationState = {
  readonly inputs: Inputs
  readonly init: InitData | undefined
  readonly refused?: ReadonlySet<string>
  /** The same for the rows of lists, row by row. */
  readonly refusedCells?: Readonly<Record<string, readonly (ReadonlySet<string> | undefined)[]>> | undefined
  /** Of a row: the values of the enclosing form that it reads, in the order of its first steps. */
  readonly outer?: readonly Value[] | undefined
}

/** How a slot is filled. Numbers refer to earlier slots. */
type StepKind =
  | { readonly kind: 'expression'; readonly expression: Expression }
  /** Of a field: its condition, and the tab it is on. */
  | {
      readonly kind: 'visibility'
      readonly condition?: Expression
      /** The slot of what hides it. */
      readonly hides?: number
      readonly branch?: { readonly slot: number; readonly names: readonly string[] }
    }
  /** The committed value of a field; `visible` is the slot of its visibility, `required` that of its demand, false where nobody demands it. */
  | { readonly kind: 'input'; readonly visible?: number; readonly required?: number | false }
  /** A property of the option selected in slot `of`. */
  | { readonly kind: 'optionData'; readonly of: number; readonly name: string }
  /** A column of a table, in the cell that the values of the slots `by` select. */
  | { readonly kind: 'cell'; readonly table: string; readonly column: string; readonly by: readonly number[] }
  | { readonly kind: 'initNumber'; readonly name: string; readonly usual?: number }
  /** The rows of a list. */
  | { readonly kind: 'rows'; readonly visible?: number }
  /** The value of an expression in every row of the list in slot `rows`; `required` as of an input. */
  | {
      readonly kind: 'column'
      readonly list: string
      readonly rows: number
      readonly required?: number | false
      readonly expression: Expression
      readonly isCondition?: true
    }
  /** Of a row: a value of the enclosing form. These steps come first. */
  | { readonly kind: 'outer' }

/** One slot as plain data. Slot i is filled by step i; `item` is the field, derived value, table or parameter it belongs to. */
export type StepData = { readonly path: string; readonly item: string } & StepKind

/** The steps of one kind. */
export type StepOf<Kind extends StepData['kind']> = Extract<StepData, { readonly kind: Kind }>

/** One slot and how to fill it from earlier slots. */
export type Step = Pick<StepData, 'path' | 'item'> & {
  /** The expression that it computes, if any. */
  readonly expression: Expression | undefined
  readonly run: (values: readonly Value[], state: EvaluationState) => Value
}

/** The four bounds a number can have; `min` and `max` are inclusive. */
export type BoundName = 'min' | 'max' | 'exclusiveMin' | 'exclusiveMax'
/** All bound names, in the order in which they are checked. */
export const boundNames = ['min', 'max', 'exclusiveMin', 'exclusiveMax'] as const satisfies readonly BoundName[]

/** A field with its slots, bounds and cascades, as plain data. */
export type FieldData = {
  readonly id: string
  readonly slot: number
  /** Slot of the visibility condition; undefined for fields that are always visible. */
  readonly visible?: number | undefined
  /** Slot of the condition under which it is required. */
  readonly required?: number | undefined
  /** Each bound: a literal or the slot of its expression. */
  readonly bounds: Readonly<Partial<Record<BoundName, { readonly literal: number } | { readonly slot: number }>>>
  readonly defaultSlot?: number | undefined
  /** Slot of the condition of its default. */
  readonly defaultHolds?: { readonly when: number } | { readonly unless: number } | undefined
  readonly sets: readonly { readonly target: string; readonly slot: number }[]
  /** Fields emptied when this one changes (`clears`) and when it is cleared (`unlockedBy`). */
  readonly clears: readonly string[]
  readonly unlocks: readonly string[]
  /** Fields whose bounds depend on this field, directly or not, in dependency order. */
  readonly bounded: readonly string[]
}

/** A field with its compiled data and options. */
export type PlannedField = FieldData & {
  readonly field: Field
  /** Literal options; undefined for those that come with the init answer. */
  readonly options: readonly OptionData[] | undefined
}

/** The wire type of a request parameter; a constant has none. */
export type ParameterType =
  | { readonly kind: 'number'; readonly unit: string }
  /** `options`: the texts that a computed text can be. */
  | { readonly kind: 'text'; readonly options?: readonly string[] }
  | { readonly kind: 'list' | 'boolean' | 'rows' }

/** A request parameter with its slot (`nowhere` for a constant), its type and whether it is always sent, as plain data. */
export type ParameterData = ParameterPresence & {
  readonly name: string
  readonly constant?: number
  readonly type?: ParameterType
  readonly slot: number
  readonly when?: number
  /** The field it is sent from, when it is just that field. */
  readonly field?: string
  /** Of the rows of a list: the fields that are sent, in order. */
  readonly columns?: readonly string[]
}

/** A rule with its slots, as plain data. */
export type RuleData = {
  readonly name: string
  readonly level: 'refuse' | 'warn'
  /** The slot of what has to hold. */
  readonly slot: number
  /** The slot of the condition under which it counts. */
  readonly when?: number
  /** The fields at which it is said. */
  readonly at: readonly string[]
  /** These, then the fields that it reads itself: it is said at the first that is shown. */
  readonly places: readonly string[]
  /** The fields and derived values at which it is said and that it reads, directly or not: what its sentence may name. */
  readonly about: readonly string[]
  /** Fields that it reads and no request carries: it is checked in the form alone. */
  readonly notCarried?: readonly string[]
}

/** A request parameter with its expression. */
export type PlannedParameter = ParameterData & { readonly expression: Expression | undefined }

/** When a request parameter is sent. */
export type ParameterPresence = {
  /** It may be omitted: it has a condition, or needs a field that may be hidden or empty. */
  readonly optional: boolean
  /** Choices it is made from that are hidden when their list comes back empty: without one of them it is not sent. */
  readonly needsOptionsOf: readonly string[]
}

/** The reason for a dependency: the labels of the dependency graph. */
export type EdgeKind = 'value' | 'visibility' | 'required' | 'bound' | 'default' | 'options' | 'cascade' | 'request'
/** One dependency between two items. */
export type Edge = {
  readonly from: string
  readonly to: string
  readonly kind: EdgeKind
  /** `??` stands in for it where it is absent. */
  readonly isReplaced?: true
}

/** A plan as plain data: what is worked out when the screens are built, so that they need neither parser nor compiler. `openPlan` makes a plan of it. */
export type PlanData = {
  readonly schema: CalculatorSchema
  readonly steps: readonly StepData[]
  /** Per step, the later steps that read it. */
  readonly readers: readonly (readonly number[])[]
  /** Steps that read the init answer. */
  readonly initSteps: readonly number[]
  /** In dependency order. */
  readonly fields: readonly FieldData[]
  readonly parameters: readonly ParameterData[]
  readonly initParameters: readonly ParameterData[]
  readonly rules?: readonly RuleData[]
  /** By list, the plan of its rows. */
  readonly rows?: Readonly<Record<string, PlanData>>
}

/** The plan of the rows of a list, and the slots of the enclosing form that a row reads. */
export type RowPlan = {
  readonly plan: Plan
  readonly outerSlots: readonly number[]
  /** Which of them are no values of the form. */
  readonly ofRow: readonly ReadOfRow[]
}

/** The outer value `at` is that of a slot of the row before; without a slot it is the number of the row. */
export type ReadOfRow = { readonly at: number; readonly slot?: number }

/** A compiled calculator. */
export type Plan = Pick<PlanData, 'schema' | 'readers' | 'initSteps'> & {
  readonly steps: readonly Step[]
  readonly slots: ReadonlyMap<string, number>
  /** Fields in dependency order. */
  readonly fields: ReadonlyMap<string, PlannedField>
  readonly derived: ReadonlyMap<string, { readonly slot: number; readonly unit: string; readonly expression: Expression }>
  readonly parameters: readonly PlannedParameter[]
  readonly initParameters: readonly PlannedParameter[]
  /** As written. */
  readonly rules: readonly RuleData[]
  /** In dependency order. */
  readonly rows: ReadonlyMap<string, RowPlan>
}

/** A plan with the dependency edges that only `compile` produces. */
export type CheckedPlan = Plan & {
  readonly edges: readonly Edge[]
  /** The same of the rows of each list, and the names that their expressions may use. */
  readonly rowChecks: readonly RowCheck[]
}

/** The checked plan of the rows of a list. */
export type RowCheck = { readonly list: string; readonly plan: CheckedPlan; readonly scope: Scope }
