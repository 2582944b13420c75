/** What is wrong with a calculator beside the others, and with a language beside the others: each is a slip that no rule of its own finds. */
import { errorAt, type Fault } from '../../engine/check/fault.ts'
import type { CheckedPlan } from '../../engine/index.ts'
import { calculatorNamespace } from '../../i18n/text-files.ts'
import { type CalculatorTexts, shippedTexts, type TextFault, textsByPath } from './calculator-texts.ts'
import { foreignWords } from './foreign-words.ts'
import { languageFaults } from './language-faults.ts'
import type { ReadCalculator } from './read-calculator.ts'
import { shippedSchemas } from './shipped-schemas.ts'
import { nameFaults, siblingFaults } from './sibling-faults.ts'
import { translationFaults } from './translation-faults.ts'

const folderOf = (schema: Parameters<typeof calculatorNamespace>[0]): string => calculatorNamespace(schema).replace('schemas/', '')

const asFault = ({ locale, path, code, message, cure }: TextFault): Fault => ({
  ...errorAt(locale, code, { message: `${message} in ${locale}: ${path}`, cure }),
  severity: 'warning',
  part: 'texts',
})

/** @returns warnings by comparison with the other shipped calculators, and among the languages of this one */
export const comparedFaults = async ({ name, texts }: ReadCalculator, plan: CheckedPlan): Promise<readonly Fault[]> => {
  const own: CalculatorTexts = new Map([...texts].map(([locale, { value }]) => [locale, textsByPath(value)]))
  const shipped = await shippedTexts()
  const others = [...shipped].flatMap(([folder, one]) => (folder === name ? [] : [one]))
  const siblings = (await shippedSchemas()).flatMap((schema) => {
    const folder = folderOf(schema)
    return folder === name ? [] : [{ schema, texts: shipped.get(folder) ?? new Map() }]
  })
  const differing = languageFaults(plan, own)
  const named = new Set(differing.map(({ path }) => path))
  // A language that is outvoted is told once.
  const translated = translationFaults(own, others).filter(({ path }) => !named.has(path))
  return [
    ...siblingFaults({ schema: plan.schema, texts: own }, siblings),
    ...[...nameFaults({ texts: own }, siblings), ...differing, ...translated, ...foreignWords(own, others)].map(asFault),
  ]
}
