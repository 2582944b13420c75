/** What a screen needs to know about one field now. */
import type { Field, OptionData } from '../define/index.ts'
import type { Snapshot } from './evaluate.ts'
import { isAbsent } from '../expression/index.ts'
import type { Issue } from './issue.ts'
import { initStatusOf } from './init-answer.ts'
import { optionsOf } from './options.ts'
import type { BoundName, InitData, InputValue, Plan, PlannedField } from './plan.ts'
import { boundNames } from './plan.ts'

/** Bounds in the field's unit; a bound that cannot be known yet is left out. */
export type Bounds = Readonly<Partial<Record<BoundName, number>>>

/**
 * Why a field cannot be used: another one must be chosen first, there is only one option, or its options are those of an earlier question while
 * those of now are on their way (`loading`) or could not be had (`optionsFailed`).
 */
export type Lock = { readonly code: 'chooseFirst'; readonly field: string } | { readonly code: 'onlyOption' | 'loading' | 'optionsFailed' }

/** What a screen shows of a field, drafts and words apart. */
export type FieldView = {
  readonly id: string
  readonly visible: boolean
  readonly required: boolean
  readonly value: InputValue | undefined
  readonly bounds: Bounds
  /** The allowed values of a number with fewer than nine steps. */
  readonly steps: readonly number[] | undefined
  /** Undefined while the init answer is not there. */
  readonly options: readonly OptionData[] | undefined
  readonly lock: Lock | undefined
  readonly issue: Issue | undefined
  /** Of a number whose default holds by condition: whether it holds. Where it does not, its usual value says nothing. */
  readonly defaultHolds: boolean
}

const literalBounds = new WeakMap<PlannedField, Bounds>()

/** The bounds of a number now; the same object while all of them are literals. */
export function boundsOf(planned: PlannedField, snapshot: Snapshot): Bounds {
  const known = literalBounds.get(planned)
  if (known) return known
  const bounds = computeBounds(planned, snapshot)
  if (boundNames.every((name) => !planned.bounds[name] || 'literal' in planned.bounds[name])) literalBounds.set(planned, bounds)
  return bounds
}

function computeBounds(planned: PlannedField, snapshot: Snapshot): Bounds {
  const bounds: Partial<Record<BoundName, number>> = {}
  for (const name of boundNames) {
    const bound = planned.bounds[name]
    const value = bound && ('literal' in bound ? bound.literal : snapshot.values[bound.slot])
    if (typeof value === 'number') bounds[name] = value
  }
  return bounds
}

/** Whether a number has bounds that are worked out. */
export const hasMadeBounds = ({ bounds }: PlannedField): boolean =>
  boundNames.some((name) => bounds[name] !== undefined && 'slot' in bounds[name])

/** The rule a number breaks, with the bound it breaks; undefined inside. With the policy `hint`, `min` and `max` are only shown. */
export function boundIssue(planned: PlannedField, value: number, bounds: Bounds): Issue | undefined {
  const { id, field } = planned
  const issue = (code: 'belowMinimum' | 'aboveMaximum' | 'notAbove' | 'notBelow', limit: number): Issue => ({
    code,
    path: id,
    params: { value, limit },
  })
  const enforced = field.kind === 'number' && field.onOutOfRange !== 'hint'
  if (enforced && bounds.min !== undefined && value < bounds.min) return issue('belowMinimum', bounds.min)
  if (enforced && bounds.max !== undefined && value > bounds.max) return issue('aboveMaximum', bounds.max)
  if (bounds.exclusiveMin !== undefined && value <= bounds.exclusiveMin) return issue('notAbove', bounds.exclusiveMin)
  if (bounds.exclusiveMax !== undefined && value >= bounds.exclusiveMax) return issue('notBelow', bounds.exclusiveMax)
  return undefined
}

/** A number with fewer steps than these is chosen from a list (the specification's rule). */
export const fewestSteps = 9

/**
 * How far from a whole number of steps a sum of two numbers is taken for it: by the rounding of a formula, and, where the step is small beside the
 * numbers, by that of the numbers themselves.
 */
