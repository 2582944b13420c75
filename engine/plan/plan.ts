/** What `compile` makes of a schema: steps in dependency order, and everything the other parts look up. Immutable. */
import type { CalculatorSchema, Field, OptionData } from '../define/index.ts'
import type { Expression, Scope, Value } from '../expression/index.ts'

/** The committed value of a field; an absent key means empty. */
export type InputValue = number | string | readonly string[] | readonly RowInputs[]
/** Committed values of one row of a list, by field. */
export type RowInputs = Readonly<Record<string, number | string>>
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

/** Why an init answer is not the one that the form asks for now: that one is on its way, or could not be had. */
export type InitStanding = 'loading' | 'failed'

/** Under this an answer that is not the one asked for says why. */
export const standing: unique symbol = Symbol('standing')

/** The answer of the init call: lists of options, single numbers, what is said of parameters, anything else ignored. */
export type InitData = Readonly<Record<string, unknown>> & { readonly [standing]?: InitStanding }

/** What an evaluation reads. `refused` names the fields whose committed text is no value. */
export type EvaluationState = {
  readonly inputs: Inputs
  readonly init: InitData | undefined
  readonly refused?: ReadonlySet<string>
  /** The same for the rows of lists, row by row. */
  readonly refusedCells?: Readonly<Record<string, readonly (ReadonlySet<string> | undefined)[]>> | undefined
  /** Of a row: the values around it that it reads, in the order of its first steps. */
  readonly outer?: readonly Value[] | undefined
}

/** What fills a slot. Numbers name earlier slots. */
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
  /** The committed value of a field; `visible` is the slot of its visibility. */
  | { readonly kind: 'input'; readonly visible?: number }
  /** What the option chosen in slot `of` has under a name. */
  | { readonly kind: 'optionData'; readonly of: number; readonly name: string }
  /** A column of a table, in the row that the choice in slot `by` selects. */
  | { readonly kind: 'cell'; readonly table: string; readonly column: string; readonly by: number }
  | { readonly kind: 'initNumber'; readonly name: string; readonly usual?: number }
  /** The rows of a list. */
  | { readonly kind: 'rows'; readonly visible?: number }
  /** What an expression is in every row of the list in slot `rows`. */
  | { readonly kind: 'column'; readonly list: string; readonly rows: number; readonly expression: Expression; readonly isCondition?: true }
  /** Of a row: a value around it. These come first. */
  | { readonly kind: 'outer' }

/** One slot as plain data. Slot i is filled by step i; `item` is the field, derived value, table or parameter it belongs to. */
export type StepData = { readonly path: string; readonly item: string } & StepKind

/** The steps of one kind. */
export type StepOf<Kind extends StepData['kind']> = Extract<StepData, { readonly kind: Kind }>

/** One slot and how to fill it from earlier slots. All have one shape: evaluation is a walk over them. */
export type Step = Pick<StepData, 'path' | 'item'> & {
  /** What it computes, where it is an expression. */
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
  /** Slot of the visibility condition; fields without one are always visible. */
  readonly visible?: number | undefined
  /** Each bound: a literal or the slot of its expression. */
  readonly bounds: Readonly<Partial<Record<BoundName, { readonly literal: number } | { readonly slot: number }>>>
  readonly defaultSlot?: number | undefined
  readonly sets: readonly { readonly target: string; readonly slot: number }[]
  /** Fields emptied when this one changes (`clears`) and when it is cleared (`unlockedBy`). */
  readonly clears: readonly string[]
  readonly unlocks: readonly string[]
  /** Fields whose bounds depend on this field, directly or not, in dependency order. */
  readonly bounded: readonly string[]
}

/** A field with all that is looked up of it. */
export type PlannedField = FieldData & {
  readonly field: Field
  /** Literal options; undefined for those that come with the init answer. */
  readonly options: readonly OptionData[] | undefined
}

/** What a parameter is sent as; a constant has no type. */
export type ParameterType =
  | { readonly kind: 'number'; readonly unit: string }
  /** `options` of a text that is not just a choice: those it can be. */
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

/** A request parameter with its expression. */
export type PlannedParameter = ParameterData & { readonly expression: Expression | undefined }

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
  /** What a row of each list is made from: a form of its own. */
  readonly rows?: Readonly<Record<string, PlanData>>
}

/** One row of a list: a form of its own, and the slots around it that it reads. */
export type RowPlan = { readonly plan: Plan; readonly outerSlots: readonly number[] }

/** A compiled calculator. */
export type Plan = Pick<PlanData, 'schema' | 'readers' | 'initSteps'> & {
  readonly steps: readonly Step[]
  readonly slots: ReadonlyMap<string, number>
  /** Fields in dependency order. */
  readonly fields: ReadonlyMap<string, PlannedField>
  readonly derived: ReadonlyMap<string, { readonly slot: number; readonly unit: string; readonly expression: Expression }>
  readonly parameters: readonly PlannedParameter[]
  readonly initParameters: readonly PlannedParameter[]
  /** In dependency order. */
  readonly rows: ReadonlyMap<string, RowPlan>
}

/** A plan with what `compile` alone knows: why items depend on each other. */
export type CheckedPlan = Plan & {
  readonly edges: readonly Edge[]
  /** The same of the rows of each list, and the names that their expressions may use. */
  readonly rowChecks: readonly RowCheck[]
}

/** What is known of the rows of a list once they are compiled. */
export type RowCheck = { readonly list: string; readonly plan: CheckedPlan; readonly scope: Scope }
