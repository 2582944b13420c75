/** Looks up, per request parameter, its slot, type and whether it is always sent. */
import { requestCall } from '../define/index.ts'
import type { CalculatorSchema, Field } from '../define/index.ts'
import { pathOf } from '../expression/index.ts'
import type { Expression } from '../expression/index.ts'
import { mayHideWithoutOptions } from '../options.ts'
import type { Edge, PlannedParameter } from '../plan.ts'
import type { Checked } from './sources.ts'
import { downstream } from './graph.ts'
import { parameterPath } from './sources.ts'

type Lookup = { readonly slots: ReadonlyMap<string, number>; readonly checked: readonly Checked[]; readonly edges: readonly Edge[] }

/** The parameters of the request, or of the init call. */
export function planParameters(call: 'request' | 'init', schema: CalculatorSchema, lookup: Lookup): readonly PlannedParameter[] {
  const query = call === 'request' ? requestCall(schema.request).parameters : (schema.init?.query ?? {})
  const checked = new Map(lookup.checked.map((one) => [one.path, one]))
  const absence = { schema, incoming: Map.groupBy(lookup.edges, (edge) => edge.to), known: new Map<string, boolean>() }
  const hiding = Object.keys(schema.fields).filter((id) => isHiding(schema.fields[id]))
  const feeding = hiding.length === 0 ? noEdges : Map.groupBy(lookup.edges.filter(feeds), (edge) => edge.from)
  return Object.entries(query).map(([name, parameter]) => {
    const path = parameterPath(call, name)
    const found = checked.get(path)
    const when = lookup.slots.get(`${path}#when`)
    const declared = typeof parameter === 'object' && 'optional' in parameter && (parameter.optional ?? false)
    const constant = typeof parameter === 'object' && 'constant' in parameter ? parameter.constant : undefined
    return {
      name,
      constant,
      expression: found?.expression,
      slot: lookup.slots.get(path) ?? -1,
      when,
      field: fieldOf(schema, found?.expression),
      type: found?.type,
      optional: declared || constant !== undefined || when !== undefined || mayBeAbsent(path, absence),
      needsOptionsOf: hiding.filter((id) => downstream(id, feeding).has(path)),
    }
  })
}

/** The field, or the end of a field's window, that an expression just names. */
function fieldOf({ fields }: CalculatorSchema, expression: Expression | undefined): string | undefined {
  const path = expression && pathOf(expression)
  return path !== undefined && Object.hasOwn(fields, path) ? path : undefined
}

const noEdges: ReadonlyMap<string, readonly Edge[]> = new Map()

const isHiding = (field: Field | undefined) => field !== undefined && mayHideWithoutOptions(field)

/** The kinds of dependency by which an absent value makes another one absent. */
const feeds = ({ kind }: Edge) => kind === 'value' || kind === 'request'

type Absence = {
  readonly schema: CalculatorSchema
  readonly incoming: ReadonlyMap<string, readonly Edge[]>
  /** What has been answered already: many parameters are made from the same fields. */
  readonly known: Map<string, boolean>
}

/** Whether a value can be absent while Start is enabled: something it is made from may be hidden or is not required. */
function mayBeAbsent(item: string, absence: Absence): boolean {
  const { schema, incoming, known } = absence
  const answer = known.get(item)
  if (answer !== undefined) return answer
  const field = schema.fields[item]
  const inward = incoming.get(item) ?? []
  const hideable =
    field !== undefined && (field.visible !== undefined || field.required === false || inward.some((edge) => edge.kind === 'visibility'))
  const absent = hideable || inward.some((edge) => feeds(edge) && mayBeAbsent(edge.from, absence))
  known.set(item, absent)
  return absent
}
