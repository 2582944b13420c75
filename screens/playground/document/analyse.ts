/** Analyses a document while it is typed: faults with their positions, and the compiled form. */
import { isRecord } from '../../../engine/base/is-record.ts'
import { exampleFaults, isExamples } from '../../../engine/check/check-examples.ts'
import { checkSchema, type CompiledSchema } from '../../../engine/check/check-schema.ts'
import { type Fault, messageOf } from '../../../engine/check/fault.ts'
import { type LineAndColumn, lineAndColumn, partAt, partOfFault } from '../../../engine/check/find-part.ts'
import { textFaults } from '../../../engine/check/text-faults.ts'
import { parseJson, type Part } from '../../../engine/check/parse-json.ts'
import type { CalculatorExamples } from '../../../engine/define/examples.ts'
import { suggest } from '../../../engine/expression/index.ts'
import type { Dictionary } from '../../../i18n/lookup.ts'
import { isDictionary } from './playground-document.ts'

/** A fault with its range in the text, and its line and column. */
export type PlacedFinding = Omit<Fault, 'path'> & LineAndColumn & { readonly path: string; readonly from: number; readonly to: number }

/** Result of a document that compiles. */
export type Sound = CompiledSchema & {
  readonly texts: Readonly<Record<string, Dictionary>>
  readonly examples: CalculatorExamples | undefined
}

/** Result of an analysis. `sound` is undefined if the text is not JSON or its schema does not compile. */
export type Analysis = {
  readonly findings: readonly PlacedFinding[]
  readonly sound: Sound | undefined
  /** The schema as written, not validated; undefined if the text is not JSON. */
  readonly schema: unknown
}

/** Allowed keys of a document. */
const documentKeys = ['$schema', 'schema', 'texts', 'examples']

type Placed = { readonly fault: Fault; readonly part: Part }

const error = (code: string, message: string, cure: string): Fault => ({ path: '', severity: 'error', code, message, cure })

const shapeFaults = (root: Part): readonly Placed[] => {
  if (!isRecord(root.value)) return [{ fault: error('shape', 'a document is an object', 'write { "schema": …, "texts": … }'), part: root }]
  const unknown = [...root.members].filter(([key]) => !documentKeys.includes(key))
  const cureOf = (key: string): string => {
    const near = suggest(key, documentKeys)
    return near === undefined ? `known: ${documentKeys.join(', ')}` : `did you mean '${near}'?`
  }
  const missing = root.members.has('schema') ? [] : [{ fault: error('shape', "the document has no 'schema'", 'add it'), part: root }]
  return [
    ...missing,
    ...unknown.map(([key, part]) => ({ fault: error('unknownProperty', `a document has no '${key}'`, cureOf(key)), part })),
  ]
}

/** Returns the valid texts by language, and the faults of the others. */
const readTexts = (
  part: Part | undefined,
): { readonly texts: Readonly<Record<string, Dictionary>>; readonly faults: readonly Placed[] } => {
  if (!part) return { texts: {}, faults: [] }
  if (!isRecord(part.value)) {
    return { texts: {}, faults: [{ fault: error('shape', "'texts' is an object", 'one key for each language'), part }] }
  }
  const languages = [...part.members]
  const isGood = ([, { value }]: (typeof languages)[number]): boolean => isDictionary(value)
  return {
    texts: Object.fromEntries(languages.filter(isGood).map(([locale, { value }]) => [locale, isDictionary(value) ? value : {}])),
    faults: languages
      .filter((one) => !isGood(one))
      .map(([locale, own]) => ({ fault: error('shape', `the texts in ${locale} are texts by key, at any depth`, ''), part: own })),
  }
}

const readExamples = (
  part: Part | undefined,
): { readonly examples: CalculatorExamples | undefined; readonly faults: readonly Placed[] } => {
  if (!part || isExamples(part.value)) return { examples: isExamples(part?.value) ? part.value : undefined, faults: [] }
  const message = 'the examples need `init` and `cases`, each with its `name`, `inputs` and `request`'
  return { examples: undefined, faults: [{ fault: error('examplesShape', message, ''), part }] }
}

/** Returns the faults of the texts and examples of a schema that compiles. */
const besideFaults = (root: Part, { plan, texts, examples }: Sound): readonly Placed[] => {
  const missing = Object.entries(texts).flatMap(([locale, own]): readonly Fault[] =>
    textFaults(plan, { locale, texts: own }).map((fault) => ({ ...fault, severity: 'warning' as const })),
  )
  const broken = examples ? exampleFaults(plan, examples) : []
  return [...missing, ...broken].map((fault) => ({ fault, part: partOfFault(root, fault) }))
}

const inText =
  (source: string) =>
  ({ fault, part: { keyFrom, from, to } }: Placed): PlacedFinding => {
    // For a multi-line value only its beginning or key is marked.
    const end = source.slice(from, to).includes('\n') ? (keyFrom < from ? from - 1 : from + 1) : to
    return { ...fault, message: messageOf(fault), from: keyFrom, to: Math.max(keyFrom + 1, end), ...lineAndColumn(source, keyFrom) }
  }

const severities = { error: 0, warning: 1 } as const

/** Sorts errors first, each by position. */
const inOrder = (found: readonly PlacedFinding[]): readonly PlacedFinding[] =>
  found.toSorted((one, other) => severities[one.severity] - severities[other.severity] || one.from - other.from)

/** Analyses the text of a document, which may be anything. */
export const analyse = (source: string): Analysis => {
  const { root, faults } = parseJson(source)
  const ofText = faults.map(({ code, message, from, to }): PlacedFinding => ({
    path: '', severity: code === 'syntax' ? 'error' : 'warning', code, message, cure: '', from, to, ...lineAndColumn(source, from),
  })) // prettier-ignore
  if (!root) return { findings: ofText, sound: undefined, schema: undefined }
  const schema = partAt(root, 'schema')
  const { texts, faults: ofTexts } = readTexts(partAt(root, 'texts'))
  const { examples, faults: ofExamples } = readExamples(partAt(root, 'examples'))
  const checked = schema ? checkSchema(schema.value, examples?.init) : { compiled: undefined, faults: [] }
  const sound = checked.compiled && { ...checked.compiled, texts, examples }
  const placed = [
    ...shapeFaults(root),
    ...checked.faults.map((fault) => ({ fault, part: partOfFault(root, fault) })),
    ...ofTexts,
    ...ofExamples,
    ...(sound ? besideFaults(root, sound) : []),
  ]
  return { findings: inOrder([...ofText, ...placed.map(inText(source))]), sound, schema: schema?.value }
}
