/** The English texts for the pages. */
import { derivationInWords } from '../../contract/results/derivation-words.ts'
import type { CalculatorSchema } from '../../engine/define/index.ts'
import { calculatorNamespace } from '../../i18n/text-files.ts'
import { translate } from '../../i18n/translate.ts'

/** @throws RangeError for a key without a text; every name on a page must have one */
export const english = (key: string): string => {
  const text = translate('en', key)
  if (text === undefined) throw new RangeError(`no English text at ${key}`)
  return text
}

/** A formula or source in words. */
export const derivationText = (text: string): string =>
  derivationInWords(text, (code, values) => translate('en', `derivations:${code}`, values))

/** A text of the calculator itself, if it has one: a label, a hint, the name of an option. */
export const ownText = (schema: Pick<CalculatorSchema, 'id' | 'name'>, path: string): string =>
  translate('en', `${calculatorNamespace(schema)}:${path}`) ?? ''
