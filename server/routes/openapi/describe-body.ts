import { translate } from '../../../i18n/translate.ts'
import type { BodyCall, ServedCall, ServedParameter } from '../../services/calls/served-call.ts'
import { toSchema } from './components.ts'
import { describeValue } from './describe-value.ts'
import type { JsonSchema } from './types.ts'

/** The inputs of a form as an object schema: labels, permitted values and required fields. */
const inputsSchema = (call: BodyCall, inputs: readonly ServedParameter[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    inputs.map(({ name, unit, shape, conditional }) => {
      const description = describeValue(call, { name: `inputs.${name}`, unit, conditional })
      return [name, { ...toSchema(shape), description }]
    }),
  ),
  required: inputs.filter(({ required }) => required).map(({ name }) => name),
  additionalProperties: false,
})

const withText = (part: unknown, description: string): JsonSchema => (typeof part === 'object' ? { ...part, description } : { description })

/** Replaces the `inputs` of a Check body, which its own shape leaves to the engine, by the detailed schema. */
const describeInputs = (schema: JsonSchema, inputs: JsonSchema): JsonSchema => {
  const { candidate, assumptions } = schema.properties ?? {}
  return {
    ...schema,
    properties: {
      inputs: { ...inputs, description: 'Working conditions: the fields of the form, in their units' },
      candidate: withText(candidate, 'Figures of the component'),
      assumptions: withText(assumptions, 'Assumptions to change, by name; the others keep their defaults'),
    },
  }
}

/** Adds labels and units to the members of a body. */
const describeFields = (schema: JsonSchema, { labelKey, body: { units = {} } }: BodyCall): JsonSchema => {
  const describe = ([name, property]: [string, unknown]): [string, JsonSchema] => {
    const key = labelKey?.(name)
    const label = key === undefined ? undefined : translate('en', key)
    const own: JsonSchema = typeof property === 'object' ? { ...property } : {}
    const unit = units[name]
    return [name, label === undefined ? own : { ...own, description: unit === undefined ? label : `${label} [${unit}]` }]
  }
  if (!schema.properties) return schema
  return { ...schema, properties: Object.fromEntries(Object.entries(schema.properties).map(describe)) }
}

/** Adds labels to the shapes of bodies; other shapes are unchanged. */
export const describeBodies = (schemas: Readonly<Record<string, JsonSchema>>, calls: readonly ServedCall[]): Record<string, JsonSchema> => {
  const bodies = calls.flatMap((call): (readonly [string, JsonSchema])[] => {
    if (call.method === 'GET' || !call.body.request) return []
    const { request, inputs } = call.body
    const schema = schemas[request.name] ?? {}
    const described = inputs ? describeInputs(schema, inputsSchema(call, inputs)) : describeFields(schema, call)
    return [[request.name, described]]
  })
  return { ...schemas, ...Object.fromEntries(bodies) }
}
