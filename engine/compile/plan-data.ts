/** Checked expressions in dependency order → the plan as data: steps, readers, fields, parameters. */
import type { CalculatorSchema } from '../define/index.ts'
import type { Expression } from '../expression/index.ts'
import { columnPath, columnsOf, references } from '../expression/index.ts'
import type { Edge, PlanData, StepData } from '../plan/plan.ts'
import { mayHideWithoutOptions } from '../plan/options.ts'
import { outerOf, outerPath } from '../plan/outer-path.ts'
import { planFields } from './planned-fields.ts'
import { planParameters } from './planned-parameters.ts'
import { planRules } from './planned-rules.ts'
import type { Checked } from './sources.ts'
import { addDerived, addField, addInit, addParameter, addRequired, addRule, addSets, addTable, branchesOf } from './step-data.ts'
import type { StepBuilder } from './step-data.ts'

/** Inputs of a plan: checked expressions, dependencies, and the items in dependency order. */
export type Parts = {
  readonly checked: readonly Checked[]
  readonly edges: readonly Edge[]
  readonly order: readonly string[]
  /** Something may stand in for a value that is absent (`??`): whether it is required has to be known before. */
  readonly demandsFirst: boolean
}

/** Parts with the compiled rows of each list; for a row, also the outer values that it reads. */
type Nested = Parts & { readonly outer: readonly string[]; readonly rowData: Readonly<Record<string, PlanData>> }

/** The plan as plain data, for a schema whose expressions are parsed and whose items are ordered. */
export function planDataOf(schema: CalculatorSchema, { checked, edges: all, order, outer, rowData, demandsFirst }: Nested): PlanData {
  const edges = all.filter(({ kind }) => kind !== 'required')
  const expressions = new Map(checked.map(({ path, expression }) => [path, expression]))
  const { steps, slots } = makeSteps(schema, { order, outer, expressions, demandsFirst })
  const fieldOrder = order.filter((item) => Object.hasOwn(schema.fields, item))
  const parameters = planParameters('request', schema, { slots, checked, edges })
  return {
    schema,
    steps,
    readers: readersOf(steps, { slots, expressions, edges, rowData }),
    initSteps: steps.flatMap((step, slot) => (readsInit(schema, step) ? [slot] : [])),
    fields: planFields(schema, fieldOrder, { slots, edges }),
    parameters,
    initParameters: planParameters('init', schema, { slots, checked, edges }),
    ...(schema.rules ? { rules: planRules(schema, { slots, checked, edges }, parameters) } : {}),
    ...(Object.keys(rowData).length > 0 ? { rows: rowData } : {}),
  }
}

type Ordered = Pick<Nested, 'order' | 'outer' | 'demandsFirst'> & { readonly expressions: ReadonlyMap<string, Expression> }

function makeSteps(schema: CalculatorSchema, { order, outer, expressions, demandsFirst }: Ordered) {
  const steps: StepData[] = []
  const slots = new Map<string, number>()
  const branches = branchesOf(schema)
  const builder: StepBuilder = {
    schema,
    add(step) {
      slots.set(step.path, steps.push(step) - 1)
      return steps.length - 1
    },
    slot(path) {
      const slot = slots.get(path) ?? slots.get(outerPath(path))
      if (slot === undefined) throw new RangeError(`${schema.name}: '${path}' is used before it is computed`)
      return slot
    },
    has: (path) => slots.has(path),
    demandsFirst,
    expression: (path) => expressions.get(path),
    branch: (id) => branches.get(id),
  }
  for (const path of outer) builder.add({ path: outerPath(path), item: outerPath(path), kind: 'outer' })
  for (const item of order) addItem(builder, item)
  for (const [id, field] of Object.entries(schema.fields)) {
    addRequired(builder, id)
    addSets(builder, id, field)
  }
  for (const name of Object.keys(schema.init?.query ?? {})) addParameter(builder, 'init', name)
  return { steps, slots }
}

function addItem(builder: StepBuilder, item: string): void {
  const { schema } = builder
  const field = schema.fields[item]
  const derived = schema.derived?.[item]
  const table = item.startsWith('tables.') ? schema.tables?.[item.slice('tables.'.length)] : undefined
  if (field) addField(builder, item, field)
  else if (derived) addDerived(builder, item)
  else if (item.startsWith('rules.')) addRule(builder, item)
  else if (item === 'init') addInit(builder, schema.init ?? {})
  else if (table) addTable(builder, item.slice('tables.'.length), table)
  else addParameter(builder, 'request', item.slice('request.'.length))
}

function readsInit(schema: CalculatorSchema, step: StepData): boolean {
  const field = schema.fields[step.item]
  if (step.item === 'init') return true
  if (step.kind === 'rows') return schema.init !== undefined
  if (field === undefined || !('optionsFrom' in field)) return false
  return !step.path.includes('#') || (step.path.endsWith('#visible') && mayHideWithoutOptions(field))
}

type Reading = {
  readonly slots: ReadonlyMap<string, number>
  readonly expressions: ReadonlyMap<string, Expression>
  readonly edges: readonly Edge[]
  readonly rowData: Readonly<Record<string, PlanData>>
}

/** The outer values that a row reads. */
const readByRow = (data: PlanData | undefined): readonly string[] =>
  data?.steps.flatMap(({ kind, path }) => (kind === 'outer' ? [outerOf(path)] : [])) ?? []

/** For each step, the later steps that read it: through an expression, or within an item (visibility → value → option data). */
function readersOf(steps: readonly StepData[], { slots, expressions, edges, rowData }: Reading): readonly (readonly number[])[] {
  const readers = steps.map(() => new Set<number>())
  const link = (from: string, to: number) => {
    const slot = slots.get(from) ?? slots.get(outerPath(from))
    if (slot !== undefined && slot !== to) readers[slot]?.add(to)
  }
  const incoming = Map.groupBy(edges, (edge) => edge.to)
  steps.forEach((step, slot) => {
    const { path, item } = step
    const expression = expressions.get(path)
    if (expression) for (const name of [...references(expression), ...columnsOf(expression).map(columnPath)]) link(name, slot)
    if (step.kind === 'column') {
      for (const name of [step.list, ...references(step.expression)]) link(name, slot)
      if (typeof step.required === 'number') link(`${step.list}#required`, slot)
    }
    if (step.kind === 'rows') for (const name of readByRow(rowData[item])) link(name, slot)
    if (path === item) for (const part of ['visible', 'required']) link(`${item}#${part}`, slot)
    if (path === `${item}#visible`) link(`${item}#hidden`, slot)
    if (path.startsWith(`${item}.`) || item.startsWith('tables.')) link(item, slot)
    // Expressions read the columns of a list, never the list itself.
    const structural = path === item || path === `${item}#visible` || item.startsWith('tables.')
    if (structural) for (const edge of incoming.get(item) ?? []) if (edge.kind !== 'cascade' && !rowData[edge.from]) link(edge.from, slot)
  })
  return readers.map((set) => [...set].sort((a, b) => a - b))
}
