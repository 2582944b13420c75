/** Runs all checks of a calculator on its files: shape, meaning, plausibility, contract, texts, examples, laws. */
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { exampleFaults, isExamples } from '../../engine/check/check-examples.ts'
import { checkMeaning, checkSchema } from '../../engine/check/check-schema.ts'
import { causesOf, errorAt, type Fault, messageOf } from '../../engine/check/fault.ts'
import { lineAndColumn, partOfFault } from '../../engine/check/find-part.ts'
import { copiedFaults, textFaults } from '../../engine/check/text-faults.ts'
import { unsaidResults } from '../../engine/check/unsaid-results.ts'
import { parseJson } from '../../engine/check/parse-json.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { isServed } from '../../engine/define/index.ts'
import { workingClassShape } from '../../engine/define/meta-schema.ts'
import type { CheckedPlan } from '../../engine/index.ts'
import { laws } from '../../engine/testing/laws.ts'
import { startShare } from '../../engine/testing/start-share.ts'
import { locales } from '../../i18n/locales.ts'
import { contractFaults } from '../../server/services/site-calculators/contract-faults.ts'
import { nextFaults } from '../../server/services/site-calculators/next-faults.ts'
import { unknown } from '../../server/services/site-calculators/screen-faults.ts'
import type { CheckFinding } from '../../engine/check/finding.ts'
import { cardFaults } from './card-faults.ts'
import { classFaults } from './class-faults.ts'
import { comparedClassTexts, comparedFaults } from './compared-faults.ts'
import { layoutFaults } from './layout-faults.ts'
import { readCalculator, type ReadCalculator } from './read-calculator.ts'
import { pictureFaults } from './picture-faults.ts'
import { placedFaults } from './placed-faults.ts'
import { refusedExtremes } from './refused-extremes.ts'
import { classesBeside, shippedSchemas } from './shipped-schemas.ts'

/** Locates findings in the schema file. The compiler's parser is large, so it is loaded only if there is a finding. */
const placesIn = async ({ file, source }: ReadCalculator) => {
  if (!file.endsWith('.json')) {
    const { placeInModule } = await import('./locate.ts')
    return (fault: Fault) => placeInModule(source, fault)
  }
  const { root } = parseJson(source)
  return (fault: Fault) => lineAndColumn(source, root ? partOfFault(root, fault).keyFrom : 0)
}

/** A finding about another file, located at its start. */
const atTop = (file: string, fault: Fault): CheckFinding => ({
  file,
  line: 1,
  column: 1,
  severity: fault.severity,
  code: fault.code,
  message: messageOf(fault),
  cure: fault.cure,
})

const inSource = async (read: ReadCalculator, faults: readonly Fault[]): Promise<readonly CheckFinding[]> => {
  if (faults.length === 0) return []
  const placeOf = await placesIn(read)
  return faults.map((fault) => ({ ...atTop(read.file, fault), ...placeOf(fault) }))
}

/** Locates findings about texts or examples within the schema file if they are part of it. */
const inPart = async (read: ReadCalculator, file: string, faults: readonly Fault[]): Promise<readonly CheckFinding[]> =>
  file === read.file ? inSource(read, faults) : faults.map((fault) => atTop(file, fault))

/** Locates findings about texts in the file of their language. */
const inTexts = async (read: ReadCalculator, faults: readonly Fault[]): Promise<readonly CheckFinding[]> => {
  const ofTexts = faults.filter(({ part }) => part === 'texts')
  const found = [...Map.groupBy(ofTexts, ({ path }) => path)].map(([locale, ones]) => {
    const beside = read.hasInlineTexts ? read.file : join(dirname(read.file), 'texts', `${locale}.ts`)
    return inPart(read, read.texts.get(locale)?.file ?? beside, ones)
  })
  return (await Promise.all(found)).flat()
}

/** Texts of the start page and the menu. */
const classTexts = ['class.name', 'class.note']

