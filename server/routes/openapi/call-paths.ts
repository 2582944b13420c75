import { languageOf, locales } from '../../../i18n/locales.ts'
import { translateOr } from '../../../i18n/translate.ts'
import { rightsOf } from '../../../contract/people/rights.ts'
import type { GuardedCall } from '../../services/calls/guarded-call.ts'
import { failuresOf } from '../../services/calls/call-failures.ts'
import { type BodyCall, pathBelow, type ServedCall, type ServedParameter } from '../../services/calls/served-call.ts'
import { environment, siteKey } from '../../../contract/site/site-parts.ts'
import { toResponses } from './answers.ts'
import { type ClassCall, classPaths } from './class-paths.ts'
import { refer, type Shape, toSchema } from './components.ts'
import { describeValue } from './describe-value.ts'
import type { Content, MediaType, OpenApiDocument, Operation, Parameter, PathItem } from './types.ts'

const tagTexts = ({ tag, service }: ServedCall): readonly string[] => {
  if (typeof tag === 'string') return [tag]
  if ('named' in tag) return [translateOr('en', tag.named, service)]
  return tag.screens.map((id) => translateOr('en', `shell:classes.names.${id}`, service))
}

/** One tag per service, described by the screens that make its calls or by a text. */
export const callTags = (calls: readonly ServedCall[]): OpenApiDocument['tags'] =>
  [...Map.groupBy(calls, ({ service }) => service)].map(([name, own]) => ({
    name,
    description: [...new Set(own.flatMap(tagTexts))].join(' · '),
  }))

/** Shapes of bodies and answers by name. */
export const callShapes = (calls: readonly ServedCall[]): Record<string, Shape> =>
  Object.fromEntries(
    calls
      .flatMap((call) => [...(call.method === 'POST' && call.body.request ? [call.body.request] : []), ...(call.file ? [] : [call.answer])])
      .map(({ name, shape }) => [name, shape]),
  )

/** Headers that every call understands. */
const headers: readonly Parameter[] = [
  {
    name: 'lang',
    description: 'Language of messages. Without it Accept-Language decides; the default is Simplified Chinese.',
    schema: { type: 'string' as const, enum: locales.map((locale) => languageOf(locale).wire) },
  },
  {
    name: 'site-key',
    description: 'Site key; it takes precedence over address and host. An unknown key is refused.',
    schema: toSchema(siteKey),
  },
  { name: 'comp-key', description: 'Company key. Refused if the site does not belong to that company.', schema: toSchema(siteKey) },
  { name: 'site-env', description: 'Environment of the site. Refused if the site has another one.', schema: toSchema(environment) },
].map((parameter) => ({ ...parameter, in: 'header', required: false }))

const toExample = ({ shape }: ServedParameter, text: string) => (shape.safeParse(Number(text)).success ? Number(text) : text)

const queryParameters = (call: ServedCall): readonly Parameter[] => {
  const isQuery = call.method === 'GET'
  const examples = isQuery ? call.example() : (call.body.parameters?.() ?? {})
  return [...(call.parameters ?? []), ...(isQuery ? (call.options ?? []) : [])].map((parameter) => {
    const example = examples[parameter.name]
    return {
      name: parameter.name,
      in: 'query',
      description: describeValue(call, parameter),
      required: parameter.required,
      schema: toSchema(parameter.shape),
      ...(example === undefined ? {} : { example: toExample(parameter, example) }),
    }
  })
}

const textOf = (bytes: unknown): string => (bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : '')

const contentOf = ({ body }: BodyCall): Content => {
  const { request, mediaTypes = [] } = body
  if (request) return { 'application/json': { schema: refer(request.name), example: body.example() } }
  // A file is binary and has no schema; its example is shown under the type of any file, the last one.
  const ofFile = (type: string): MediaType =>
    type === mediaTypes.at(-1) ? { schema: {}, example: textOf(body.example()) } : { schema: {} }
  return Object.fromEntries(mediaTypes.map((type) => [type, ofFile(type)]))
}

const toOperation = (call: GuardedCall): Operation => {
  const isQuery = call.method === 'GET'
  const isOpen = rightsOf(call.access)?.visitor === 'allowed'
  return {
    operationId: call.operation ?? `${call.service}${call.call}`,
    tags: [call.service],
    summary: call.summary,
    description: call.description,
    parameters: [...queryParameters(call), ...headers],
    ...(!isQuery && {
      requestBody: {
        required: !call.body.mayBeEmpty,
        content: contentOf(call),
      },
    }),
    ...(!isOpen && { security: [{ bearer: [] as const }] }),
    responses: toResponses(call, 'Success, code 0', failuresOf(call)),
  }
}

const methods = { GET: 'get', POST: 'post' } as const

/** Every call at its first address, and at the address of a class where it has one. Examples take time to compute, so other requests are answered in between. */
export const callPaths = async (calls: readonly GuardedCall[]): Promise<Record<string, PathItem>> => {
  const paths: Record<string, PathItem> = {}
  const ofClasses: ClassCall[] = []
  for (const call of calls) {
    const operation = toOperation(call)
    paths[pathBelow(call.roots[0] ?? '', call)] = { [methods[call.method]]: operation }
    if (call.classes) ofClasses.push({ call, operation })
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ...paths, ...classPaths(ofClasses) }
}
