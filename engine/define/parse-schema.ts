/** JSON from outside → calculator schema. Apart from the rest of `define`, so that the browser does not load it. */
import * as z from 'zod/mini'
import type { SchemaIssue } from './schema-error.ts'
import { limits } from './limits.ts'
import { metaSchema } from './meta-schema.ts'
import type { CalculatorSchema } from './schema.ts'

const english = z.locales.en().localeError

/**
 * Checks the shape of a schema that arrives as JSON: properties (with "did you mean"), types, sizes. `compile` then checks what it means.
 *
 * @param json - Anything `JSON.parse` can give; objects with a `__proto__` of their own and JSON nested or sized beyond `limits` are refused.
 * @returns The schema, sharing nothing with `json`; or every issue.
 */
export function parseSchema(json: unknown): { readonly schema: CalculatorSchema } | { readonly issues: readonly SchemaIssue[] } {
  const unsafe = unsafePart(json)
  if (unsafe) return { issues: [unsafe] }
  const parsed = metaSchema.safeParse(json, { error: english })
  if (!parsed.success) {
    return {
      issues: parsed.error.issues
        .flatMap((issue) => meant(issue, json))
        .map((issue): SchemaIssue => {
          // Of a key that is no name, the reason is in the inner issue.
          const message = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message
          return { path: issue.path.map(String).join('.'), code: issue.code === 'unrecognized_keys' ? 'unknownProperty' : 'shape', message }
        }),
    }
  }
  const { $schema: _, ...schema } = parsed.data
  return { schema }
}

/** The members with two shapes, and what only the second of them has. */
const marks: Readonly<Record<string, string>> = { request: 'post', results: 'values' }

/** A request or results of neither shape: the faults as the second shape where its mark is there, else as the first. */
function meant(issue: z.core.$ZodIssue, json: unknown): readonly z.core.$ZodIssue[] {
  const [member = '', ...deeper] = issue.path.map(String)
  const mark = marks[member]
  if (issue.code !== 'invalid_union' || deeper.length > 0 || mark === undefined) return [issue]
  const [first = [], second = []] = issue.errors
  const faults = hasOwn(hasOwn(json, member) ? json[member] : undefined, mark) ? second : first
  return faults.map((one) => ({ ...one, path: [...issue.path, ...one.path] }))
}

const hasOwn = <Name extends string>(value: unknown, name: Name): value is Readonly<Record<Name, unknown>> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)

type Visit = { readonly value: unknown; readonly path: readonly string[] }

/** The first part of something that arrives as JSON that is nested too deep, too large, or would change an object's prototype. */
export function unsafePart(json: unknown): SchemaIssue | undefined {
  const stack: Visit[] = [{ value: json, path: [] }]
  for (let nodes = 1, visit = stack.pop(); visit; visit = stack.pop()) {
    const { value, path } = visit
    if (typeof value !== 'object' || value === null) continue
    const refuse = (message: string): SchemaIssue => ({ path: path.join('.'), code: 'tooLarge', message })
    const entries = Object.entries(value)
    nodes += entries.length
    if (path.length >= limits.depth) return refuse(`nested deeper than ${limits.depth} levels`)
    if (nodes > limits.nodes) return refuse(`more than ${limits.nodes} values`)
    if (Object.hasOwn(value, '__proto__')) {
      return { path: path.join('.'), code: 'unknownProperty', message: "'__proto__' is a reserved name" }
    }
    for (const [key, inner] of entries) stack.push({ value: inner, path: [...path, key] })
  }
  return undefined
}
