/** Request parameters as zod schemas, for OpenAPI. A law checks that they agree with `decodeRequest`. */
import * as z from 'zod/mini'
import { closed, type ParameterRule } from './parameter-rules.ts'

/** The schema of one parameter's value (numbers as numbers, not as text). */
export function parameterSchema(rule: ParameterRule) {
  switch (rule.kind) {
    case 'number':
      return numberSchema(rule)
    case 'boolean':
      return z.boolean()
    case 'text':
      return rule.options ? z.enum(rule.options) : z.string()
    case 'rows':
      return rowsSchema(rule)
    case 'list':
      return z.array(rule.options ? z.enum(rule.options) : z.string())
  }
}

function rowsSchema({ columns, maxRows }: ParameterRule & { kind: 'rows' }) {
  const cells = columns.map((cell) => {
    const one = cell.kind === 'number' ? numberSchema(cell) : cell.options ? z.enum(cell.options) : z.string()
    return [cell.name, cell.optional ? z.optional(one) : one] as const
  })
  return z.array(z.strictObject(Object.fromEntries(cells))).check(z.minLength(1), z.maxLength(maxRows))
}

function numberSchema(rule: ParameterRule & { kind: 'number' }) {
  const { min, max, exclusiveMin, exclusiveMax, constant } = closed(rule)
  const base = constant === undefined ? z.number() : z.int()
  const checks = [
    ...(min === undefined ? [] : [z.gte(min)]),
    ...(max === undefined ? [] : [z.lte(max)]),
    ...(exclusiveMin === undefined ? [] : [z.gt(exclusiveMin)]),
    ...(exclusiveMax === undefined ? [] : [z.lt(exclusiveMax)]),
  ]
  return checks.reduce((schema, one) => schema.check(one), base)
}
