/** Precomputes slots, places and readings of each rule. */
import { requestCall } from '../define/index.ts'
import type { CalculatorSchema } from '../define/index.ts'
import { nowhere, pathOf, references } from '../expression/index.ts'
import { isOfRow, rowBefore } from '../plan/around-row.ts'
import type { Edge, ParameterData, PlanData, RuleData } from '../plan/plan.ts'
import { itemOf } from './edges.ts'
import type { Checked } from './sources.ts'
import { rulePath } from './sources.ts'

type Lookup = { readonly slots: ReadonlyMap<string, number>; readonly edges: readonly Edge[]; readonly checked: readonly Checked[] }

type Incoming = ReadonlyMap<string, readonly Edge[]>

/** All that an item reads, directly or not; what is read by something of `ends` is not followed. */
function readBy(start: string, incoming: Incoming, ends: ReadonlySet<string>): readonly string[] {
  const found = new Set([start])
  // A set iterates in insertion order, what is added meanwhile included.
  for (const item of found) if (!ends.has(item)) for (const { from } of incoming.get(item) ?? []) found.add(from)
  found.delete(start)
  return [...found]
}

/** The fields and derived values that a parameter is just made of. */
const sentItems = (checked: readonly Checked[], parameters: readonly ParameterData[]): ReadonlySet<string> =>
  new Set([
    ...parameters.flatMap(({ field }) => field ?? []),
    ...checked.flatMap(({ path, expression }) => (path.startsWith('request.') && !path.includes('#') ? (pathOf(expression) ?? []) : [])),
  ])

/** The schema around a row, with its expressions. */
type Around = { readonly checked: readonly Checked[]; readonly schema: CalculatorSchema }

/** The rules of the rows of a list with what a request does not carry of them: cells that are no columns, and values around them that are not sent. */
export function carriedRules(row: PlanData, list: string, { checked, schema }: Around): readonly RuleData[] {
  const sent = new Set(
    checked.flatMap(({ path, expression }) => (path.startsWith('request.') && !path.includes('#') ? (pathOf(expression) ?? []) : [])),
  )
  const parameter = Object.values(requestCall(schema.request).parameters).find(
    (one) => typeof one === 'object' && 'list' in one && one.list === list,
  )
  const columns: readonly string[] =
    parameter !== undefined && typeof parameter === 'object' && 'list' in parameter ? parameter.columns : []
  return (row.rules ?? []).map(({ notCarried = [], ...rule }): RuleData => {
    const left = notCarried.filter((name) => !(Object.hasOwn(row.schema.fields, name) ? columns.includes(name) : sent.has(name)))
    return left.length > 0 ? { ...rule, notCarried: left } : rule
  })
}

/** The names around a row that a rule reads, but for the row before and constants. */
const outerNames = (schema: CalculatorSchema, checked: readonly Checked[], items: readonly string[]): readonly string[] =>
  checked.flatMap(({ item, expression }) =>
    items.includes(item)
      ? references(expression).filter(
          (path) =>
            !isOfRow(path) &&
            !Object.hasOwn(schema.fields, itemOf(path)) &&
            !Object.hasOwn(schema.derived ?? {}, itemOf(path)) &&
            itemOf(path) !== 'init',
        )
      : [],
  )

/** What expressions of a row read of the row before, as edges from the same names of their own. */
const fromRowBefore = (checked: readonly Checked[]): readonly Edge[] =>
  checked.flatMap(({ item, kind, expression }) =>
    references(expression).flatMap((path) =>
      path.startsWith(`${rowBefore}.`) ? [{ from: itemOf(path.slice(rowBefore.length + 1)), to: item, kind }] : [],
    ),
  )

/** The rules of a schema in the order in which they are written. */
export function planRules(schema: CalculatorSchema, { slots, edges, checked }: Lookup, parameters: readonly ParameterData[]) {
  const { fields, derived = {} } = schema
  const incoming = Map.groupBy([...edges.filter(({ kind }) => kind !== 'cascade'), ...fromRowBefore(checked)], (edge) => edge.to)
  const sent = sentItems(checked, parameters)
  const sentDerived = new Set([...sent].filter((item) => Object.hasOwn(derived, item)))
  return Object.entries(schema.rules ?? {}).map(([name, { at, level = 'refuse' }]): RuleData => {
    const path = rulePath(name)
    const when = slots.get(`${path}#when`)
    const named = [at].flat()
    const read = edges.flatMap(({ from, to }) => (to === path && Object.hasOwn(fields, from) ? [from] : []))
    const about = readBy(path, incoming, new Set()).filter((item) => Object.hasOwn(fields, item) || Object.hasOwn(derived, item))
    const behind = readBy(path, incoming, sentDerived)
    const ofRow = schema.request === undefined ? outerNames(schema, checked, [path, ...behind]) : []
    const notCarried = [...new Set([...behind.filter((item) => Object.hasOwn(fields, item) && !sent.has(item)), ...ofRow])]
    return {
      name,
      level,
      slot: slots.get(path) ?? nowhere,
      ...(when === undefined ? {} : { when }),
      at: named,
      places: [...new Set([...named, ...read])],
      about: [...new Set([...named, ...about])],
      ...(notCarried.length > 0 ? { notCarried } : {}),
    }
  })
}
