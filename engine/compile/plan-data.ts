/** Checked expressions in dependency order → the plan as data: steps, readers, fields, parameters. */
import type { CalculatorSchema } from '../define/index.ts'
import type { Expression } from '../expression/index.ts'
import { references } from '../expression/index.ts'
import type { Edge, PlanData, StepData } from '../plan/plan.ts'
import { mayHideWithoutOptions } from '../plan/options.ts'
import { planFields } from './planned-fields.ts'
import { planParameters } from './planned-parameters.ts'
import type { Checked } from './sources.ts'
import { addDerived, addField, addInit, addParameter, addSets, addTable, branchesOf } from './step-data.ts'
import type { StepBuilder } from './step-data.ts'

/** What a plan is made of: expressions, dependencies, and the items in an order that respects them. */
export type Parts = { readonly checked: readonly Checked[]; readonly edges: readonly Edge[]; readonly order: readonly string[] }

/** The plan, as plain data, of a schema whose expressions are parsed and whose items are ordered. */
export function planDataOf(schema: CalculatorSchema, { checked, edges, order }: Parts): PlanData {
  const expressions = new Map(checked.map(({ path, expression }) => [path, expression]))
  const { steps, slots } = makeSteps(schema, order, expressions)
  const fieldOrder = order.filter((item) => Object.hasOwn(schema.fields, item))
  return {
    schema,
    steps,
    readers: readersOf(steps, { slots, expressions, edges }),
    initSteps: steps.flatMap((step, slot) => (readsInit(schema, step) ? [slot] : [])),
    fields: planFields(schema, fieldOrder, { slots, edges }),
    parameters: planParameters('request', schema, { slots, checked, edges }),
    initParameters: planParameters('init', schema, { slots, checked, edges }),
  }
}

function makeSteps(schema: CalculatorSchema, order: readonly string[], expressions: ReadonlyMap<string, Expression>) {
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
      const slot = slots.get(path)
      if (slot === undefined) throw new RangeError(`${schema.name}: '${path}' is used before it is computed`)
      return slot
    },
    expression: (path) => expressions.get(path),
    branch: (id) => branches.get(id),
  }
  for (const item of order) addItem(builder, item)
  for (const [id, field] of Object.entries(schema.fields)) if (field.kind === 'choice') addSets(builder, id, field)
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
  else if (item === 'init') addInit(builder, schema.init?.numbers ?? {})
  else if (table) addTable(builder, item.slice('tables.'.length), table)
  else addParameter(builder, 'request', item.slice('request.'.length))
}

function readsInit(schema: CalculatorSchema, step: StepData): boolean {
  const field = schema.fields[step.item]
  if (step.item === 'init') return true
  if (field === undefined || !('optionsFrom' in field)) return false
  return !step.path.includes('#') || (step.path.endsWith('#visible') && mayHideWithoutOptions(field))
}

type Reading = {
  readonly slots: ReadonlyMap<string, number>
  readonly expressions: ReadonlyMap<string, Expression>
  readonly edges: readonly Edge[]
}

/** Which later steps read a step: by expression, and within an item (visibility → value → option data). */
function readersOf(steps: readonly StepData[], { slots, expressions, edges }: Reading): readonly (readonly number[])[] {
  const readers = steps.map(() => new Set<number>())
  const link = (from: string, to: number) => {
    const slot = slots.get(from)
    if (slot !== undefined && slot !== to) readers[slot]?.add(to)
  }
  const incoming = Map.groupBy(edges, (edge) => edge.to)
  steps.forEach(({ path, item }, slot) => {
    const expression = expressions.get(path)
    if (expression) for (const name of references(expression)) link(name, slot)
    if (path === item) link(`${item}#visible`, slot)
    if (path.startsWith(`${item}.`) || item.startsWith('tables.')) link(item, slot)
    const structural = path === item || path === `${item}#visible` || item.startsWith('tables.')
    if (structural) for (const edge of incoming.get(item) ?? []) if (edge.kind !== 'cascade') link(edge.from, slot)
  })
  return readers.map((set) => [...set].sort((a, b) => a - b))
}
