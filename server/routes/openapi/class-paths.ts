import type { GuardedCall } from '../../services/calls/guarded-call.ts'
import { classRoot } from '../../services/calls/served-call.ts'
import { successOf } from './components.ts'
import type { Content, JsonSchema, MediaType, Operation, Parameter, PathItem } from './types.ts'

/** Group of the calls at the address of a class in the reference. */
export const classTag = 'class'

/** A call that is also served for classes, with its operation at its own address. */
export interface ClassCall {
  readonly call: GuardedCall
  readonly operation: Operation
}

const idsOf = ({ call }: ClassCall): readonly string[] => call.classes?.ids ?? []

const bodyExample = ({ operation }: ClassCall): unknown => operation.requestBody?.content['application/json']?.example

/** The class of the example: the one that the request names, else the first of the call. */
const exampleClass = (one: ClassCall): string | undefined => {
  const { parameter } = one.call.classes ?? {}
  if (parameter === undefined) return idsOf(one)[0]
  const body = bodyExample(one)
  const inBody: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, parameter) : undefined
  const inQuery = one.operation.parameters.find(({ name }) => name === parameter)?.example
  return [inBody, inQuery, idsOf(one)[0]].find((id) => typeof id === 'string')
}

const isQuery = ({ in: place }: Parameter): boolean => place === 'query'

/** The parameters of the query: those of the only call, or one object where they depend on the class. */
const queryOf = (calls: readonly ClassCall[], first: ClassCall): readonly Parameter[] => {
  const own = first.operation.parameters.filter(isQuery).filter(({ name }) => name !== first.call.classes?.parameter)
  if (calls.length === 1) return own
  const example = Object.fromEntries(
    own.flatMap(({ name, example: value }) => (typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [])),
  )
  return calls.every(({ operation }) => !operation.parameters.some(isQuery))
    ? []
    : [
        {
          name: 'parameters',
          in: 'query',
          description: 'The parameters of the call of this class, each by its own name',
          required: false,
          schema: { type: 'object', additionalProperties: { type: 'string' } },
          example,
        },
      ]
}

const anyOf = (schemas: readonly JsonSchema[]): JsonSchema => {
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  const [only, ...others] = distinct
  return only && others.length === 0 ? only : { anyOf: distinct }
}

const bodyOf = (calls: readonly ClassCall[], first: ClassCall): Operation['requestBody'] => {
  const medias = calls.flatMap(({ operation }): readonly MediaType[] => {
    const media = operation.requestBody?.content['application/json']
    return media ? [media] : []
  })
  if (!first.operation.requestBody) return undefined
  const content: Content = { 'application/json': { schema: anyOf(medias.map(({ schema }) => schema)), example: bodyExample(first) } }
  return { ...first.operation.requestBody, content }
}

const operationOf = (calls: readonly ClassCall[], first: ClassCall): Operation => {
  const { operation, call } = first
  const requestBody = bodyOf(calls, first)
  const ids = [...new Set(calls.flatMap(idsOf))]
  const pathClass: Parameter = {
    name: 'class',
    in: 'path',
    description: 'Id of the class',
    required: true,
    schema: { type: 'string', enum: ids },
    example: exampleClass(first) ?? '',
  }
  const data = anyOf(calls.map((one) => successOf(one.call.answer)))
  return {
    ...operation,
    operationId: `${classTag}${call.call}`,
    tags: [classTag],
    description: `${operation.description} At the address of a class, which the request need not name again.`,
    parameters: [pathClass, ...queryOf(calls, first), ...operation.parameters.filter(({ in: place }) => place === 'header')],
    ...(requestBody && { requestBody }),
    responses: { ...operation.responses, '200': { description: 'Success, code 0', content: { 'application/json': { schema: data } } } },
  }
}

/** The calls at the addresses of classes, `/api/{class}/{call}`: one path for each name of a call. */
export const classPaths = (calls: readonly ClassCall[]): Record<string, PathItem> =>
  Object.fromEntries(
    [...Map.groupBy(calls, ({ call }) => call.call)].flatMap(([name, same]) => {
      const [first] = same
      if (!first) return []
      const method = first.call.method === 'GET' ? 'get' : 'post'
      return [[`${classRoot}/{class}/${name}`, { [method]: operationOf(same, first) }]]
    }),
  )
