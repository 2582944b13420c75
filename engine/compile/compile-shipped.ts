/** The plan of a schema that ships with the program, without the checks that its tests have made. */
import type { CalculatorSchema } from '../define/index.ts'
import { parse } from '../expression/index.ts'
import type { Plan } from '../plan.ts'
import { edgesOf, itemsOf } from './edges.ts'
import { dependencyOrder } from './graph.ts'
import { planOf } from './plan-of.ts'
import type { Checked } from './sources.ts'
import { sourcesOf } from './sources.ts'
import { withWindows } from './tolerance.ts'

/**
 * Compiles a registered schema in the browser: the same plan as `compile`, but for the types and the presence of its parameters, which only readers of requests need.
 *
 * @throws RangeError for a schema that `compile` would refuse. Schemas from elsewhere go through `parseSchema` and `compile`.
 */
export function compileShipped(written: CalculatorSchema): Plan {
  const schema = withWindows(written)
  const checked = sourcesOf(schema).map(({ path, item, kind, text }): Checked => {
    const parsed = parse(text)
    if ('errors' in parsed) throw new RangeError(`compileShipped: ${schema.name}: '${path}' cannot be parsed`)
    return { path, item, kind, expression: parsed.expression, type: undefined }
  })
  const edges = edgesOf(schema, checked)
  const order = dependencyOrder(itemsOf(schema), edges)
  if (!order) throw new RangeError(`compileShipped: ${schema.name} has a cycle`)
  return planOf(schema, { checked, edges, order })
}
