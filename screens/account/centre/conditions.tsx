/** The conditions of a selection in the reader's language: what decides in words, then the first figures. */
import { decidingChoice } from '../../../contract/saved/deciding-choice.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { loadPlan } from '../../base/calculators/working-classes.ts'
import { fetchTexts } from '../../base/texts/language.ts'
import { useStatedFigures } from '../../base/texts/stated-figures.ts'
import { useLocale } from '../../base/texts/texts.ts'
import { calculatorTextsOf } from '../../calculator/calculator-texts.ts'

type Conditioned = Pick<Selection, 'calculator' | 'inputs'>

const words: Query<Conditioned & { readonly locale: Locale }, string> = {
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

export const Conditions = (selection: Conditioned) => {
  const { calculator, inputs } = selection
  const { data = '' } = useQuery(words, { calculator, inputs, locale: useLocale() })
  const figures = useStatedFigures()(selection)
  return [data, figures].filter((part) => part !== '').join(' · ')
}
