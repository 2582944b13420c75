import * as z from 'zod'
import type * as zm from 'zod/mini'
import { notedForm } from '../../../contract/catalogue/stated-form.ts'
import { failure } from '../../../contract/errors.ts'
import { calculationBody, checkAnswer, explanation, ledgerModel, recommendedModel } from '../../../contract/results/selection.ts'
import { jsonValue } from '../../../contract/saved/selection-document.ts'
import { assumption, basis, check, sizedValue } from '../../../contract/results/sizing.ts'
import type { JsonSchema } from './types.ts'

export type Shape = zm.ZodMiniType

/** Shapes of the contract that are named in the document. */
const sharedShapes = {
  Assumption: assumption,
  Basis: basis,
  Calculation: calculationBody,
  Check: check,
  CheckAnswer: checkAnswer,
  Explanation: explanation,
  Failure: failure,
  JsonValue: jsonValue,
  LedgerModel: ledgerModel,
  RecommendedModel: recommendedModel,
  SizedValue: sizedValue,
} satisfies Record<string, Shape>

const toUri = (name: string) => `#/components/schemas/${name}`

export const refer = (name: string): JsonSchema => ({ $ref: toUri(name) })

/** Adds the form of texts; removes what only zod needs: identifiers (the key names a schema) and the bounds of safe integers. */
const tidy = ({ jsonSchema, zodSchema }: { jsonSchema: JsonSchema; zodSchema: z.core.$ZodType }) => {
  const form = notedForm(zodSchema)
  if (form !== undefined) jsonSchema.description = `Form: ${form}`
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

const withoutIdentity = ({ $schema: _schema, $id: _id, ...rest }: JsonSchema): JsonSchema => rest

/** JSON Schemas of the shared and the given shapes; named shapes inside others become references. */
export const toComponents = (shapes: Readonly<Record<string, Shape>>): Record<string, JsonSchema> => {
  const registry = z.registry<{ id: string }>()
  for (const [id, shape] of Object.entries({ ...sharedShapes, ...shapes })) registry.add(shape, { id })
  const { schemas } = z.toJSONSchema(registry, { uri: toUri, io: 'input', override: tidy })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutIdentity(schema)]))
}

/** The JSON Schema of a shape without a name. */
export const toSchema = (shape: Shape): JsonSchema => withoutIdentity(z.toJSONSchema(shape, { io: 'input', override: tidy }))

const withCode: JsonSchema = { type: 'object', properties: { code: { const: 0 } }, required: ['code'] }

/** `{code: 0, data}` around a named schema; a schema of the whole body is joined with the code. */
export const successOf = ({ name, isBody }: { readonly name: string; readonly isBody?: true }): JsonSchema =>
  isBody
    ? { allOf: [withCode, refer(name)] }
    : { type: 'object', properties: { code: { const: 0 }, data: refer(name) }, required: ['code', 'data'] }
