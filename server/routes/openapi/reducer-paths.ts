import { apiTexts } from '../../../i18n/api.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translate, translateOr } from '../../../i18n/translate.ts'
import type { ServedCall } from '../../services/reducer/served-call.ts'
import { failuresOf, toResponses } from './answers.ts'
import { apiRoot, langParameter } from './calculator-paths.ts'
import { refer, type Shape } from './components.ts'
import type { JsonSchema, OpenApiDocument, Operation, PathItem } from './types.ts'

/** Working ids of the screens that make these calls. */
const screens = ['2000000', '2000001', '2000002']

/** One tag per service; all of these calls belong to the reducer screens. */
export const reducerTags = (calls: readonly ServedCall[], locale: Locale): OpenApiDocument['tags'] =>
  [...new Set(calls.map(({ service }) => service))].map((name) => ({
    name,
    description: screens.map((id) => translateOr(locale, `classes.${id}`, id)).join(' · '),
  }))

/** Shapes of bodies and answers by their names. */
export const reducerShapes = (calls: readonly ServedCall[]): Record<string, Shape> =>
  Object.fromEntries(calls.flatMap(({ request, answer }) => [request, answer]).map(({ name, shape }) => [name, shape]))

const toOperation = (call: ServedCall, locale: Locale): Operation => {
  const texts = apiTexts[locale]
  return {
    operationId: `${call.service}${call.call}`,
    tags: [call.service],
    ...texts.calls[call.kind],
    parameters: [langParameter(texts)],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: refer(call.request.name), example: call.example() } },
    },
    responses: toResponses(call.answer.name, texts.success, failuresOf.body),
  }
}

export const reducerPaths = (calls: readonly ServedCall[], locale: Locale): Record<string, PathItem> =>
  Object.fromEntries(calls.map((call) => [`${apiRoot}/${call.service}/${call.call}`, { post: toOperation(call, locale) }]))

/** The body of a call with what its fields are called, and their units. */
export const describeBody = (schema: JsonSchema, { labelKey, units }: ServedCall, locale: Locale): JsonSchema => {
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
