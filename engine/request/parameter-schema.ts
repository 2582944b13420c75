/** The parameters of a request as zod schemas, for OpenAPI. A law says that they and `decodeRequest` agree. */
import * as z from 'zod/mini'
import type { ParameterRule } from './parameter-rules.ts'

/** The schema of one parameter's value (numbers as numbers, not as text). */
export function parameterSchema(rule: ParameterRule) {
  switch (rule.kind) {
    case 'number':
      return numberSchema(rule)
    case 'boolean':
      return z.boolean()
    case 'text':
      return rule.options ? z.enum(rule.options) : z.string()
    case 'list':
      return z.array(rule.options ? z.enum(rule.options) : z.string())
  }
}

function numberSchema({ min, max, exclusiveMin, exclusiveMax, constant }: ParameterRule & { kind: 'number' }) {
  const base = constant === undefined ? z.number() : z.int()
  const checks = [
    ...(min === undefined ? [] : [z.gte(min)]),
    ...(max === undefined ? [] : [z.lte(max)]),
    ...(exclusiveMin === undefined ? [] : [z.gt(exclusiveMin)]),
    ...(exclusiveMax === undefined ? [] : [z.lt(exclusiveMax)]),
  ]
  return checks.reduce((schema, one) => schema.check(one), base)
}
