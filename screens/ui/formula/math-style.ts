import { useMemo } from 'react'
import type { MathStyle } from '../../../engine/formula/index.ts'
import { formatSignificant } from '../../../engine/units/index.ts'
import { useTexts } from '../../base/texts/texts.ts'

/** How formulas are set in the user's language. */
export const useMathStyle = (): MathStyle => {
  const { locale, t } = useTexts('shell')
  return useMemo(
    () => ({ decimal: formatSignificant(0.5, 1, locale).includes(',') ? ',' : '.', otherwise: t('form.otherwise') }),
    [locale, t],
  )
}
