import { apiTexts } from '../../../i18n/api.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translate, translateOr } from '../../../i18n/translate.ts'
import type { ServedCall } from '../../services/requests/served-call.ts'
import { failuresOf, toResponses } from './answers.ts'
import { apiRoot, langParameter } from './calculator-paths.ts'
import { refer, type Shape } from './components.ts'
import type { JsonSchema, OpenApiDocument, Operation, PathItem } from './types.ts'

/** One tag per service, called after the screens that make its calls. */
export const callTags = (calls: readonly ServedCall[], locale: Locale): OpenApiDocument['tags'] =>
  [...Map.groupBy(calls, ({ service }) => service)].map(([name, own]) => ({
    name,
    description: [...new Set(own.flatMap(({ screens }) => screens))].map((id) => translateOr(locale, `classes.${id}`, id)).join(' · '),
  }))

/** Shapes of bodies and answers by their names. */
export const callShapes = (calls: readonly ServedCall[]): Record<string, Shape> =>
  Object.fromEntries(calls.flatMap(({ body, answer }) => [...(body ? [body.request] : []), answer]).map(({ name, shape }) => [name, shape]))

const toOperation = (call: ServedCall, locale: Locale): Operation => {
  const texts = apiTexts[locale]
  const { body } = call
  return {
    operationId: `${call.service}${call.call}`,
    tags: [call.service],
    ...texts.calls[call.kind],
    parameters: [langParameter(texts)],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: refer(body.request.name), example: body.example() } },
      },
    }),
    responses: toResponses(call.answer.name, texts.success, failuresOf[call.writes ? 'write' : body ? 'body' : 'query']),
  }
}

export const callPaths = (calls: readonly ServedCall[], locale: Locale): Record<string, PathItem> =>
  Object.fromEntries(
    calls.map((call) => [`${apiRoot}/${call.service}/${call.call}`, { [call.body ? 'post' : 'get']: toOperation(call, locale) }]),
  )

/** The body of a call with what its fields are called, and their units. */
const describeBody = (schema: JsonSchema, { labelKey, units }: ServedCall, locale: Locale): JsonSchema => {
  const describe = ([name, property]: [string, unknown]): [string, JsonSchema] => {
    const key = labelKey(name)
    const label = key === undefined ? undefined : translate(locale, key)
    const own: JsonSchema = typeof property === 'object' ? { ...property } : {}
    const unit = units[name]
    return [name, label === undefined ? own : { ...own, description: unit === undefined ? label : `${label} [${unit}]` }]
  }
  if (!schema.properties) return schema
  return { ...schema, properties: Object.fromEntries(Object.entries(schema.properties).map(describe)) }
}

/** Bodies by the names of their shapes, with what their fields are called. */
export const describedBodies = (
  schemas: Readonly<Record<string, JsonSchema>>,
  calls: readonly ServedCall[],
  locale: Locale,
): readonly (readonly [string, JsonSchema])[] =>
  calls.flatMap((call) => {
    if (!call.body) return []
    const { name } = call.body.request
    return [[name, describeBody(schemas[name] ?? {}, call, locale)] as const]
  })
