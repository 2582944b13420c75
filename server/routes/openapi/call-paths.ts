import { languageOf, type Locale, locales } from '../../../i18n/locales.ts'
import { apiTexts, type ApiTexts, translateOr } from '../../../i18n/translate.ts'
import { rightsOf } from '../../../contract/people/rights.ts'
import type { GuardedCall } from '../../services/calls/guarded-call.ts'
import { pathBelow, type ServedCall, type ServedParameter } from '../../services/calls/served-call.ts'
import { environment, siteKey } from '../../../contract/site/site.ts'
import { failuresOf, toResponses } from './answers.ts'
import { refer, type Shape, toSchema } from './components.ts'
import { describeValue } from './describe-value.ts'
import type { OpenApiDocument, Operation, Parameter, PathItem } from './types.ts'

const headingOf = (own: readonly ServedCall[], service: string, locale: Locale): string => {
  const texts = own.map(({ heading }) =>
    'text' in heading
      ? [apiTexts(locale)[heading.text]]
      : 'named' in heading
        ? [translateOr(locale, heading.named, service)]
        : heading.screens.map((id) => translateOr(locale, `shell:classes.names.${id}`, service)),
  )
  return [...new Set(texts.flat())].join(' · ')
}

/** One tag per service, called after the screens that make its calls. */
export const callTags = (calls: readonly ServedCall[], locale: Locale): OpenApiDocument['tags'] =>
  [...Map.groupBy(calls, ({ service }) => service)].map(([name, own]) => ({ name, description: headingOf(own, name, locale) }))

/** Shapes of bodies and answers by their names. */
export const callShapes = (calls: readonly ServedCall[]): Record<string, Shape> =>
  Object.fromEntries(
    calls
      .flatMap((call) => [...(call.method === 'POST' ? [call.body.request] : []), ...(call.file ? [] : [call.answer])])
      .map(({ name, shape }) => [name, shape]),
  )

const langParameter = (texts: ApiTexts): Parameter => ({
  name: 'lang',
  in: 'header',
  description: texts.parameters.lang,
  required: false,
  schema: { type: 'string', enum: locales.map((locale) => languageOf(locale).wire) },
})

/** What every call may say of its site. */
const siteParameters = ({ parameters }: ApiTexts): readonly Parameter[] =>
  [
    { name: 'site-key', description: parameters.siteKey, schema: toSchema(siteKey) },
    { name: 'comp-key', description: parameters.companyKey, schema: toSchema(siteKey) },
    { name: 'site-env', description: parameters.environment, schema: toSchema(environment) },
  ].map((parameter) => ({ ...parameter, in: 'header', required: false }))

const toExample = ({ shape }: ServedParameter, text: string) => (shape.safeParse(Number(text)).success ? Number(text) : text)

const queryParameters = (call: ServedCall, locale: Locale): readonly Parameter[] => {
  const isQuery = call.method === 'GET'
  const examples = isQuery ? call.example() : (call.body.parameters?.() ?? {})
  return [...(call.parameters ?? []), ...(isQuery ? call.options : [])].map((parameter) => {
    const example = examples[parameter.name]
    return {
      name: parameter.name,
      in: 'query',
      description: describeValue(call, locale, parameter),
      required: parameter.required,
      schema: toSchema(parameter.shape),
      ...(example === undefined ? {} : { example: toExample(parameter, example) }),
    }
  })
}

const toOperation = (call: GuardedCall, locale: Locale): Operation => {
  const texts = apiTexts(locale)
  const isQuery = call.method === 'GET'
  const isOpen = rightsOf(call.access)?.visitor === 'allowed'
  const refusals = isOpen ? [] : (['signInNeeded', 'notPermitted'] as const)
  const ofButton = call.button === undefined ? [] : (['signInNeeded', 'buttonNotGiven'] as const)
  const failures = [
    ...refusals,
    ...ofButton,
    ...failuresOf[call.writes ? 'write' : isQuery ? 'query' : 'body'],
    ...(call.mayMiss ? [call.mayMiss] : []),
  ]
  return {
    operationId: call.operation ?? `${call.service}${call.call}`,
    tags: [call.service],
    ...texts.calls[call.kind],
    parameters: [...queryParameters(call, locale), langParameter(texts), ...siteParameters(texts)],
    ...(!isQuery && {
      requestBody: {
        required: !call.body.mayBeEmpty,
        content: { 'application/json': { schema: refer(call.body.request.name), example: call.body.example() } },
      },
    }),
    ...(!isOpen && { security: [{ bearer: [] as const }] }),
    responses: toResponses({ shape: call.answer.name, file: call.file?.type }, texts.success, failures),
  }
}

const methods = { GET: 'get', POST: 'post' } as const

/** Every call at its first address. Examples are worked out: in between, everything else is answered. */
export const callPaths = async (calls: readonly GuardedCall[], locale: Locale): Promise<Record<string, PathItem>> => {
  const paths: Record<string, PathItem> = {}
  for (const call of calls) {
    paths[pathBelow(call.roots[0] ?? '', call)] = { [methods[call.method]]: toOperation(call, locale) }
    await new Promise((resolve) => setImmediate(resolve))
  }
  return paths
}
