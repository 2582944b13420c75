import type { ProductFigure } from '../../../contract/catalogue/product.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useColumnWords } from '../../base/texts/value-words.ts'
import type { TravelWords } from './sentences.ts'

/** Formats a catalogue figure with its unit, or states that it is missing. */
const useFigureWords = (): ((figure: ProductFigure) => string) => {
  const { t } = useTexts('product')
  const { find } = useTexts('models')
  const { cellWord } = useColumnWords()
  const { inWords } = useQuantity()
  return ({ name, unit, value, cases, list }) => {
    if (list) return list.join(' · ')
    if (cases) return cases.values.map((one) => `${inWords(one.of, cases.unit)}: ${inWords(one.value, unit)}`).join(' · ')
    if (value === null) return t('notStated')
    if (typeof value === 'number') return inWords(value, unit)
    if (name === 'basis') return find(`basis.${value}`) ?? value
    return name === 'source' ? value : cellWord(value)
  }
}

export const useTravelWords = (): TravelWords => {
  const { t, listed } = useTexts('travel')
  const { t: results } = useTexts('results')
  const nameOf = useFamilyNames()
  const { columnName } = useColumnWords()
  const { percent } = useQuantity()
  const figure = useFigureWords()
  return {
    went: (name) => t('went', { name }),
    came: (name) => t('came', { name }),
    failsNow: (name, check, sides) =>
      sides ? t('failsNow', { name, check, before: sides[0], now: sides[1] }) : t('failsNowBare', { name, check }),
    passesNow: (name, check, sides) =>
      sides ? t('passesNow', { name, check, before: sides[0], now: sides[1] }) : t('passesNowBare', { name, check }),
    changed: (name, what, [before, now]) => t('changed', { name, what, before, now }),
    judged: (name, before, now) => t('judged', { name, before, now }),
    place: (name, before, now) => {
      if (now === null) return t('left', { name })
      return before === null ? t('entered', { name }) : t('moved', { name, before, now })
    },
    check: (name) => nameOf('checks', name),
    column: (name) => (name === 'basis' ? results('compare.basis') : name === 'source' ? results('ledger.source') : columnName(name)),
    figure,
    percent,
    passed: results('ledger.passed'),
    failed: results('ledger.failed'),
    notMade: t('notMade'),
    notJudged: (needs) => (needs.length === 0 ? results('unknown.tag') : t('notJudged', { needs: listed(needs) })),
    verdict: (verdict) => t(`verdict.${verdict}`),
  }
}
