/** Values for the inspector: each with its kind, its state, and the reason of its absence. */
import { type Absent, Column, isAbsent, RowValues, type Value } from '../../../engine/expression/index.ts'
import { type FormState, type Plan, unitOf } from '../../../engine/index.ts'

export type ValueState = 'known' | Absent['state']

/** `because`: inputs that cause the absence. */
export type ShownValue = {
  readonly path: string
  readonly text: string
  readonly unit: string
  readonly state: ValueState
  readonly because: readonly string[]
}

export type ValueGroup = 'fields' | 'derived' | 'tables' | 'init' | 'conditions'

/** Formats a value with 12 digits, which represent every value of a form. */
export const writeValue = (value: Value | undefined): string => {
  if (value === undefined || isAbsent(value)) return ''
  if (typeof value === 'number') return String(Number(value.toPrecision(12)))
  if (value instanceof Column) return `[${value.cells.map((cell) => (isAbsent(cell) ? '–' : String(cell))).join(', ')}]`
  if (value instanceof RowValues) return `× ${value.values.length}`
  return Array.isArray(value) ? value.join(', ') : typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const groupOf = ({ fields, derived }: Plan, path: string): ValueGroup | undefined => {
  if (path.startsWith('request.') || path.startsWith('init.') || path.startsWith('tables.')) {
    return path.startsWith('request.') ? undefined : path.startsWith('init.') ? 'init' : 'tables'
  }
  if (path.includes('#')) return 'conditions'
  if (derived.has(path)) return 'derived'
  return fields.has(path.split('.')[0] ?? '') ? 'fields' : undefined
}

const unitIn = (plan: Plan, path: string): string => {
  const [root = '', name = '', column = ''] = path.split('#')[0]?.split('.') ?? []
  if (root === 'init') return plan.schema.init?.numbers?.[name] ?? ''
  if (root === 'tables') return plan.schema.tables?.[name]?.units?.[column] ?? ''
  const field = plan.fields.get(path.split('#')[0] ?? '')
  return plan.derived.get(root)?.unit ?? (field ? unitOf(field) : '')
}

/** Whether a path is a condition, which has no unit. */
const isCondition = (path: string): boolean => /#(?:visible|hidden)/.test(path)

/** Returns the values of a form by group, in the order of evaluation, without request parameters. */
export const shownValues = ({ plan, snapshot }: FormState): ReadonlyMap<ValueGroup, readonly ShownValue[]> => {
  const all = plan.steps.flatMap(({ path }, slot): (readonly [ValueGroup, ShownValue])[] => {
    const group = groupOf(plan, path)
    const value = snapshot.values[slot]
    if (group === undefined) return []
    const absent = isAbsent(value) ? value : undefined
    const shown: ShownValue = {
      path,
      text: writeValue(value),
      unit: isCondition(path) ? '' : unitIn(plan, path),
      state: absent?.state ?? 'known',
      because: absent?.because ?? [],
    }
    return [[group, shown]]
  })
  const groups = Map.groupBy(all, ([group]) => group)
  return new Map([...groups].map(([group, own]) => [group, own.map(([, shown]) => shown)]))
}
