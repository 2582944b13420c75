/** Builds validators of responses from an OpenAPI document. */
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

/** The target of a reference inside the document; undefined if there is none. */
export const resolveIn = (document: OpenApiDocument, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Object.entries(at).find(([name]) => name === key)?.[1] : undefined),
      document,
    )

/** The schema with every reference inlined; a recursive shape accepts anything. */
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

/** A validator for a schema of the document. */
export const validatorIn = (document: OpenApiDocument, schema: JsonSchema | undefined) =>
  z.fromJSONSchema(inlined(document, schema) as JsonSchema) // Inlining keeps the shape.

/** A response, or the target of its reference. */
export const answerIn = (document: OpenApiDocument, answer: Answer | Reference | undefined): Answer | undefined =>
  // References among responses lead to responses.
  answer && '$ref' in answer ? (resolveIn(document, answer.$ref) as Answer | undefined) : answer
