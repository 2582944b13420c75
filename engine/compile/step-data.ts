/** Generates the steps that fill the slots of each item. */
import type { Init, CalculatorSchema, ChoiceField, ChoicesField, Field, Table } from '../define/index.ts'
import { check, columnPath, columnsOf, inRows, listOfColumn, references } from '../expression/index.ts'
import type { Expression } from '../expression/index.ts'
import { mayHideWithoutOptions } from '../plan/options.ts'
import { tableColumns, tableKeys } from '../plan/tables.ts'
import type { StepData } from '../plan/plan.ts'
import { boundNames } from '../plan/plan.ts'
import { setsOf } from '../plan/switching.ts'
import { parameterPath } from './sources.ts'
import { memberTypes, scopeOf } from './scope.ts'

/** Adds a step and returns its slot; `slot` looks up the slot of a path already added. */
export type StepBuilder = {
  readonly schema: CalculatorSchema
  readonly add: (step: StepData) => number
  readonly slot: (path: string) => number
  readonly has: (path: string) => boolean
  /** Whether a field is required has to be known before its value. */
  readonly demandsFirst: boolean
  readonly expression: (path: string) => Expression | undefined
  readonly branch: (id: string) => Branch | undefined
}

/** The slot of an optional expression, if the schema has it. */
function addExpression(builder: StepBuilder, path: string, item: string): void {
  const expression = builder.expression(path)
  if (!expression) return
  addColumns(builder, expression, item)
  builder.add({ path, item, kind: 'expression', expression })
}

const isOfConditions = (schema: CalculatorSchema, list: string, element: Expression): boolean =>
  check(element, inRows(scopeOf(schema), list)).type?.kind === 'boolean'

/** Adds slots for the columns that an expression aggregates; equal columns share a slot. */
function addColumns(builder: StepBuilder, expression: Expression, item: string): void {
  const { fields } = builder.schema
  for (const element of columnsOf(expression)) {
    const path = columnPath(element)
    const list = listOfColumn(element, (name) => fields[name]?.kind === 'list')
    if (list !== undefined && !builder.has(path)) {
      const isCondition = isOfConditions(builder.schema, list, element) && ({ isCondition: true } as const)
      const demand = demandOf(builder, list, fields[list])
      builder.add({ path, item, kind: 'column', list, rows: builder.slot(list), expression: element, ...isCondition, ...demand })
    }
  }
}

/** A branch of an alternatives field. */
export type Branch = { readonly alternatives: string; readonly names: readonly string[] }

/** Maps each field on a branch to that branch. */
export function branchesOf(schema: CalculatorSchema): ReadonlyMap<string, Branch> {
  const branches = new Map<string, Branch>()
  for (const [alternatives, field] of Object.entries(schema.fields)) {
    if (field.kind !== 'alternatives') continue
    for (const id of new Set(Object.values(field.branches).flat())) {
      branches.set(id, { alternatives, names: Object.keys(field.branches).filter((name) => field.branches[name]?.includes(id)) })
    }
  }
  return branches
}

function addVisibility(builder: StepBuilder, id: string, field: Field): number | undefined {
  const condition = builder.expression(`${id}#visible`)
  const hides = builder.expression(`${id}#hidden`)
  const branch = builder.branch(id)
  if (!condition && !hides && !branch && !mayHideWithoutOptions(field)) return undefined
  if (condition) addColumns(builder, condition, id)
  if (hides) addExpression(builder, `${id}#hidden`, id)
  return builder.add({
    path: `${id}#visible`,
    item: id,
    kind: 'visibility',
    ...(condition ? { condition } : {}),
    ...(hides ? { hides: builder.slot(`${id}#hidden`) } : {}),
    ...(branch ? { branch: { slot: builder.slot(branch.alternatives), names: branch.names } } : {}),
  })
}

function addMembers(builder: StepBuilder, id: string, field: ChoiceField | ChoicesField): void {
  const of = builder.slot(id)
  for (const name of Object.keys(memberTypes(builder.schema, field))) {
    builder.add({ path: `${id}.${name}`, item: id, kind: 'optionData', of, name })
  }
}

/**
 * Whether anybody demands a field: its condition is known before its value where something may stand in for it. For a list whose rows its own
 * condition reads nothing does.
 */
function demandOf(builder: StepBuilder, id: string, field: Field | undefined): { readonly required?: number | false } {
  if (field?.required === false) return { required: false }
  const condition = builder.expression(`${id}#required`)
  if (!builder.demandsFirst || !condition || references(condition).some((path) => path.startsWith(`${id}.`))) return {}
  addRequired(builder, id)
  return { required: builder.slot(`${id}#required`) }
}

const computedParts = [...boundNames, 'default', 'default.when', 'default.unless'] as const

/** All slots of a field: visibility, bounds, default, value, option data. (What it `sets` comes last, see `addSets`.) */
export function addField(builder: StepBuilder, id: string, field: Field): void {
  const visible = addVisibility(builder, id, field)
  if (field.kind === 'number') {
    for (const part of computedParts) addExpression(builder, `${id}#${part}`, id)
  }
  const shown = visible === undefined ? {} : { visible }
  const demand = demandOf(builder, id, field)
  // Of a list its columns are empty or missing, not its rows.
  if (field.kind === 'list') builder.add({ path: id, item: id, kind: 'rows', ...shown })
  else builder.add({ path: id, item: id, kind: 'input', ...shown, ...demand })
  if (field.kind === 'choice' || field.kind === 'choices') addMembers(builder, id, field)
}

/** Adds the values that a choice writes into other fields; they come after all items because they may read tables keyed by the choice. */
export function addSets(builder: StepBuilder, id: string, field: Field): void {
  for (const target of Object.keys(setsOf(field))) addExpression(builder, `${id}#sets.${target}`, id)
}

/** The slot of the condition under which a field is required; it comes after all items, where no value depends on it. */
export function addRequired(builder: StepBuilder, id: string): void {
  if (!builder.has(`${id}#required`)) addExpression(builder, `${id}#required`, id)
}

/** The slot of a derived value. */
export function addDerived(builder: StepBuilder, id: string): void {
  addExpression(builder, id, id)
}

/** The slots of a rule: what has to hold, and the condition under which it counts. */
export function addRule(builder: StepBuilder, path: string): void {
  addExpression(builder, path, path)
  addExpression(builder, `${path}#when`, path)
}

/** One slot per column of a table. */
export function addTable(builder: StepBuilder, name: string, table: Table): void {
  const by = tableKeys(table).map((key) => builder.slot(key))
  for (const column of tableColumns(table)) {
    builder.add({ path: `tables.${name}.${column}`, item: `tables.${name}`, kind: 'cell', table: name, column, by })
  }
}

/** One slot per single number of the init answer. */
export function addInit(builder: StepBuilder, { numbers = {}, usual = {} }: Pick<Init, 'numbers' | 'usual'>): void {
  for (const name of Object.keys(numbers)) {
    const own = usual[name]
    builder.add({ path: `init.${name}`, item: 'init', kind: 'initNumber', name, ...(own === undefined ? {} : { usual: own }) })
  }
}

/** The slots of a request parameter: its value and the condition under which it is sent. */
export function addParameter(builder: StepBuilder, call: 'request' | 'init', name: string): void {
  const path = parameterPath(call, name)
  addExpression(builder, path, path)
  addExpression(builder, `${path}#when`, path)
}
