/** The document of the playground: a calculator with its texts and examples as one JSON. */
import { isRecord } from '../../../engine/base/is-record.ts'
import type { CalculatorExamples } from '../../../engine/define/examples.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'
import type { Dictionary } from '../../../i18n/lookup.ts'

/** A document; `texts` by language, each as in `schemas/<folder>/texts/<locale>.ts`. */
export type PlaygroundDocument = {
  readonly schema: CalculatorSchema
  readonly texts: Readonly<Record<string, Dictionary>>
  readonly examples?: CalculatorExamples | undefined
}

/** Maximum length of an edited text, characters. */
export const longestText = 1_000_000

/** Whether a value consists of nested texts only. */
export const isDictionary = (value: unknown): value is Dictionary =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string' || isDictionary(one))

/** Maximum length of a list or object written on one line. */
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

/** Formats a document: small values on one line, all others indented. */
export const writeDocument = (document: unknown): string => `${written(JSON.parse(JSON.stringify(document)), '')}\n`

/**
 * Converts an imported file, a document or a schema alone, to the text of a document.
 *
 * @returns the text to edit; a text that is not JSON is returned unchanged
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
