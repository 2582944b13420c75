/**
 * Permissible values of each request parameter, derived from its fields. The server decodes by these rules, and OpenAPI shows them.
 */
import { evaluate } from '../plan/evaluate.ts'
import { nowhere, range } from '../expression/index.ts'
import { optionsOf } from '../plan/options.ts'
import type { BoundName, InitData, Plan, PlannedField, PlannedParameter } from '../plan/plan.ts'
import { fewestRows, mostRows } from '../plan/rows.ts'
import { columnNumbers } from '../plan/tables.ts'

/** Permissible values of one parameter; numbers in `unit`. */
export type ParameterRule = { readonly name: string; readonly optional: boolean } & (
  | {
      readonly kind: 'number'
      readonly unit: string
      readonly min?: number
      readonly max?: number
      readonly exclusiveMin?: number
      readonly exclusiveMax?: number
      /** Default if the parameter is not sent. */
      readonly constant?: number
    }
  | { readonly kind: 'text' | 'list'; readonly options: readonly string[] | undefined }
  | { readonly kind: 'boolean' }
  /** Rows of a list; each has its cells in this order. */
  | { readonly kind: 'rows'; readonly columns: readonly CellRule[]; readonly minRows: number; readonly maxRows: number }
)

/** Permissible values of a cell; `optional`: it may be empty. */
export type CellRule = Extract<ParameterRule, { kind: 'number' | 'text' | 'list' }>

type Interval = readonly [number, number]

/** Source of intervals: the plan, and the limits of the init answer. */
type Source = { readonly plan: Plan; readonly init: InitData | undefined }
const unbounded: Interval = [-Infinity, Infinity]

/**
 * The rules of the request's parameters; options come from `init` where they are not literal.
 */
export function parameterRules(plan: Plan, init: InitData | undefined): readonly ParameterRule[] {
  return plan.parameters.map((parameter) => ruleOf(plan, parameter, init))
}

function ruleOf(plan: Plan, parameter: PlannedParameter, init: InitData | undefined): ParameterRule {
  const { name, constant, type } = parameter
  const optional = parameter.optional || parameter.needsOptionsOf.some((id) => lacksOptions(plan, id, init))
  if (constant !== undefined) return { name, optional, kind: 'number', unit: '', min: 1, max: constant, constant }
  if (type?.kind === 'number') return { name, optional, kind: 'number', unit: type.unit, ...numberBounds({ plan, init }, parameter) }
  if (type?.kind === 'rows') return { name, optional, kind: 'rows', ...rowsRule({ plan, init }, parameter) }
  if (type?.kind === 'boolean') return { name, optional, kind: 'boolean' }
  return { name, optional, kind: type?.kind ?? 'text', options: sentOptions(plan, parameter, init) }
}

/** Larger than any quantity of a machine in any unit; calculations with numbers up to this limit stay finite. */
const largest = 1e12

/**
 * A rule with both ends that every number of a request has: where the form states none, these are no limits of the form.
 */
export const closed = (rule: Extract<ParameterRule, { kind: 'number' }>): Extract<ParameterRule, { kind: 'number' }> => ({
  ...rule,
  ...(rule.min === undefined && rule.exclusiveMin === undefined && { min: -largest }),
  ...(rule.max === undefined && rule.exclusiveMax === undefined && { max: largest }),
})

/**
 * The cells of a row, with the literal bounds and options of its fields. Bounds that depend on other values are checked for the
 * whole request.
 */
function rowsRule({ plan, init }: Source, { field: list = '', columns = [] }: PlannedParameter) {
  const row = plan.rows.get(list)
  const field = plan.fields.get(list)?.field
  const cells = columns.flatMap((id): CellRule[] => {
    const planned = row?.plan.fields.get(id)
    if (!row || !planned) return []
    const optional = (planned.field.required ?? true) !== true || planned.visible !== undefined
    if (planned.field.kind === 'number') {
      return [{ name: id, optional, kind: 'number', unit: planned.field.unit ?? '', ...literalBounds(planned) }]
    }
    const options = planned.field.kind === 'choice' ? optionsOf(row.plan.schema, planned.field, init) : undefined
    return [{ name: id, optional, kind: 'text', options: options?.map(({ value }) => value) }]
  })
  const rows = field?.kind === 'list' ? field : {}
  return { columns: cells, minRows: fewestRows(rows), maxRows: mostRows(rows) }
}