/** Texts beside the schema must exist in every language; texts within the schema file need only be complete. */
const textFindings = async (read: ReadCalculator, plan: CheckedPlan): Promise<readonly CheckFinding[]> => {
  if (!read.isPlaced && !read.hasInlineTexts) return []
  const expected = read.hasInlineTexts && read.texts.size > 0 ? [...read.texts.keys()] : locales
  const own = expected.flatMap((locale) =>
    textFaults(plan, { locale, texts: read.texts.get(locale)?.value }, read.isPlaced ? classTexts : []),
  )
  const copied = copiedFaults(expected.map((locale) => ({ locale, texts: read.texts.get(locale)?.value })))
  const single = [...own, ...copied]
  // What is wrong by itself would be told a second time by a comparison.
  const compared = read.isPlaced && single.length === 0 ? await comparedFaults(read, plan) : []
  const faults = [...single, ...compared]
  const others = read.otherLanguages.map((text): Fault => ({
    ...unknown(text, 'unknownLanguage', { text, known: locales }),
    part: 'texts',
  }))
  const inSchema = faults.filter(({ part }) => part !== 'texts')
  return [...(await inSource(read, [...inSchema, ...others])), ...(await inTexts(read, faults))]
}

const noExamples: Fault = {
  ...errorAt('', 'missingExamples', {
    message: 'there are no examples',
    cure: 'export `examples` as well, or write `examples.ts` beside the schema',
  }),
  part: 'examples',
}

const exampleFindings = async (read: ReadCalculator, plan: CheckedPlan): Promise<readonly CheckFinding[]> => {
  const { examples, isPlaced, file } = read
  if (!examples) return isPlaced ? inPart(read, file, [noExamples]) : []
  const faults = exampleFaults(plan, examples.value)
  const unsaid = isExamples(examples.value) ? unsaidResults(plan, examples.value) : []
  return inPart(read, examples.file, [...faults, ...unsaid])
}

/** Time for each law, ms; short for a single check, `npm test` runs them longer. */
const lawTime = 40

const lawFaults = async (plan: CheckedPlan, init: CalculatorExamples['init'] = {}): Promise<readonly Fault[]> => {
  const faults: Fault[] = []
  for (const { number, claim, property } of laws) {
    const subject = { plan, inits: [init] as const }
    const result = await fc.check(property(subject), { numRuns: 1000, plugins: [fc.interruptAfterTimeLimit(lawTime)], seed: number })
    if (!result.failed || result.counterexample === null) continue
    const { errorInstance: cause, counterexample } = result
    const [reason = ''] = String(cause instanceof Error ? cause.message : cause).split('\n')
    const cure = `counterexample: ${fc.stringify(counterexample).slice(0, 300)}`
    faults.push(errorAt('', `law${number}`, { message: `${claim}: ${reason}`, cure }))
  }
  return faults
}

/** Number of forms tried; where none of them starts, many more are, before a calculator whose bounds are narrow is reported. */
const [triedForms, mostTriedForms] = [200, 4000] as const

/** Reports contradictory bounds: none of the carefully filled-in forms can start. */
const startFaults = (plan: CheckedPlan, init: CalculatorExamples['init'] = {}): readonly Fault[] => {
  const subject = { plan, inits: [init] } as const
  if (startShare(subject, triedForms).started > 0) return []
  const { forms, started, reason = '' } = startShare(subject, mostTriedForms)
  if (started > 0) return []
  const message = `none of ${forms} forms filled in at random can start; most often because of ${reason}`
  return [errorAt('', 'neverStarts', { message, cure: 'look at the bounds of that field, and at what hides and unlocks it' })]
}

/** Faults that show when forms are filled in, at random and with extremes. */
const behaviourFaults = async (plan: CheckedPlan, examples: CalculatorExamples | undefined): Promise<readonly Fault[]> => [
  ...startFaults(plan, examples?.init),
  ...(await lawFaults(plan, examples?.init)),
  ...(examples && isServed(plan.schema) && plan.schema.host === undefined ? await refusedExtremes(plan, examples) : []),
]

/** Faults of what is shown of a calculator whose calls are right. */
const shownFaults = async ({ isPlaced }: ReadCalculator, { schema }: CheckedPlan): Promise<readonly Fault[]> => {
  const others = await classesBeside(schema)
  const cards = isServed(schema) ? await cardFaults(schema, others) : []
  return [...cards, ...(isPlaced ? await classFaults(schema, others) : [])]
}

