/** Formats quantities in the user's unit system and language. */
import { useMemo } from 'react'
import { isUnlimited, type ReadableQuantity, readablePercent, readableQuantity, withUnit } from '../../../engine/units/index.ts'
import { useUnitSystem } from '../browser/unit-setting.ts'
import { useTexts } from './texts.ts'

export type QuantityFormat = {
  readonly quantity: (value: number, unit: string, digits?: number) => ReadableQuantity
  /** Number and unit joined by a non-breaking space. */
  readonly inWords: (value: number, unit: string, digits?: number) => string
  readonly percent: (share: number) => string
}

export const useQuantity = (): QuantityFormat => {
  const { locale, t } = useTexts('shell')
  const system = useUnitSystem()
  return useMemo(() => {
    const quantity = (value: number, unit: string, digits = 4) =>
      isUnlimited(value) ? { number: t('common.unlimited'), unit: '' } : readableQuantity(value, unit, { locale, system, digits })
    return {
      quantity,
      inWords: (value, unit, digits) => withUnit(quantity(value, unit, digits)),
      percent: readablePercent,
    }
  }, [t, locale, system])
}
