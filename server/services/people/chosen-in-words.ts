/** What a selection says that is no number, such as the posture. */
import { decidingChoice } from '../../../contract/saved/deciding-choice.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import { translate } from '../../../i18n/translate.ts'
import { calculators } from '../../../schemas/registry.ts'

/** @returns the chosen option in words; empty for a class without a form or such a choice, and where it was not chosen */
export function chosenInWords({ calculator: id, inputs }: Pick<Selection, 'calculator' | 'inputs'>, locale: Locale): readonly string[] {
  const schema = calculators.find((one) => String(one.schema.id) === id)?.schema
  const chosen = schema && decidingChoice(schema.fields, inputs)
  if (!chosen) return []
  const words = translate(locale, `${calculatorNamespace(schema)}:${chosen.field}.options.${chosen.option}`)
  return words === undefined ? [] : [words]
}
