import { beforeAll, expect, test } from 'vitest'
import { errorCodes } from '../../../../contract/errors.ts'
import { locales } from '../../../../i18n/locales.ts'
import { callsIn, resolveIn, validatorIn } from '../../../../scripts/fuzz/server/document-shapes.ts'
import { operationExample } from '../../../../server/routes/docs/operation-example.ts'
import type { Answer, JsonSchema, OpenApiDocument } from '../../../../server/routes/openapi/types.ts'
import type { ServedCall } from '../../../../server/services/calls/served-call.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { bodyCallsOf, queryCallsOf } from '../support/calls-of.ts'
import { sharedService } from '../support/real-service.ts'

let document: OpenApiDocument
/** Pictures are asked for with the token of the hour, which no example can hold. */
let imageToken = ''
const service = await sharedService()
beforeAll(async () => {
  imageToken = String(/"t":"([^"]+)"/.exec(await (await service.app.request('/api/CompImage/GetKey')).text())?.[1])
  document = await documentIn('en')
})

const documentIn = async (lang: string): Promise<OpenApiDocument> => {
  const answer = await service.app.request('/openapi.json', { headers: { lang } })
  expect(answer.status).toBe(200)
  // The test is about this very document; what of it matters is checked below.
  return (await answer.json()) as OpenApiDocument
}

const operations = () => callsIn(document)

const everything = function* (value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  yield value as Record<string, unknown> // any object can be read by name
  for (const inner of Object.values(value)) yield* everything(inner)
}

const resolve = (reference: string): unknown => resolveIn(document, reference)

const validator = (schema: JsonSchema | undefined) => validatorIn(document, schema)

/** The documented example of an operation, at an address whose parameters may be changed before. */
const call = (
  { path, method, operation }: ReturnType<typeof operations>[number],
  change: (parameters: URLSearchParams) => void = () => undefined,
) => {
  const { url, body, mediaType = 'application/json' } = operationExample(path, operation)
  const address = new URL(url, 'http://local')
  if (path.startsWith('/YQImage/')) address.searchParams.set('t', imageToken)
  change(address.searchParams)
  const headers = { 'content-type': mediaType, lang: 'en' }
  const init = { method: method.toUpperCase(), headers, ...(body === undefined ? {} : { body }) }
  return service.app.request(`${address.pathname}${address.search}`, init)
}

test('the document is OpenAPI 3.1 with a title, a version and a text for every call', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } })
  expect(document.info.title).toMatch(/./)
  for (const { operation } of operations()) {
    expect(operation.summary).toMatch(/./)
    expect(operation.description).toMatch(/./)
    expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0])
    for (const parameter of operation.parameters) expect(parameter.description).toMatch(/./)
  }
})

test('the calls at the address of a class are documented with every class that has them', () => {
  const classesOf = (call: string, method: 'get' | 'post') =>
    document.paths[`/api/{class}/${call}`]?.[method]?.parameters.find(({ name }) => name === 'class')?.schema.enum
  for (const call of ['CalculationInit', 'Calculation', 'GetLectotypeParams']) expect(classesOf(call, 'get')).toContain('22')
  for (const call of ['FilterLectotypeParams', 'DetermineSkuParams']) expect(classesOf(call, 'post')).toContain('22')
})

test('every reference leads somewhere', () => {
  const references = [...everything(document)].flatMap((value) => (typeof value.$ref === 'string' ? [value.$ref] : []))
  expect(references.length).toBeGreaterThan(20)
  for (const reference of references) expect(resolve(reference), `${reference} leads somewhere`).toBeTypeOf('object')
})

test('calls have names of their own, and four belong to each calculator', () => {
  const names = operations().map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
  for (const name of formServices()) {
    expect(operations().filter(({ operation }) => operation.tags[0] === name)).toHaveLength(4)
  }
})

test('every documented example is answered with success, in the documented shape', async () => {
  for (const operation of scaledPart(operations(), 60)) {
    const answer = await call(operation)
    expect(answer.status, `status of ${operation.path}`).toBe(200)
    const documented = operation.operation.responses['200']
    if (!documented || '$ref' in documented) throw new Error(`${operation.path} documents no success`)
    const [media] = Object.entries(documented.content ?? {}).map(([type, { schema }]) => ({ type, schema }))
    const type = media?.type ?? 'none'
    expect(answer.headers.get('content-type'), `type of ${operation.path}`).toContain(type)
    const body: unknown = type === 'application/json' ? await answer.json() : await answer.text()
    expect(validator(media?.schema).safeParse(body).error?.issues ?? [], `shape of ${operation.path}`).toEqual([])
  }
})

test('the documented shape is not one that anything fits', () => {
  const success = document.paths['/YQWorking/api/BallScrewWorking/Calculation']?.get?.responses['200']
  const schema = (success as Answer | undefined)?.content?.['application/json']?.schema // success is never a reference
  expect(validator(schema).safeParse({ code: 0, data: [{}], matched: 1, total: 1, catalogueVersion: '1' }).success).toBe(false)
  expect(validator(schema).safeParse({ code: 1, data: {} }).success).toBe(false)
})

