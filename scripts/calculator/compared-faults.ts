/** What is wrong with a calculator beside the others, and with a language beside the others: each is a slip that no rule of its own finds. */
import { errorAt, type Fault } from '../../engine/check/fault.ts'
import type { CheckedPlan } from '../../engine/index.ts'
import { calculatorNamespace } from '../../i18n/text-files.ts'
import { type CalculatorTexts, shippedTexts, type TextFault, textsByPath } from './calculator-texts.ts'
import { conceptFaults, countFaults, quantityFaults, titledFaults } from './concept-faults.ts'
import { foreignWords } from './foreign-words.ts'
import { interchangedFaults } from './interchanged-faults.ts'
import { languageFaults } from './language-faults.ts'
import { otherThings } from './other-things.ts'
import type { ReadCalculator } from './read-calculator.ts'
import { rejectedTerms } from './rejected-terms.ts'
import { shippedSchemas } from './shipped-schemas.ts'
import { nameFaults, siblingFaults } from './sibling-faults.ts'
import { translationFaults } from './translation-faults.ts'

const folderOf = (schema: Parameters<typeof calculatorNamespace>[0]): string => calculatorNamespace(schema).replace('schemas/', '')

const asFault = ({ locale, path, code, message, cure }: TextFault): Fault => ({
  ...errorAt(locale, code, { message: `${message} in ${locale}: ${path}`, cure }),
  severity: 'warning',
  part: 'texts',
})

const textsOf = ({ texts }: ReadCalculator): CalculatorTexts =>
  new Map([...texts].map(([locale, { value }]) => [locale, textsByPath(value)]))

/** The texts of all classes but one, by folder. */
const textsBeside = async (name: string): Promise<ReadonlyMap<string, CalculatorTexts>> =>
  new Map([...(await shippedTexts())].filter(([folder]) => folder !== name))

/** One finding a text: what comes first says more. */
const oncePerText = (faults: readonly TextFault[]): readonly TextFault[] => {
  const keyOf = ({ locale, path }: TextFault): string => JSON.stringify([locale, path])
  return faults.filter((fault, at) => faults.findIndex((one) => keyOf(one) === keyOf(fault)) === at)
}

/** A text that is that of another class differs from the other languages as well. */
const withoutTaken = (faults: readonly TextFault[], taken: readonly TextFault[]): readonly TextFault[] =>
  faults.filter(({ path }) => !taken.some((one) => one.path === path))

/** @returns warnings about the texts of a class without a form, by comparison */
export const comparedClassTexts = async (read: ReadCalculator): Promise<readonly Fault[]> => {
  const [own, others] = [textsOf(read), await textsBeside(read.name)]
  const taken = nameFaults(own, others)
  const ofTexts = [...foreignWords(own, [...others.values()]), ...rejectedTerms(own), ...conceptFaults(own)]
  return [...taken, ...oncePerText(withoutTaken(ofTexts, taken))].map(asFault)
}

/** @returns warnings by comparison with the other shipped calculators, and among the languages of this one */
export const comparedFaults = async (read: ReadCalculator, { schema, ...plan }: CheckedPlan): Promise<readonly Fault[]> => {
  const [own, beside] = [textsOf(read), await textsBeside(read.name)]
  const others = [...beside.values()]
  const siblings = (await shippedSchemas()).flatMap((one) => {
    const texts = beside.get(folderOf(one))
    return texts ? [{ schema: one, texts }] : []
  })
  const differing = languageFaults({ ...plan, schema }, own)
  const named = new Set(differing.map(({ path }) => path))
  // A language that is outvoted is told once.
  const translated = translationFaults(own, others).filter(({ path }) => !named.has(path))
  const taken = nameFaults(own, beside)
  const ofTexts = [
    ...foreignWords(own, others),
    ...differing,
    ...translated,
    ...rejectedTerms(own),
    ...conceptFaults(own),
    ...quantityFaults(schema, own),
    ...interchangedFaults(schema, own),
    ...otherThings(own),
  ]
  return [
    ...siblingFaults({ schema, texts: own }, siblings),
    ...titledFaults(schema, own),
    ...countFaults(schema, own),
    ...[...taken, ...oncePerText(withoutTaken(ofTexts, taken))].map(asFault),
  ]
}
