/** Validates a calculator that arrives as a JSON document, before it is served. */
import { basename } from 'node:path'
import { exampleFaults } from '../../../engine/check/check-examples.ts'
import { checkMeaning } from '../../../engine/check/check-schema.ts'
import { causesOf, errorAt, type Fault, messageOf, ofIssue } from '../../../engine/check/fault.ts'
import { findPart, lineAndColumn, partOfFault } from '../../../engine/check/find-part.ts'
import type { CheckFinding } from '../../../engine/check/finding.ts'
import { copiedFaults, textFaults } from '../../../engine/check/text-faults.ts'
import { type ParseFault, parseJson, type Part } from '../../../engine/check/parse-json.ts'
import { type CalculatorDocument, parseDocument } from '../../../engine/define/document.ts'
import { type CalculatorSchema, modelResults } from '../../../engine/define/index.ts'
import type { CheckedPlan } from '../../../engine/index.ts'
import { isKnownLocale, locales } from '../../../i18n/locales.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import { calculators, workingClasses } from '../../../schemas/registry.ts'
import { contractFaults } from './contract-faults.ts'
import { nextFaults } from './next-faults.ts'
import { screenFaults, takenIds, unknown } from './screen-faults.ts'

/** The context in which a document is validated. */
export interface DocumentSurroundings {
  /** Origins of external services that the site permits; undefined where the site is not known. */
  readonly hosts: readonly string[] | undefined
  /** Ids of the site's other calculators. */
  readonly taken: readonly string[]
}

/** A checked document; it is valid where no finding is an error. */
export interface CheckedDocument {
  readonly document?: CalculatorDocument
  readonly findings: readonly CheckFinding[]
}

/** Largest document, UTF-16 units; about fifty times the largest shipped calculator. */
export const largestDocument = 1_000_000

/** The name of the file must match: `9001-hoist.json` contains the calculator 9001 named `hoist`. */
const nameFaults = (fileName: string, schema: CalculatorSchema): readonly Fault[] => {
  const expected = `${calculatorNamespace(schema).slice('schemas/'.length)}.json`
  return fileName === expected
    ? []
    : [errorAt('id', 'fileName', { message: `the file is called '${fileName}'`, cure: `call it '${expected}', or change id and name` })]
}

/**
 * Faults of a calculator answered elsewhere: a host that the site does not permit, or an init call that depends on inputs, which
 * this server could not repeat without the form.
 */
const elsewhereFaults = ({ host = '', init }: CalculatorSchema, hosts: DocumentSurroundings['hosts']): readonly Fault[] => {
  const { origin } = new URL(host)
  const listed =
    hosts === undefined || hosts.includes(origin)
      ? []
      : [
          errorAt('host', 'hostNotListed', {
            message: `the site does not allow ${origin}`,
            cure: "add it to the site's 'calculatorHosts', or, of the own network, 'privateCalculatorHosts'",
          }),
        ]
  const unsupported = (['query', 'parameters'] as const).filter((name) => init?.[name] !== undefined)
  const cure = 'leave it out: lists and numbers of a service elsewhere are the same for every input'
  return [...listed, ...unsupported.map((name) => errorAt(`init.${name}`, 'notElsewhere', { message: 'is for our own services', cure }))]
}

const languageFaults = (plan: CheckedPlan, texts: CalculatorDocument['texts']): readonly Fault[] => {
  const languages = Object.entries(texts).map(([locale, own]) => ({ locale, texts: own }))
  const known = languages.filter(({ locale }) => isKnownLocale(locale))
  const others = languages.filter(({ locale }) => !isKnownLocale(locale))
  return [
    ...others.map(({ locale }): Fault => ({ ...unknown(locale, 'unknownLanguage', { text: locale, known: locales }), part: 'texts' })),
    ...known.flatMap((language) => textFaults(plan, language, ['class.name', 'class.note'])),
    ...copiedFaults(known),
  ]
}

const targetFaults = async (
  plan: CheckedPlan,
  { examples }: CalculatorDocument,
  around: DocumentSurroundings,
): Promise<readonly Fault[]> => {
  const { host } = plan.schema
  // Another document of the site is not at hand here.
  const isOwn = around.taken.includes(String(modelResults(plan.schema).next?.calculator))
  const next = isOwn
    ? []
    : await nextFaults(
        plan,
        examples,
        calculators.map(({ schema }) => schema),
      )
  const answered = host === undefined ? await contractFaults(plan, examples) : []
  const found = [...answered, ...next].map((fault) => ({ ...fault, severity: 'error' as const }))
  return host === undefined ? found : [...elsewhereFaults(plan.schema, around.hosts), ...found]
}

/** Findings about the content of a document with a valid shape. */
const meaningOf = async (fileName: string, document: CalculatorDocument, around: DocumentSurroundings): Promise<readonly Fault[]> => {
  const { schema, texts, examples } = document
  const taken = new Set([...workingClasses.map(({ id }) => id), ...around.taken])
  const addresses = workingClasses.flatMap(({ schema: one }) => one.place.address ?? [])
  const places = [...nameFaults(fileName, schema), ...takenIds(schema, (id) => taken.has(String(id))), ...screenFaults(schema, addresses)]
  const { compiled, faults } = checkMeaning(schema, examples?.init)
  if (!compiled) return [...places, ...faults]
  const { plan } = compiled
  return causesOf([
    ...places,
    ...faults,
    ...(await targetFaults(plan, document, around)),
    ...languageFaults(plan, texts),
    ...(examples ? exampleFaults(plan, examples) : []),
  ])
}

/** Findings for text that is not valid JSON, or repeats a member. */
const ofText =
  (file: string, source: string) =>
  ({ code, from, message }: ParseFault): CheckFinding => ({
    file,
    ...lineAndColumn(source, from),
    severity: 'error',
    code,
    message,
    cure: '',
  })

const inFile =
  (file: string, source: string) =>
  ({ fault, part }: { readonly fault: Fault; readonly part: Part }): CheckFinding => {
    const { severity, code, cure } = fault
    return { file, ...lineAndColumn(source, part.keyFrom), severity, code, message: messageOf(fault), cure }
  }

/**
 * @param file path of the document, as stated in findings
 * @param source its text
 * @returns the document with every finding, one per cause
 */
export const checkDocument = async (file: string, source: string, around: DocumentSurroundings): Promise<CheckedDocument> => {
  if (source.length > largestDocument) {
    const message = `has ${source.length} characters; at most ${largestDocument} are read`
    return { findings: [{ file, line: 1, column: 1, severity: 'error', code: 'tooLarge', message, cure: '' }] }
  }
  const { root, faults } = parseJson(source)
  const textual = faults.map(ofText(file, source))
  if (!root) return { findings: textual }
  const parsed = parseDocument(root.value)
  const placed =
    'issues' in parsed
      ? parsed.issues.map(ofIssue).map((fault) => ({ fault, part: findPart(root, fault.path) }))
      : (await meaningOf(basename(file), parsed.document, around)).map((fault) => ({ fault, part: partOfFault(root, fault) }))
  return { ...('document' in parsed && parsed), findings: [...textual, ...placed.map(inFile(file, source))] }
}
