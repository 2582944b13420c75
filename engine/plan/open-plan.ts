/** Plain data → plan: looks everything up once and rebuilds the functions. */
import type { CalculatorSchema } from '../define/index.ts'
import { nowhere } from '../expression/index.ts'
import type { Expression } from '../expression/index.ts'
import { readsOfRow } from './around-row.ts'
import { literalOptions } from './options.ts'
import { outerOf, outerPath } from './outer-path.ts'
import type { ParameterData, Plan, PlanData, PlannedField, PlannedParameter, RowPlan, Step, StepData } from './plan.ts'
import { runOf } from './step-run.ts'

/** The plan of a compiled calculator. Nothing is checked: the data come from `planDataOf`, also as JSON. */
export function openPlan(data: PlanData): Plan {
  const { schema, readers, initSteps, rules = [] } = data
  const slots = new Map(data.steps.map(({ path }, slot) => [path, slot]))
  const rows = rowsOf(data, slots)
  const source = {
    schema,
    slotOf: (path: string) => slots.get(path) ?? slots.get(outerPath(path)) ?? nowhere,
    rowOf: (list: string) => rows.get(list),
  }
  const steps = data.steps.map((step, slot): Step => ({
    path: step.path,
    item: step.item,
    expression: expressionOf(step),
    run: runOf(step, source, slot),
  }))
  const withExpression = (parameter: ParameterData): PlannedParameter => ({ ...parameter, expression: steps[parameter.slot]?.expression })
  return {
    schema,
    steps,
    readers,
    slots,
    initSteps,
    fields: fieldsOf(data),
    derived: derivedOf(schema, { steps, slots }),
    parameters: data.parameters.map(withExpression),
    initParameters: data.initParameters.map(withExpression),
    rules,
    rows,
  }
}

function rowsOf({ rows = {}, fields }: PlanData, slots: ReadonlyMap<string, number>): Plan['rows'] {
  return new Map(
    fields.flatMap(({ id }): [string, RowPlan][] => {
      const row = rows[id]
      if (!row) return []
      const outer = row.steps.flatMap(({ kind, path }) => (kind === 'outer' ? [outerOf(path)] : []))
      const plan = openPlan(row)
      return [[id, { plan, outerSlots: outer.map((path) => slots.get(path) ?? nowhere), ofRow: readsOfRow(outer, plan) }]]
    }),
  )
}

const expressionOf = (step: StepData): Expression | undefined => (step.kind === 'expression' ? step.expression : undefined)

function fieldsOf({ schema, fields }: PlanData): Plan['fields'] {
  return new Map(
    fields.flatMap((planned): [string, PlannedField][] => {
      const field = schema.fields[planned.id]
      if (!field) return []
      const options = field.kind === 'choice' || field.kind === 'choices' ? literalOptions(field) : undefined
      return [[planned.id, { visible: undefined, defaultSlot: undefined, defaultHolds: undefined, ...planned, field, options }]]
    }),
  )
}

function derivedOf({ derived = {} }: CalculatorSchema, { steps, slots }: Pick<Plan, 'steps' | 'slots'>): Plan['derived'] {
  return new Map(
    Object.entries(derived).flatMap(([id, { unit = '' }]) => {
      const slot = slots.get(id) ?? nowhere
      const expression = steps[slot]?.expression
      return expression ? [[id, { slot, unit, expression }] as const] : []
    }),
  )
}
