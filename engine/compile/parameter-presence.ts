/** Whether each request parameter is always sent: what those who read a request must know, and the form that writes it need not. */
import { requestCall } from '../define/index.ts'
import type { CalculatorSchema, Field } from '../define/index.ts'
import { mayHideWithoutOptions } from '../options.ts'
import type { Edge, Plan, PlannedParameter } from '../plan.ts'
import { downstream } from './graph.ts'
import { parameterPath } from './sources.ts'

/** The plan with the presence of its parameters. */
export function withPresence(plan: Plan): Plan {
  const { schema, edges } = plan
  const absence = { schema, incoming: Map.groupBy(edges, (edge) => edge.to), known: new Map<string, boolean>() }
  const hiding = Object.keys(schema.fields).filter((id) => isHiding(schema.fields[id]))
  const feeding = hiding.length === 0 ? noEdges : Map.groupBy(edges.filter(feeds), (edge) => edge.from)
  const present = (call: 'request' | 'init') => (parameter: PlannedParameter) => {
    const path = parameterPath(call, parameter.name)
    const conditional = isDeclaredOptional(schema, call, parameter) || parameter.constant !== undefined || parameter.when !== undefined
    const optional = conditional || mayBeAbsent(path, absence)
    return { ...parameter, presence: { optional, needsOptionsOf: hiding.filter((id) => downstream(id, feeding).has(path)) } }
  }
  return { ...plan, parameters: plan.parameters.map(present('request')), initParameters: plan.initParameters.map(present('init')) }
}

function isDeclaredOptional(schema: CalculatorSchema, call: 'request' | 'init', { name }: PlannedParameter): boolean {
  const declared = (call === 'request' ? requestCall(schema.request).parameters : schema.init?.query)?.[name]
  return typeof declared === 'object' && 'optional' in declared && (declared.optional ?? false)
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
