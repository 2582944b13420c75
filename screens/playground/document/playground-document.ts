/** The document that the playground edits: a calculator with its texts and examples, in one JSON. */
import { isRecord } from '../../../engine/base/is-record.ts'
import type { CalculatorExamples } from '../../../engine/define/examples.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'
import type { Dictionary } from '../../../i18n/lookup.ts'

/** As it is written: `texts` by language, each as in `schemas/<folder>/texts/<locale>.ts`. */
export type PlaygroundDocument = {
  readonly schema: CalculatorSchema
  readonly texts: Readonly<Record<string, Dictionary>>
  readonly examples?: CalculatorExamples | undefined
}

/** Longest text that is edited, characters: what is larger is no calculator. */
export const longestText = 1_000_000

/** Texts at any depth, and nothing else. */
export const isDictionary = (value: unknown): value is Dictionary =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string' || isDictionary(one))

/** A list of numbers or texts, or a small object of them, stands in one line. */
const lineLength = 100

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

const inOneLine = (value: unknown): string | undefined => {
  if (isPlain(value)) return JSON.stringify(value)
  const parts = Array.isArray(value) ? value : Object.values(value ?? {})
  const isFlat = parts.every(isPlain) || (Array.isArray(value) && value.every((one) => Array.isArray(one) && one.every(isPlain)))
  if (!isFlat) return undefined
  const line = Array.isArray(value)
    ? `[${value.map((one) => inOneLine(one) ?? '').join(', ')}]`
    : `{ ${Object.entries(value ?? {})
        .map(([key, one]) => `${JSON.stringify(key)}: ${JSON.stringify(one)}`)
        .join(', ')} }`
  return line.length <= lineLength ? line : undefined
}

const written = (value: unknown, indent: string): string => {
  const line = inOneLine(value)
  if (line !== undefined) return line === '{  }' ? '{}' : line
  const inner = `${indent}  `
  const rows = Array.isArray(value)
    ? value.map((one) => inner + written(one, inner))
    : Object.entries(value ?? {}).map(([key, one]) => `${inner}${JSON.stringify(key)}: ${written(one, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${rows.join(',\n')}\n${indent}${close}`
}

/** JSON as people write it: what is small in one line, the rest indented. */
export const writeDocument = (document: unknown): string => `${written(JSON.parse(JSON.stringify(document)), '')}\n`

/**
 * A file that somebody brings: a document, or a schema alone, which becomes one.
 *
 * @returns the text to edit; a text that is no JSON is edited as it is
 */
export const textOfFile = (source: string): string => {
  try {
    const json: unknown = JSON.parse(source)
    const isSchema = isRecord(json) && !('schema' in json) && 'fields' in json
    return isSchema ? writeDocument({ schema: json, texts: {} }) : source
  } catch {
    return source
  }
}
