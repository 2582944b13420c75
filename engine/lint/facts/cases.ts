/** Enumerates the combinations of choices and branches that decide about given items. */
import type { OptionData } from '../../define/index.ts'
import { optionsOf } from '../../plan/options.ts'
import type { CheckedPlan, Edge, InitData } from '../../plan/plan.ts'

/** Chosen option per choice or branch; a choice that is not listed may have any option. */
export type Case = ReadonlyMap<string, OptionData>

/** Limit on the enumerated combinations; beyond it the longest option lists are left undecided. */
const mostCases = 2048

/** The possible options of a choice or alternatives field; undefined if they come from an init answer that is not available. */
export function optionsIn(plan: CheckedPlan, id: string, init: InitData | undefined): readonly OptionData[] | undefined {
  const field = plan.schema.fields[id]
  if (field?.kind === 'toggle') return ['false', 'true'].map((value) => ({ value }))
  if (field?.kind === 'alternatives') return Object.keys(field.branches).map((value) => ({ value }))
  return field?.kind === 'choice' ? optionsOf(plan.schema, field, init) : undefined
}

/** All items that `items` depend on, themselves included, along edges of the given kinds; the init call is not followed. */
export function upstream(
  edges: readonly Edge[],
  items: readonly string[],
  follows: (edge: Edge) => boolean = () => true,
): ReadonlySet<string> {
  const found = new Set(items)
  const inward = Map.groupBy(edges.filter(follows), (edge) => edge.to)
  for (const item of found) {
    if (item === 'init') continue
    for (const edge of inward.get(item) ?? []) found.add(edge.from)
  }
  return found
}

/** Every combination of the choices that decide about `items`. */
export function casesOf(plan: CheckedPlan, items: readonly string[], init: InitData | undefined): readonly Case[] {
  const needed = upstream(plan.edges, items, (edge) => edge.kind !== 'cascade')
  const lists = [...needed].flatMap((id) => {
    const options = optionsIn(plan, id, init)
    return options && options.length > 0 ? [{ id, options }] : []
  })
  const combined = [...lists].sort((a, b) => a.options.length - b.options.length)
  while (combined.reduce((product, { options }) => product * options.length, 1) > mostCases) combined.pop()
  return combined.reduce<readonly Case[]>(
    (cases, { id, options }) => cases.flatMap((one) => options.map((option): Case => new Map([...one, [id, option]]))),
    [new Map()],
  )
}

/** "posture = vertical, mode = time", for messages. */
export function describeCase(one: Case): string {
  return one.size === 0 ? 'always' : `with ${[...one].map(([id, { value }]) => `${id} = ${value}`).join(', ')}`
}
