/** A calculator as one JSON document: its schema, its texts, its worked inputs. Apart from the rest of `define`, so that the browser does not load it. */
import * as z from 'zod/mini'
import { type CalculatorExamples, printedNumber } from './examples.ts'
import { strict } from './meta-parts.ts'
import { metaSchema } from './meta-schema.ts'
import { parseSchema, unsafePart } from './parse-schema.ts'
import type { SchemaIssue } from './schema-error.ts'
import type { CalculatorSchema } from './schema.ts'

/** Texts by key, any depth. */
export type DocumentTexts = { readonly [key: string]: string | DocumentTexts }

/** Texts by the tag of their language, and what else a calculator is. */
export type CalculatorDocument = {
  readonly schema: CalculatorSchema
  readonly texts: Readonly<Record<string, DocumentTexts>>
  readonly examples?: CalculatorExamples
}

const longestText = 2000

const texts: z.ZodMiniType<DocumentTexts> = z.record(
  z.string(),
  z.union([z.string().check(z.maxLength(longestText)), z.lazy(() => texts)], { error: 'needs a text, or an object of texts' }),
)

const cell = z.union([z.number(), z.string()])
const input = z.union([z.number(), z.string(), z.boolean(), z.array(z.string()), z.array(z.record(z.string(), cell))])
const standing = z.nullable(z.union([cell, z.boolean()]))
const shown = z.record(z.string(), standing)
const options = z.record(z.string(), z.array(z.string()))
const answer = z.record(z.string(), z.unknown())
const names = z.array(z.string())
const part = z.exactOptional(z.unknown())
const restates = strict(
  'CalculatorRestated',
  { place: part, layout: part, results: part },
  'Parts of the schema that no input shows, stated again.',
)
/** Inputs, the request that they make, and what the form makes of further input. */
const caseShape = {
  name: z.string(),
  inputs: z.record(z.string(), input),
  request: z.exactOptional(z.record(z.string(), z.string()).check(z.describe('What it must send; left out where the results are values.'))),
  shows: z.exactOptional(
    shown.check(z.describe('What stands in this form, by field, derived value or limit (load.max); null is nothing.')),
  ),
  printed: z.exactOptional(
    z
      .record(z.string(), z.string().check(z.regex(printedNumber, { error: 'needs a number as it is printed: 73.70 or 2.21e4' })))
      .check(z.describe('Derived value, its number as the source prints it; compared with as many decimals.')),
  ),
  hides: z.exactOptional(names.check(z.describe('All fields that are not shown.'))),
  typed: z.exactOptional(
    z
      .record(z.string(), z.record(z.string(), z.union([standing, shown])))
      .check(z.describe('Field, text that is typed, what stands there then.')),
  ),
  chosen: z.exactOptional(z.record(z.string(), z.record(z.string(), shown)).check(z.describe('Choice, option, what stands then.'))),
  needs: z.exactOptional(names.check(z.describe('All inputs without which it cannot start.'))),
  asks: z.exactOptional(z.record(z.string(), z.string()).check(z.describe('Parameters with which the init answer is asked for.'))),
  spares: z.exactOptional(names.check(z.describe('All parameters that other callers may leave out.'))),
}
const examples = strict(
  'CalculatorExamples',
  {
    init: answer,
    fresh: z.exactOptional(shown.check(z.describe('What stands in a form that nobody has touched; null is nothing.'))),
    offers: z.exactOptional(options.check(z.describe('Field, its options in their order.'))),
    announces: z.exactOptional(names.check(z.describe('All fields of which it is said aloud when a number is corrected.'))),
    empties: z.exactOptional(names.check(z.describe('All fields that a text without a number empties.'))),
    restates: z.exactOptional(restates),
    cases: z.array(strict('CalculatorExample', caseShape, 'Inputs with the request that each must make, or the values it must show.')),
    otherAnswers: z.exactOptional(
      z.array(
        strict(
          'CalculatorOtherAnswer',
          { ...caseShape, init: answer, offers: z.exactOptional(options) },
          'A form under another init answer than the sample.',
        ),
      ),
    ),
  },
  'Worked inputs: an init answer as the service gives it, and cases.',
)

const shapeWith = <T extends z.ZodMiniType>(schema: T) =>
  strict(
    'CalculatorDocument',
    {
      $schema: z.exactOptional(z.string().check(z.maxLength(200))),
      schema,
      texts: z
        .record(z.string(), texts)
        .check(z.refine((all) => Object.keys(all).length > 0, { error: 'has no language; write the texts of one at least' })),
      examples: z.exactOptional(examples),
    },
    "A calculator for the folder of a site: checked and served without a build. Texts by language ('en', 'zh-Hans', 'es', 'ru').",
  )

/** A document whose schema may be anything: `parseSchema` checks it with better messages. */
const frame = shapeWith(z.exactOptional(z.unknown()))

const english = z.locales.en().localeError

const toIssue = (issue: z.core.$ZodIssue): SchemaIssue => ({
  path: issue.path.map(String).join('.'),
  code: issue.code === 'unrecognized_keys' ? 'unknownProperty' : 'shape',
  message: issue.message,
})

/**
 * @param json anything that `JSON.parse` can give
 * @returns the document, sharing nothing of its schema and texts with `json`; or every issue, with its place in the document
 */
export function parseDocument(json: unknown): { readonly document: CalculatorDocument } | { readonly issues: readonly SchemaIssue[] } {
  const unsafe = unsafePart(json)
  if (unsafe) return { issues: [unsafe] }
  const framed = frame.safeParse(json, { error: english })
  const isDocument = typeof json === 'object' && json !== null && !Array.isArray(json)
  const inner: unknown = isDocument && 'schema' in json ? json.schema : undefined
  const parsed = inner === undefined ? { issues: [] } : parseSchema(inner)
  const missing: readonly SchemaIssue[] = isDocument && inner === undefined ? [{ path: '', code: 'shape', message: "has no 'schema'" }] : []
  const ofSchema =
    'issues' in parsed ? parsed.issues.map((issue) => ({ ...issue, path: issue.path === '' ? 'schema' : `schema.${issue.path}` })) : []
  if (!framed.success || 'issues' in parsed) {
    return { issues: [...(framed.error?.issues ?? []).map(toIssue), ...missing, ...ofSchema] }
  }
  const { data } = framed
  return { document: { schema: parsed.schema, texts: data.texts, ...(data.examples && { examples: data.examples }) } }
}

/** The JSON Schema (draft 2020-12) of a document, for editors; checked in as `docs/calculator-document.schema.json`. */
export function documentJsonSchema(): Record<string, unknown> {
  return { title: 'Calculator document', ...z.toJSONSchema(shapeWith(metaSchema), { io: 'input' }) }
}
