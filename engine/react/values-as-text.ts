/** Results that are values, written in the displayed unit. */
import type { ValueResult } from '../index.ts'
import { valueResults } from '../index.ts'
import { convert, displayUnit } from '../units/index.ts'
import { asShown } from './derived-digits.ts'
import type { FormStore } from './form-store.ts'
import type { FormTexts } from './texts.ts'

/** A number in the displayed unit, with its digits. */
export function shownNumber(
  { plan, system }: FormStore,
  texts: FormTexts,
  { name, unit, value }: ValueResult & { readonly value: number },
) {
  const shown = displayUnit(unit, system())
  return { number: texts.number(asShown(convert(value, unit, shown), name, plan.schema)), unit: shown === '' ? '' : texts.unit(shown) }
}

/** The results as a table of texts, for the clipboard. */
export const valuesAsText = (store: FormStore, texts: FormTexts): string =>
  valueResults(store.plan, store.state().snapshot)
    .map((one) => {
      const { number, unit } = 'value' in one ? shownNumber(store, texts, one) : { number: '', unit: '' }
      return [texts.label(one.name), number, unit].join('\t')
    })
    .join('\n')
