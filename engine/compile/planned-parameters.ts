/** Looks up, per request parameter, its slot and type. */
import { requestCall } from '../define/index.ts'
import type { CalculatorSchema } from '../define/index.ts'
import { pathOf } from '../expression/index.ts'
import type { Expression } from '../expression/index.ts'
import type { PlannedParameter } from '../plan.ts'
import type { Checked } from './sources.ts'
import { parameterPath } from './sources.ts'

type Lookup = { readonly slots: ReadonlyMap<string, number>; readonly checked: readonly Checked[] }

/** The parameters of the request, or of the init call. */
export function planParameters(call: 'request' | 'init', schema: CalculatorSchema, lookup: Lookup): readonly PlannedParameter[] {
  const query = call === 'request' ? requestCall(schema.request).parameters : (schema.init?.query ?? {})
  const checked = new Map(lookup.checked.map((one) => [one.path, one]))
  return Object.entries(query).map(([name, parameter]) => {
    const path = parameterPath(call, name)
    const found = checked.get(path)
    const when = lookup.slots.get(`${path}#when`)
    const constant = typeof parameter === 'object' && 'constant' in parameter ? parameter.constant : undefined
    return {
      name,
      constant,
      expression: found?.expression,
      slot: lookup.slots.get(path) ?? -1,
      when,
      field: fieldOf(schema, found?.expression),
      type: found?.type,
      presence: undefined,
    }
  })
}

/** The field, or the end of a field's window, that an expression just names. */
function fieldOf({ fields }: CalculatorSchema, expression: Expression | undefined): string | undefined {
  const path = expression && pathOf(expression)
  return path !== undefined && Object.hasOwn(fields, path) ? path : undefined
}
