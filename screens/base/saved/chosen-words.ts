/** What a selection says that is no number, in the reader's language, where the service has not described it. */
import { decidingChoice } from '../../../contract/saved/deciding-choice.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Query } from '../api/query.ts'
import { calculatorTextsOf } from '../calculators/calculator-texts.ts'
import { loadPlan } from '../calculators/working-classes.ts'
import { fetchTexts } from '../texts/language.ts'

type Params = Pick<Selection, 'calculator' | 'inputs'> & { readonly locale: Locale }

/** Empty for a class without a form, and where nothing of that kind was chosen. */
export const chosenWords: Query<Params, string> = {
  name: 'chosen',
  load: async ({ calculator, inputs, locale }) => {
    const [namespace] = calculatorTextsOf(calculator)
    const plan = await loadPlan(calculator)
    const chosen = plan && decidingChoice(plan.schema.fields, inputs)
    if (!chosen || namespace === undefined) return ''
    const find = await fetchTexts(namespace, locale)
    return find(`${chosen.field}.options.${chosen.option}`) ?? ''
  },
  isImmutable: true,
}