export const slackOf = (step: number, one: number, other: number): number =>
  Math.min(1e-9 + (2 * Number.EPSILON * Math.max(Math.abs(one), Math.abs(other))) / step, 0.5)

/** Whether a number that may be used lies outside of what its field recommends: its `hint`, or its bounds under the policy `hint`. */
export function isUnusual({ field }: PlannedField, value: number, bounds: Bounds): boolean {
  if (field.kind !== 'number') return false
  const usual = field.onOutOfRange === 'hint' ? { ...bounds, ...field.hint } : field.hint
  return (usual?.min !== undefined && value < usual.min) || (usual?.max !== undefined && value > usual.max)
}

/** The allowed values when `min`, `max` and `step` make fewer than nine steps. */
function stepsOf(planned: PlannedField, bounds: Bounds): readonly number[] | undefined {
  const step = planned.field.kind === 'number' ? planned.field.step : undefined
  if (step === undefined || bounds.min === undefined || bounds.max === undefined) return undefined
  const { min, max } = bounds
  const count = Math.floor((max - min) / step + slackOf(step, min, max))
  if (count < 0 || count >= fewestSteps) return undefined
  return Array.from({ length: count + 1 }, (_, index) => Number((min + index * step).toPrecision(12)))
}

/** Whether a field is shown now. */
export function isVisible(planned: Pick<PlannedField, 'visible'>, snapshot: Snapshot): boolean {
  return planned.visible === undefined || snapshot.values[planned.visible] === true
}

/** Whether a field has to be known before Start, while it is shown. */
export const isRequired = ({ field, required }: Pick<PlannedField, 'field' | 'required'>, { values }: Snapshot): boolean =>
  required === undefined ? field.required !== false : values[required] === true

/** Why the options of a field are not those that the form asks for. */
export function waitingOf(field: Field, init: InitData | undefined): 'loading' | 'optionsFailed' | undefined {
  if (!('optionsFrom' in field) || field.optionsFrom === undefined) return undefined
  const why = initStatusOf(init)
  return why === 'failed' ? 'optionsFailed' : why
}

type Offered = { readonly plan: Plan; readonly snapshot: Snapshot; readonly options: readonly OptionData[] | undefined }

/** A field that is locked: its `unlockedBy` is not known yet, or it chooses its single option by itself. */
function lockOf(planned: PlannedField, { plan, snapshot, options }: Offered): Lock | undefined {
  const first = planned.field.unlockedBy
  const slot = first === undefined ? undefined : plan.fields.get(first)?.slot
  if (first !== undefined && slot !== undefined && isAbsent(snapshot.values[slot])) return { code: 'chooseFirst', field: first }
  const waiting = waitingOf(planned.field, snapshot.state.init)
  // The first options are waited for without a word more than stands in their place.
  if (waiting === 'optionsFailed' || (waiting === 'loading' && options)) return { code: waiting }
  const single = planned.field.kind === 'choice' && planned.field.chooseSingle && options?.length === 1
  return single ? { code: 'onlyOption' } : undefined
}

/** Whether the default of a field holds now; one without a condition always does. */
export const holdsDefault = ({ defaultHolds }: PlannedField, { values }: Snapshot): boolean =>
  !defaultHolds || ('when' in defaultHolds ? values[defaultHolds.when] === true : values[defaultHolds.unless] !== true)

/** Everything a screen shows of a field, drafts and texts apart. */
export function fieldView(plan: Plan, planned: PlannedField, snapshot: Snapshot): FieldView {
  const { id, field } = planned
  const value = snapshot.values[planned.slot]
  const bounds = boundsOf(planned, snapshot)
  const options = field.kind === 'choice' || field.kind === 'choices' ? optionsOf(plan.schema, field, snapshot.state.init) : undefined
  const visible = isVisible(planned, snapshot)
  return {
    id,
    visible,
    required: isRequired(planned, snapshot),
    value: snapshot.state.inputs[id],
    bounds,
    steps: stepsOf(planned, bounds),
    options,
    lock: lockOf(planned, { plan, snapshot, options }),
    defaultHolds: holdsDefault(planned, snapshot),
    issue: visible && typeof value === 'number' ? boundIssue(planned, value, bounds) : undefined,
  }
}