/** Services of calculators: those that have all calls of a form. */
const formServices = () => queryCallsOf(service, 'calculation').map((call) => call.service)

const namesOf = (call: ServedCall) => (call.method === 'GET' ? call.parameters : (call.body.inputs ?? []))

/** Whether a parameter or input is sent depends on the others: no schema can say that, its description does. */
const isConditional = (path: string, name: string): boolean =>
  service.calls.some((call) => path.includes(`/${call.service}/`) && namesOf(call).some((one) => one.name === name && one.conditional))

/** Parameters of a query that stand by themselves, with their operation. */
const queryParameters = () =>
  operations().flatMap((documented) =>
    documented.operation.parameters.flatMap(({ in: place, ...parameter }) =>
      place === 'query' && !isConditional(documented.path, parameter.name) ? [{ documented, ...parameter }] : [],
    ),
  )
test('a parameter that is documented as required is required, one that is not can be left out', async () => {
  for (const { documented, name, required } of scaledPart(queryParameters(), 30)) {
    const answer = await call(documented, (parameters) => parameters.delete(name))
    expect(answer.status, `${documented.path} without ${name}`).toBe(required ? 400 : 200)
  }
})

test('a query value is accepted exactly when its documented schema accepts it', async () => {
  const values = ['-1', '0', '0.5', '1', '20', '100', '101', '1e6', 'x', 'C7', 'passed']
  const cases = queryParameters().flatMap((parameter) => values.map((value) => ({ ...parameter, value })))
  for (const { documented, name, schema, value } of scaledPart(cases, 60)) {
    const answer = await call(documented, (parameters) => parameters.set(name, value))
    const typed = schema.type === 'number' || schema.type === 'integer' ? Number(value) : value
    // What is well asked for need not be there, where the reference says so.
    const isAccepted = answer.status === 200 || (answer.status === 404 && '404' in documented.operation.responses)
    expect(isAccepted, `${documented.path} ${name}=${value}`).toBe(validator(schema).safeParse(typed).success)
  }
})

const checkOf = (name: string) => {
  const operation = document.paths[`/YQWorking/api/${name}/Check`]?.post
  const content = operation?.requestBody?.content['application/json']
  // The example was made by the service in this shape.
  return { schema: validator(content?.schema), example: () => structuredClone(content?.example) as { inputs: Record<string, unknown> } }
}

// The bounds of the service factor depend on the load type, those of the offsets on the platform and on each other, which a schema cannot say.
const dependent = new Set(['serviceFactor', 'length', 'width', 'offsetAlong', 'offsetAcross'])
const tried = [undefined, null, -1, 0, 0.5, 1.4, 29.5, 120, 1e6, '', '80', 'fixed-free', '1A', [], {}]

test('an input of a check is accepted exactly when the documented schema accepts it', async () => {
  const cases = bodyCallsOf(service, 'check').flatMap((call) =>
    (call.body.inputs ?? [])
      .filter(({ name: input, conditional }) => !conditional && !dependent.has(input))
      .flatMap((input) => tried.map((value) => ({ name: call.service, input: input.name, value }))),
  )
  for (const { name, input, value } of scaledPart(cases, 60)) {
    const { schema, example } = checkOf(name)
    const bodyWith = (own: unknown) => JSON.stringify({ ...example(), inputs: { ...example().inputs, [input]: own } })
    const body = bodyWith(value)
    const headers = { 'content-type': 'application/json' }
    const answer = await service.app.request(`/YQWorking/api/${name}/Check`, { method: 'POST', headers, body })
    expect(answer.status === 200, `${name} ${input} = ${JSON.stringify(value)}`).toBe(
      // In a request null is as if the member were absent.
      schema.safeParse(JSON.parse(bodyWith(value ?? undefined))).success,
    )
  }
})

test('documented error answers exist for every error that a call can give, with a body in the shape of a failure', async () => {
  for (const { path, operation } of operations()) {
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (!('$ref' in answer)) continue
      const found = resolve(answer.$ref) as Answer | undefined // resolved above
      const example = found?.content?.['application/json']?.example
      expect(validator(found?.content?.['application/json']?.schema).safeParse(example).success, `${path} ${status}`).toBe(true)
      expect(Object.values(errorCodes).some((one) => String(one.status) === status)).toBe(true)
    }
  }
  const refused = await service.app.request('/YQWorking/api/LiftWorking/Calculation?W=x', { headers: { lang: 'en' } })
  expect(validator({ $ref: '#/components/schemas/Failure' }).safeParse(await refused.json()).success).toBe(true)
})

test('the document is in English, whatever language is asked for', async () => {
  for (const locale of locales) expect(await documentIn(locale)).toEqual(document)
})