function literalBounds({ bounds, field }: PlannedField) {
  const literal = (name: BoundName) => {
    const bound = bounds[name]
    return bound && 'literal' in bound ? bound.literal : undefined
  }
  const shown = field.kind === 'number' && field.onOutOfRange === 'hint'
  const inclusive = shown ? {} : { min: literal('min'), max: literal('max') }
  return finite({ ...inclusive, exclusiveMin: literal('exclusiveMin'), exclusiveMax: literal('exclusiveMax') })
}

/** Whether the options of a choice are empty or not known. */
function lacksOptions(plan: Plan, id: string, init: InitData | undefined): boolean {
  const field = plan.schema.fields[id]
  return (field?.kind === 'choice' || field?.kind === 'choices') && !optionsOf(plan.schema, field, init)?.length
}

function numberBounds(source: Source, { field, expression }: PlannedParameter) {
  const { plan } = source
  const planned = field === undefined ? undefined : plan.fields.get(field)
  if (planned) {
    const [min, max] = fieldInterval(source, planned)
    const { exclusiveMin, exclusiveMax } = planned.bounds
    return finite({
      min,
      max,
      exclusiveMin: exclusiveMin && 'literal' in exclusiveMin ? exclusiveMin.literal : undefined,
      exclusiveMax: exclusiveMax && 'literal' in exclusiveMax ? exclusiveMax.literal : undefined,
    })
  }
  const [min, max] = (expression && range(expression, (path) => intervalOf(source, path))) ?? unbounded
  return finite({ min, max })
}

function finite(bounds: Readonly<Record<string, number | undefined>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(bounds).flatMap(([name, value]) => (Number.isFinite(value) && value !== undefined ? [[name, value]] : [])),
  )
}

/**
 * The interval of a path: a field within its bounds, a table column over its rows, a limit of the init answer, a derived value by
 * interval arithmetic.
 */
function intervalOf(source: Source, path: string): Interval {
  const { plan, init } = source
  const planned = plan.fields.get(path)
  if (planned) return fieldInterval(source, planned)
  const derived = plan.derived.get(path)
  if (derived) return range(derived.expression, (name) => intervalOf(source, name)) ?? unbounded
  const [root, table = '', column = ''] = path.split('.')
  const limit = root === 'init' ? init?.[table] : undefined
  if (typeof limit === 'number') return [limit, limit]
  const constants = root === 'tables' ? plan.schema.tables?.[table] : undefined
  const cells = constants ? columnNumbers(constants, column) : []
  return cells.length > 0 ? [Math.min(...cells), Math.max(...cells)] : unbounded
}

function fieldInterval(source: Source, { id, field }: PlannedField): Interval {
  if (field.kind !== 'number') return unbounded
  const side = (name: 'min' | 'max' | 'exclusiveMin' | 'exclusiveMax', end: 0 | 1): number => {
    const bound = field[name]
    if (typeof bound === 'number') return bound
    const { steps, slots } = source.plan
    const expression = bound === undefined ? undefined : steps[slots.get(`${id}#${name}`) ?? nowhere]?.expression
    return (expression && range(expression, (path) => intervalOf(source, path))?.[end]) ?? unbounded[end]
  }
  const shown = field.onOutOfRange === 'hint'
  const low = Math.max(shown ? -Infinity : side('min', 0), side('exclusiveMin', 0))
  const high = Math.min(shown ? Infinity : side('max', 1), side('exclusiveMax', 1))
  return [low, high]
}

/** The options that can actually be sent: those for which the parameter's condition holds. */
function sentOptions(plan: Plan, { field, type, when }: PlannedParameter, init: InitData | undefined): readonly string[] | undefined {
  const planned = field === undefined ? undefined : plan.fields.get(field)
  if (planned?.field.kind !== 'choice' && planned?.field.kind !== 'choices') return type?.kind === 'text' ? type.options : undefined
  const options = optionsOf(plan.schema, planned.field, init)?.map((option) => option.value)
  if (when === undefined || planned.field.kind === 'choices') return options
  return options?.filter((value) => evaluate(plan, { inputs: { [planned.id]: value }, init }).values[when] !== false)
}