const meaningOf = async (read: ReadCalculator, json: unknown): Promise<readonly CheckFinding[]> => {
  const examples = isExamples(read.examples?.value) ? read.examples.value : undefined
  const { compiled, faults } = checkSchema(json, examples?.init)
  if (!compiled) return inSource(read, faults)
  const { plan } = compiled
  const contract = [...(await contractFaults(plan, examples)), ...(await nextFaults(plan, examples, await shippedSchemas()))]
  const found = causesOf([
    ...(await inSource(read, [
      ...(read.isPlaced ? await placedFaults(read.name, plan.schema) : []),
      ...layoutFaults(plan),
      ...(read.isPlaced ? pictureFaults(plan.schema) : []),
      ...faults,
      ...contract.map((fault) => ({ ...fault, severity: 'error' as const })),
      ...(contract.length === 0 ? await shownFaults(read, plan) : []),
    ])),
    ...(await textFindings(read, plan)),
    ...(await exampleFindings(read, plan)),
  ])
  // Laws would only repeat the errors of an invalid form.
  return found.some(({ severity }) => severity === 'error')
    ? found
    : [...found, ...(await inSource(read, await behaviourFaults(plan, examples)))]
}

/** A class with a hand-written screen has no form to check. */
const isOwnScreen = (json: unknown): json is object =>
  typeof json === 'object' &&
  json !== null &&
  !('fields' in json) &&
  'place' in json &&
  typeof json.place === 'object' &&
  json.place !== null &&
  'screen' in json.place

const ownScreenFaults = (json: object): readonly Fault[] =>
  (workingClassShape.safeParse(json).error?.issues ?? []).map(({ path, message }) =>
    errorAt(path.map(String).join('.'), 'shape', { message }),
  )

const ofOwnScreen = async (read: ReadCalculator, json: object): Promise<readonly CheckFinding[]> => {
  const shape = workingClassShape.safeParse(json)
  if (!shape.success) return inSource(read, ownScreenFaults(json))
  return [
    ...(await inSource(read, await placedFaults(read.name, shape.data))),
    ...(await inSource(read, await classFaults(shape.data, await classesBeside(shape.data)))),
    ...(await inTexts(read, await comparedClassTexts(read))),
  ]
}

/** Whether it is a document for the folder of a site, outside the source tree. */
const isDocument = ({ file, isPlaced, schema, source }: ReadCalculator): boolean =>
  file.endsWith('.json') && !isPlaced && schema !== undefined && parseJson(source).root?.members.has('schema') === true

const ofDocument = async (read: ReadCalculator): Promise<readonly CheckFinding[]> => {
  const { file, source } = read
  const { checkDocument } = await import('../../server/services/site-calculators/check-document.ts')
  const { document, findings } = await checkDocument(file, source, { hosts: undefined, taken: [] })
  if (!document || findings.some(({ severity }) => severity === 'error')) return findings
  const init = document.examples?.init
  const { compiled } = checkMeaning(document.schema, init)
  // Without a sample of it, an answer of the service that the form waits for is not known.
  if (!compiled || (document.schema.init && !init)) return findings
  return [...findings, ...(await inSource(read, await behaviourFaults(compiled.plan, document.examples)))]
}

/**
 * @param path folder of a calculator, its schema file, or a document for the folder of a site
 * @returns every finding, one per cause; empty for a sound calculator
 */
export const checkCalculator = async (path: string): Promise<readonly CheckFinding[]> => {
  const read = await readCalculator(path, locales)
  if (read.problem !== undefined) return [atTop(read.file, errorAt('', 'unreadable', { message: read.problem }))]
  if (isDocument(read)) return ofDocument(read)
  // A function is nothing in JSON.
  const json: unknown = JSON.parse(JSON.stringify(read.schema ?? null) ?? 'null')
  if (isOwnScreen(json)) return ofOwnScreen(read, json)
  return meaningOf(read, json)
}
