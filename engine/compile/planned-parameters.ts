/** Looks up, per request parameter, its slot, type and whether it is always sent. */
import type { CalculatorSchema } from '../define/index.ts'
import type { Edge, PlannedParameter } from '../plan.ts'
import type { Checked } from './expressions.ts'
import { parameterPath } from './expressions.ts'

type Lookup = { readonly slots: ReadonlyMap<string, number>; readonly checked: readonly Checked[]; readonly edges: readonly Edge[] }

/** The parameters of the request, or of the init call. */
export function planParameters(call: 'request' | 'init', schema: CalculatorSchema, lookup: Lookup): readonly PlannedParameter[] {
  const query = call === 'request' ? schema.request.query : (schema.init?.query ?? {})
  return Object.entries(query).map(([name, parameter]) => {
    const path = parameterPath(call, name)
    const found = lookup.checked.find((one) => one.path === path)
    const when = lookup.slots.get(`${path}#when`)
    const declared = typeof parameter === 'object' && 'optional' in parameter && parameter.optional === true
    const constant = typeof parameter === 'object' && 'constant' in parameter ? parameter.constant : undefined
    return {
      name,
      constant,
      expression: found?.expression,
      slot: lookup.slots.get(path) ?? -1,
      when,
      field: found?.expression.kind === 'name' && Object.hasOwn(schema.fields, found.expression.name) ? found.expression.name : undefined,
      type: found?.type,
      optional: declared || constant !== undefined || when !== undefined || mayBeAbsent(schema, path, lookup.edges),
    }
  })
}

/** Whether a value can be absent while Start is enabled: something it is made from may be hidden or is not required. */
function mayBeAbsent(schema: CalculatorSchema, item: string, edges: readonly Edge[]): boolean {
  const field = schema.fields[item]
  if (field && (field.visible !== undefined || field.required === false)) return true
  const inward = edges.filter((edge) => edge.to === item)
  if (field && inward.some((edge) => edge.kind === 'visibility')) return true
  return inward.some((edge) => (edge.kind === 'value' || edge.kind === 'request') && mayBeAbsent(schema, edge.from, edges))
}
