/** Precomputes slot, field, type and presence of each request parameter. */
import { requestCall } from '../define/index.ts'
import type { CalculatorSchema } from '../define/index.ts'
import { nowhere, pathOf } from '../expression/index.ts'
import type { Expression, ExpressionType } from '../expression/index.ts'
import type { Edge, ParameterData, ParameterType } from '../plan/plan.ts'
import { presenceIn } from './parameter-presence.ts'
import type { Checked } from './sources.ts'
import { parameterPath } from './sources.ts'

type Lookup = { readonly slots: ReadonlyMap<string, number>; readonly checked: readonly Checked[]; readonly edges: readonly Edge[] }

/** The parameters of the request, or of the init call. */
export function planParameters(call: 'request' | 'init', schema: CalculatorSchema, lookup: Lookup): readonly ParameterData[] {
  const query = call === 'request' ? requestCall(schema.request).parameters : (schema.init?.query ?? {})
  const checked = new Map(lookup.checked.map((one) => [one.path, one]))
  const presenceOf = presenceIn(schema, lookup.edges)
  return Object.entries(query).map(([name, parameter]) => {
    const path = parameterPath(call, name)
    const found = checked.get(path)
    const when = lookup.slots.get(`${path}#when`)
    const constant = typeof parameter === 'object' && 'constant' in parameter ? parameter.constant : undefined
    const rows = typeof parameter === 'object' && 'list' in parameter ? parameter : undefined
    const field = rows?.list ?? fieldOf(schema, found?.expression)
    return {
      name,
      slot: lookup.slots.get(rows?.list ?? path) ?? nowhere,
      ...(rows ? { columns: rows.columns, type: { kind: 'rows' as const } } : {}),
      ...(constant === undefined ? {} : { constant }),
      ...(when === undefined ? {} : { when }),
      ...(field === undefined ? {} : { field }),
      ...(found ? { type: sentAs(found.type) } : {}),
      ...presenceOf(path, parameter),
    }
  })
}

/** The field, or end of a tolerance window, that an expression consists of; undefined for any other expression. */
function fieldOf({ fields }: CalculatorSchema, expression: Expression | undefined): string | undefined {
  const path = expression && pathOf(expression)
  return path !== undefined && Object.hasOwn(fields, path) ? path : undefined
}

/** How a value is sent; a choice is sent as the text of its option. */
function sentAs(type: ExpressionType | undefined): ParameterType {
  if (type?.kind === 'number') return { kind: 'number', unit: type.unit }
  if (type?.kind === 'boolean' || type?.kind === 'list') return { kind: type.kind }
  if (type?.kind === 'record' && type.self?.kind === 'number') return { kind: 'number', unit: type.self.unit }
  return { kind: 'text', ...(type?.kind === 'text' && type.options ? { options: type.options } : {}) }
}
