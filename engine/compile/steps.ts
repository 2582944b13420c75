/** Makes the steps that fill the slots of one item. */
import type { AlternativesField, CalculatorSchema, ChoiceField, ChoicesField, Field, Table } from '../define/index.ts'
import type { EvaluationState, InputValue, Step } from '../plan.ts'
import { compileExpression, invalid, isAbsent, masked, missing } from '../expression/index.ts'
import type { Evaluator, Expression } from '../expression/index.ts'
import { hidesWithoutOptions, mayHideWithoutOptions, optionsOf } from '../options.ts'
import { boundNames, isNumber } from '../plan.ts'
import { parameterPath } from './sources.ts'
import { memberTypes } from './scope.ts'

/** Adds a step and returns its slot; `slot` looks up the slot of a path already added. */
export type StepBuilder = {
  readonly schema: CalculatorSchema
  readonly add: (path: string, item: string, run: Step['run']) => number
  readonly slot: (path: string) => number
  readonly expression: (path: string) => Expression | undefined
  readonly branch: (id: string) => Branch | undefined
}

function compiled(builder: StepBuilder, path: string): Evaluator | undefined {
  const expression = builder.expression(path)
  return expression && compileExpression(expression, builder.slot)
}

/** The slot of an optional expression, if the schema has it. */
function addExpression(builder: StepBuilder, path: string, item: string): void {
  const run = compiled(builder, path)
  if (run) builder.add(path, item, run)
}

/** The branch of an alternatives field that a field belongs to. */
export type Branch = { readonly alternatives: string; readonly names: readonly string[] }

/** The branch of every field that is on one. */
export function branchesOf(schema: CalculatorSchema): ReadonlyMap<string, Branch> {
  const branches = new Map<string, Branch>()
  for (const [alternatives, field] of Object.entries(schema.fields)) {
    if (field.kind !== 'alternatives') continue
    for (const id of new Set(Object.values(field.branches).flat())) {
      if (branches.has(id)) continue
      branches.set(id, { alternatives, names: Object.keys(field.branches).filter((name) => field.branches[name]?.includes(id)) })
    }
  }
  return branches
}

function addVisibility(builder: StepBuilder, id: string, field: Field): number | undefined {
  const condition = compiled(builder, `${id}#visible`)
  const branch = builder.branch(id)
  const choice = mayHideWithoutOptions(field) ? field : undefined
  if (!condition && !branch && !choice) return undefined
  const branchSlot = branch ? builder.slot(branch.alternatives) : -1
  return builder.add(`${id}#visible`, id, (values, { init }) => {
    if (choice && hidesWithoutOptions(builder.schema, choice, init)) return false
    if (branch) {
      const active = values[branchSlot]
      if (typeof active !== 'string' || !branch.names.includes(active)) return false
    }
    return condition ? condition(values) === true : true
  })
}

/** A field's value: masked while hidden (`visible` is not true), missing while empty, invalid when it is no value of the field's kind. */
function readInput(id: string, visible: number | undefined, accepts: (value: InputValue, state: EvaluationState) => boolean): Step['run'] {
  const absent = { masked: masked(id), missing: missing(id), invalid: invalid(id) }
  return (values, state) => {
    if (visible !== undefined && values[visible] !== true) return absent.masked
    // Nearly always empty: asking for its size costs less than asking for the name.
    if (state.refused !== undefined && state.refused.size > 0 && state.refused.has(id)) return absent.invalid
    const value = state.inputs[id]
    if (value === undefined) return absent.missing
    // Most fields are numbers: named here, their check is no call.
    return (accepts === isNumber ? isNumber(value) : accepts(value, state)) ? value : absent.invalid
  }
}

/** The options a choice is written with never change. */
function acceptsWritten(options: NonNullable<ChoiceField['options']>): (value: InputValue) => boolean {
  const values = new Set<InputValue>(options.map((option) => (typeof option === 'string' ? option : option.value)))
  return (value) => values.has(value)
}

function accepts(schema: CalculatorSchema, field: Field): (value: InputValue, state: EvaluationState) => boolean {
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
    case 'alternatives':
      return (value) => typeof value === 'string' && Object.hasOwn(field.branches, value)
    case 'diagram':
      return () => false
  }
}

function addMembers(builder: StepBuilder, id: string, field: ChoiceField | ChoicesField): void {
  const { schema } = builder
  const slot = builder.slot(id)
  for (const name of Object.keys(memberTypes(schema, field))) {
    builder.add(`${id}.${name}`, id, (values, state) => {
      const value = values[slot]
      if (isAbsent(value)) return value
      const option = optionsOf(schema, field, state.init)?.find((one) => one.value === value)
      return option && Object.hasOwn(option, name) ? (option[name] ?? missing(id)) : missing(id)
    })
  }
}

const computedParts = [...boundNames, 'default'] as const

/** All slots of a field: visibility, bounds, default, value, option data. (What it `sets` comes last, see `addSets`.) */
export function addField(builder: StepBuilder, id: string, field: Field): void {
  const visible = addVisibility(builder, id, field)
  if (field.kind === 'number') {
    for (const part of computedParts) if (typeof field[part] === 'string') addExpression(builder, `${id}#${part}`, id)
  }
  builder.add(id, id, readInput(id, visible, accepts(builder.schema, field)))
  if (field.kind === 'choice' || field.kind === 'choices') addMembers(builder, id, field)
}

/** What a choice writes into other fields: evaluated after all items, because it may read tables keyed by that choice. */
export function addSets(builder: StepBuilder, id: string, field: ChoiceField | AlternativesField): void {
  if (field.kind !== 'choice') return
  for (const target of Object.keys(field.sets ?? {})) addExpression(builder, `${id}#sets.${target}`, id)
}

/** The slot of a derived value. */
export function addDerived(builder: StepBuilder, id: string): void {
  addExpression(builder, id, id)
}

/** One slot per column of a table: the cell of the row that the table's choice selects. */
export function addTable(builder: StepBuilder, name: string, table: Table): void {
  const by = builder.slot(table.by)
  const columns = Object.keys(Object.values(table.rows)[0] ?? {})
  for (const column of columns) {
    builder.add(`tables.${name}.${column}`, `tables.${name}`, (values) => {
      const key = values[by]
      if (key === undefined || isAbsent(key)) return key ?? missing(table.by)
      const row = typeof key === 'string' && Object.hasOwn(table.rows, key) ? table.rows[key] : undefined
      return row?.[column] ?? missing(table.by)
    })
  }
}

/** One slot per single number of the init answer. */
export function addInit(builder: StepBuilder, numbers: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(numbers)) {
    const absent = missing('init')
    builder.add(`init.${name}`, 'init', (_, { init }) => {
      const value = init && Object.hasOwn(init, name) ? init[name] : undefined
      return typeof value === 'number' && Number.isFinite(value) ? value : absent
    })
  }
}

/** The slots of a request parameter: its value and the condition under which it is sent. */
export function addParameter(builder: StepBuilder, call: 'request' | 'init', name: string): void {
  const path = parameterPath(call, name)
  addExpression(builder, path, path)
  addExpression(builder, `${path}#when`, path)
}
