/** Precomputes slots, places and readings of each rule. */
import type { CalculatorSchema } from '../define/index.ts'
import { nowhere, pathOf } from '../expression/index.ts'
import type { Edge, ParameterData, RuleData } from '../plan/plan.ts'
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

/** The rules of a schema in the order in which they are written. */
export function planRules(schema: CalculatorSchema, { slots, edges, checked }: Lookup, parameters: readonly ParameterData[]) {
  const { fields, derived = {} } = schema
  const incoming = Map.groupBy(
    edges.filter(({ kind }) => kind !== 'cascade'),
    (edge) => edge.to,
  )
  const sent = sentItems(checked, parameters)
  const sentDerived = new Set([...sent].filter((item) => Object.hasOwn(derived, item)))
  return Object.entries(schema.rules ?? {}).map(([name, { at, level = 'refuse' }]): RuleData => {
    const path = rulePath(name)
    const when = slots.get(`${path}#when`)
    const named = [at].flat()
    const read = edges.flatMap(({ from, to }) => (to === path && Object.hasOwn(fields, from) ? [from] : []))
    const about = readBy(path, incoming, new Set()).filter((item) => Object.hasOwn(fields, item) || Object.hasOwn(derived, item))
    const notCarried = readBy(path, incoming, sentDerived).filter((item) => Object.hasOwn(fields, item) && !sent.has(item))
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
