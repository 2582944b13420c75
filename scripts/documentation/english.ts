/** Words of the pages: the English texts of the project. */
import { derivationInWords } from '../../contract/results/derivation-words.ts'
import type { CalculatorSchema } from '../../engine/define/index.ts'
import { calculatorNamespace } from '../../i18n/text-files.ts'
import { translate } from '../../i18n/translate.ts'

/** @throws RangeError for a key without a text: every name that a page shows has one */
export const english = (key: string): string => {
  const text = translate('en', key)
  if (text === undefined) throw new RangeError(`no English text at ${key}`)
  return text
}

/** A formula or source as a page shows it. */
export const derivationText = (text: string): string =>
  derivationInWords(text, (code, values) => translate('en', `derivations:${code}`, values))

/** Text of a calculator's own, where it has one: a label, a hint, the name of an option. */
export const ownText = (schema: Pick<CalculatorSchema, 'id' | 'name'>, path: string): string =>
  translate('en', `${calculatorNamespace(schema)}:${path}`) ?? ''
