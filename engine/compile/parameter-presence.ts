/** Whether each request parameter is always sent; validators and documentation depend on it. */
import type { CalculatorSchema, Field, Parameter } from '../define/index.ts'
import { mayHideWithoutOptions } from '../plan/options.ts'
import { fewestRows } from '../plan/rows.ts'
import type { Edge, ParameterPresence } from '../plan/plan.ts'
import { downstream } from './graph.ts'

/** Returns a function that tells the presence of a parameter from its path and definition. */
export function presenceIn(schema: CalculatorSchema, edges: readonly Edge[]): (path: string, written: Parameter) => ParameterPresence {
  const absence = { schema, incoming: Map.groupBy(edges, (edge) => edge.to), known: new Map<string, boolean>() }
  const hiding = Object.keys(schema.fields).filter((id) => isHiding(schema.fields[id]))
  const feeding = Map.groupBy(edges.filter(feeds), (edge) => edge.from)
  return (path, written) => ({
    optional: isConditional(written) || (!isDemanded(written) && mayBeAbsent(path, absence)),
    needsOptionsOf: hiding.filter((id) => downstream(id, feeding).has(path)),
  })
}

const isConditional = (written: Parameter): boolean =>
  typeof written === 'object' && ('constant' in written || written.when !== undefined || written.optional === true)

/** `optional: false`: the author declares that the parameter is always sent although a field it is made from may be hidden. */
const isDemanded = (written: Parameter): boolean => typeof written === 'object' && 'optional' in written && !written.optional

const isHiding = (field: Field | undefined) => field !== undefined && mayHideWithoutOptions(field)

/** Edges along which absence propagates. */
const feeds = ({ kind, isReplaced }: Edge) => (kind === 'value' || kind === 'request') && isReplaced !== true

type Absence = {
  readonly schema: CalculatorSchema
  readonly incoming: ReadonlyMap<string, readonly Edge[]>
  /** Memo: many parameters share the same fields. */
  readonly known: Map<string, boolean>
}

/** Whether a field need not be filled in, always or under a condition. */
const mayStayEmpty = ({ required = true }: Field): boolean => required !== true

const mayBeEmpty = (field: Field) => field.kind === 'list' && fewestRows(field) === 0

/** Whether a value can be absent while Start is enabled, because something it is made from may be hidden or is not required. */
function mayBeAbsent(item: string, absence: Absence): boolean {
  const { schema, incoming, known } = absence
  const answer = known.get(item)
  if (answer !== undefined) return answer
  const field = schema.fields[item]
  const inward = incoming.get(item) ?? []
  const hideable =
    field !== undefined &&
    (mayBeEmpty(field) ||
      field.visible !== undefined ||
      field.hidden !== undefined ||
      mayStayEmpty(field) ||
      inward.some((edge) => edge.kind === 'visibility'))
  const absent = hideable || inward.some((edge) => feeds(edge) && mayBeAbsent(edge.from, absence))
  known.set(item, absent)
  return absent
}
