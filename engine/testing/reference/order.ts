/** Dependencies within a schema, and the evaluation order. */
import type { CalculatorSchema, Field, NumberField } from '../../define/index.ts'
import { formula } from './form.ts'
import { keysOf } from './tables.ts'

const limits = ['min', 'max', 'exclusiveMin', 'exclusiveMax'] as const
/** The item that a path belongs to. */
export const itemOf = ({ fields }: CalculatorSchema, path: string) =>
  fields[path]
    ? path
    : path
        .split('.')
        .slice(0, path.startsWith('tables.') ? 2 : 1)
        .join('.')

/** The texts of a field's expressions. */
export const textsOf = (field: Field): readonly string[] => {
  const starts =
    field.kind === 'number' && typeof field.default === 'object' ? Object.values(field.default) : 'default' in field ? [field.default] : []
  const own = field.kind === 'number' ? [...limits.map((name) => field[name]), ...starts] : []
  const rows =
    field.kind === 'list'
      ? [
          ...Object.values(field.row).flatMap(textsOf),
          ...Object.values(field.row).flatMap((one) => ('sets' in one ? Object.values(one.sets ?? {}) : [])),
          ...Object.values(field.rowDerived ?? {}).map((one) => one.value),
        ]
      : []
  return [field.visible, field.hidden, ...own, ...rows].filter((one) => typeof one === 'string')
}

/** The fields that set, hide or clear an item, and the fields they read. */
const workedOn = ({ fields }: CalculatorSchema, item: string): readonly string[] =>
  Object.entries(fields).flatMap(([id, one]) => {
    const sets = 'sets' in one ? one.sets?.[item] : undefined
    const tabs = one.kind === 'alternatives' && Object.values(one.branches).flat().includes(item)
    const clears = 'clears' in one && one.clears?.includes(item)
    return [...(sets !== undefined || tabs || clears ? [id] : []), ...(sets === undefined ? [] : formula(sets).names)]
  })

/** Names a field refers to outside its expressions. */
function namedBy(field: Field): readonly (string | undefined)[] {
  const asks = 'optionsFrom' in field && field.optionsFrom !== undefined ? 'init' : undefined
  return [asks, field.unlockedBy, ...(field.kind === 'diagram' ? [...(field.shows ?? []), field.by] : [])]
}

/** Dependencies of an item: the names in its expressions, and the fields that hide, unlock, set or clear it. */
export function needs(schema: CalculatorSchema, item: string): readonly string[] {
  const field = schema.fields[item]
  const table = item.startsWith('tables.') ? schema.tables?.[item.slice('tables.'.length)] : undefined
  const query = item === 'init' ? Object.values(schema.init?.query ?? {}) : []
  const texts = field ? textsOf(field) : [schema.derived?.[item]?.value ?? '0', ...query]
  const own = new Set(field?.kind === 'list' ? [...Object.keys(field.row), ...Object.keys(field.rowDerived ?? {})] : [])
  const named = texts.flatMap((text) => formula(text).names).filter((path) => !own.has(path.split('.')[0] ?? ''))
  const all = [...named, ...workedOn(schema, item), ...(field ? namedBy(field) : []), ...(table ? keysOf(table) : [])].filter(
    (one) => one !== undefined,
  )
  return all.map((path) => itemOf(schema, path)).filter((one) => one !== item)
}

const everything = ({ fields, derived = {}, tables = {} }: CalculatorSchema) => [
  'init',
  ...Object.keys(tables).map((name) => `tables.${name}`),
  ...Object.keys(fields),
  ...Object.keys(derived),
]

const orders = new WeakMap<CalculatorSchema, readonly string[]>()

/** Each item after its dependencies. */
export function ordered(schema: CalculatorSchema): readonly string[] {
  const known = orders.get(schema)
  if (known) return known
  const items = everything(schema)
  const order: string[] = []
  const take = (item: string): void => {
    if (order.includes(item) || !items.includes(item)) return
    needs(schema, item).forEach(take)
    order.push(item)
  }
  items.forEach(take)
  orders.set(schema, order)
  return order
}

/** The numbers whose computed bounds depend on a field, directly or indirectly, in order. */
export function boundBy(schema: CalculatorSchema, id: string): readonly string[] {
  const [reached, order] = [new Set([id]), ordered(schema)]
  for (const item of order) if (needs(schema, item).some((one) => reached.has(one))) reached.add(item)
  const isComputed = (one: string) => limits.some((name) => typeof (schema.fields[one] as NumberField | undefined)?.[name] === 'string') // Only numbers have limits.
  return order.filter((one) => one !== id && reached.has(one) && isComputed(one))
}
