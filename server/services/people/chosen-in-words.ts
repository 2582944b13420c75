/** What a selection says that is no number: the first choice by pictures of its form, such as the posture, or else the first one whose options are all seen. */
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import { translate } from '../../../i18n/translate.ts'
import { calculators } from '../../../schemas/registry.ts'

/** @returns the chosen option in words; empty for a class without a form or such a choice, and where it was not chosen */
export function chosenInWords({ calculator: id, inputs }: Pick<Selection, 'calculator' | 'inputs'>, locale: Locale): readonly string[] {
  const schema = calculators.find((one) => String(one.schema.id) === id)?.schema
  if (!schema) return []
  const [name] = ['images', 'radio'].flatMap((as) =>
    Object.entries(schema.fields).flatMap(([field, { kind, ...rest }]) =>
      kind === 'choice' && 'as' in rest && rest.as === as && (as === 'images' || 'options' in rest) ? [field] : [],
    ),
  )
  const value = name === undefined ? undefined : inputs[name]
  if (typeof value !== 'string') return []
  const words = translate(locale, `${calculatorNamespace(schema)}:${name}.options.${value}`)
  return words === undefined ? [] : [words]
}
