/** What a document of OpenAPI says of answers, as something that checks them. */
import * as z from 'zod'
import type { Answer, JsonSchema, Method, OpenApiDocument, Operation, Reference } from '../../../server/routes/openapi/types.ts'

/** A call of the document. */
export interface DocumentedCall {
  readonly path: string
  readonly method: Method
  readonly operation: Operation
}

export const callsIn = ({ paths }: OpenApiDocument): readonly DocumentedCall[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    // The keys of a path item are its methods.
    (Object.entries(item) as [Method, Operation][]).map(([method, operation]) => ({ path, method, operation })),
  )

/** What a reference inside the document leads to; undefined where it leads nowhere. */
export const resolveIn = (document: OpenApiDocument, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Object.entries(at).find(([name]) => name === key)?.[1] : undefined),
      document,
    )

/** The schema with every reference replaced by what it names; a shape inside itself may be anything. */
const inlined = (document: OpenApiDocument, value: unknown, inside: readonly string[] = []): unknown => {
  if (Array.isArray(value)) return value.map((inner) => inlined(document, inner, inside))
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value && typeof value.$ref === 'string') {
    const { $ref } = value
    const named = resolveIn(document, $ref)
    if (named === undefined) throw new RangeError(`${$ref} leads nowhere`)
    return inside.includes($ref) ? {} : inlined(document, named, [...inside, $ref])
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inlined(document, inner, inside)]))
}

/** Checks a value against a schema of the document. */
export const validatorIn = (document: OpenApiDocument, schema: JsonSchema | undefined) =>
  z.fromJSONSchema(inlined(document, schema) as JsonSchema) // inlining keeps the shape

/** An answer itself, or what a reference names. */
export const answerIn = (document: OpenApiDocument, answer: Answer | Reference | undefined): Answer | undefined =>
  // References among answers lead to answers.
  answer && '$ref' in answer ? (resolveIn(document, answer.$ref) as Answer | undefined) : answer
