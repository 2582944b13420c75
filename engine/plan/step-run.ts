/** Rebuilds what each step of a plan does. */
import type { CalculatorSchema, ChoiceField, ChoicesField, Field } from '../define/index.ts'
import { compileExpression, empty, invalid, isAbsent, isBlank, masked, missing } from '../expression/index.ts'
import type { Value } from '../expression/index.ts'
import { runCell } from './cell-run.ts'
import { hiddenBy, settled } from './hidden.ts'
import { hidesWithoutOptions, mayHideWithoutOptions, optionsOf } from './options.ts'
import { outerOf } from './outer-path.ts'
import type { EvaluationState, InputValue, RowPlan, Step, StepData, StepOf } from './plan.ts'
import { isNumber } from './plan.ts'
import { mayHaveRows } from './rows.ts'
import { runColumn, runRows } from './rows-run.ts'

/** What steps are rebuilt from beside their own data. */
export type StepSource = {
  readonly schema: CalculatorSchema
  readonly slotOf: (path: string) => number
  readonly rowOf: (list: string) => RowPlan | undefined
}

/** How to fill the slot of a step from earlier slots, and from what it held before where that saves work. */
export function runOf(step: StepData, source: StepSource, slot: number): Step['run'] {
  const field = source.schema.fields[step.item]
  switch (step.kind) {
    case 'expression':
      return compileExpression(step.expression, source.slotOf)
    case 'visibility':
      return runVisibility(step, source, field)
    case 'input':
      return readInput(step, field ? accepts(source.schema, field) : () => false)
    case 'optionData':
      return field?.kind === 'choice' || field?.kind === 'choices' ? runOptionData(step, source.schema, field) : () => missing(step.item)
    case 'cell':
      return runCell(step, source.schema)
    case 'initNumber':
      return runInitNumber(step)
    case 'rows':
    case 'column':
      return runOfList(step, source, slot)
    case 'outer': {
      const absent = missing(outerOf(step.path))
      return (_, { outer }) => outer?.[slot] ?? absent
    }
  }
}

function runOfList(step: StepOf<'rows' | 'column'>, source: StepSource, slot: number): Step['run'] {
  const row = source.rowOf(step.kind === 'rows' ? step.item : step.list)
  const absent = missing(step.item)
  if (!row) return () => absent
  if (step.kind === 'rows') return runRows(step, row, slot)
  const field = source.schema.fields[step.list]
  const isDemanded = demandOf(step.required)
  const mayBeEmpty = (values: readonly Value[]) => field?.kind === 'list' && mayHaveRows(field, 0, isDemanded(values))
  return runColumn(step, row, { slot, slotOf: source.slotOf, mayBeEmpty })
}

function runVisibility(
  { condition, hides, branch }: StepOf<'visibility'>,
  { schema, slotOf }: StepSource,
  field: Field | undefined,
): Step['run'] {
  const holds = condition && compileExpression(condition, slotOf)
  const choice = field && mayHideWithoutOptions(field) ? field : undefined
  return (values, { init }) => {
    if (choice && hidesWithoutOptions(schema, choice, init)) return false
    if (hides !== undefined && values[hides] === true) return false
    const active = branch ? isOn(branch.names, values[branch.slot]) : true
    const condition = holds ? settled(holds(values)) : true
    return active === true || condition === false ? condition : active
  }
}

/** Whether a tab is one of these. */
const isOn = (names: readonly string[], tab: Value | undefined): ReturnType<typeof settled> =>
  isAbsent(tab) ? settled(tab) : typeof tab === 'string' && names.includes(tab)

type Accepts = (value: InputValue, state: EvaluationState) => boolean

/** Whether a field is demanded by the condition in this slot; as long as that is not known it counts as demanded, as it does without one. */
function demandOf(required: number | false | undefined): (values: readonly Value[]) => boolean {
  if (typeof required !== 'number') return () => required !== false
  return (values) => {
    const demand = values[required]
    return isAbsent(demand) ? !isBlank(demand) : demand === true
  }
}

/**
 * A field's value: masked while hidden (`visible` is not true), missing while nothing is filled in, or empty where nobody demands it, invalid when
 * it is no value of the field's kind.
 */
function readInput({ item: id, visible, required }: StepOf<'input'>, accepted: Accepts): Step['run'] {
  const absent = { masked: masked(id), missing: missing(id), empty: empty(id), invalid: invalid(id) }
  const isDemanded = demandOf(required)
  return (values, state) => {
    if (visible !== undefined && values[visible] !== true) return hiddenBy(values[visible], absent.masked)
    // Nearly always empty: asking for its size costs less than asking for the name.
    if (state.refused !== undefined && state.refused.size > 0 && state.refused.has(id)) return absent.invalid
    const value = state.inputs[id]
    if (value === undefined) return isDemanded(values) ? absent.missing : absent.empty
    // Most fields are numbers: named here, their check is no call.
    return (accepted === isNumber ? isNumber(value) : accepted(value, state)) ? asValue(value) : absent.invalid
  }
}

/** Only a list has rows, and it is no input. */
const asValue = (value: InputValue) => value as number | string | boolean | readonly string[] // Accepted: no list.

/** The options a choice is written with never change. */
function acceptsWritten(options: NonNullable<ChoiceField['options']>): Accepts {
  const values = new Set<InputValue>(options.map((option) => (typeof option === 'string' ? option : option.value)))
  return (value) => values.has(value)
}

function accepts(schema: CalculatorSchema, field: Field): Accepts {
  switch (field.kind) {
    case 'number':
      return isNumber
    case 'choice':
      if (field.options) return acceptsWritten(field.options)
      return (value, state) => optionsOf(schema, field, state.init)?.some((option) => option.value === value) ?? false
    case 'choices':
      return (value, state) => {
        const options = optionsOf(schema, field, state.init)
        return Array.isArray(value) && value.every((one) => options?.some((option) => option.value === one))
      }
    case 'toggle':
      return (value) => typeof value === 'boolean'
    case 'alternatives':
      return (value) => typeof value === 'string' && Object.hasOwn(field.branches, value)
    case 'diagram':
    case 'list':
      return () => false
  }
}

function runOptionData(
  { item: id, of, name }: StepOf<'optionData'>,
  schema: CalculatorSchema,
  field: ChoiceField | ChoicesField,
): Step['run'] {
  return (values, state) => {
    const value = values[of]
    if (value === undefined || isAbsent(value)) return value ?? missing(id)
    const option = optionsOf(schema, field, state.init)?.find((one) => one.value === value)
    return option && Object.hasOwn(option, name) ? (option[name] ?? missing(id)) : missing(id)
  }
}

function runInitNumber({ name, usual }: StepOf<'initNumber'>): Step['run'] {
  const absent = usual ?? missing('init')
  return (_, { init }) => {
    const value = init && Object.hasOwn(init, name) ? init[name] : undefined
    return typeof value === 'number' && Number.isFinite(value) ? value : absent
  }
}
