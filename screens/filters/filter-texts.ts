/** Texts of the parameter block. */
import { displayUnit, formatUnit, noBreakSpace, readableNumber } from '../../engine/units/index.ts'
import type { SkuFilter, SkuParam, SkuValue } from '../../contract/directory/sku-selection.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useUnitSystem } from '../base/browser/unit-setting.ts'
import { unitFor } from './read-filter-number.ts'

/** Names provided by the screen: of parameters, values, group titles and help texts. Undefined shows the original. */
export type FilterNames = {
  readonly parameter?: (paramName: string) => string | undefined
  readonly value?: (paramName: string, value: string) => string | undefined
  readonly text?: (key: string) => string | undefined
}

/** Significant digits; enough for catalogue figures. */
const digits = 12

export const useFilterTexts = (names: FilterNames = {}) => {
  const { t, find, locale, listed } = useTexts('filters')
  const { inWords } = useQuantity()
  const system = useUnitSystem()
  const ofParameter = ({ paramName, displayName }: SkuParam): string =>
    names.parameter?.(paramName) ?? find(`parameters.${paramName}`) ?? displayName
  /** The names of the parameters of other choices, which can be cleared to have more models; '' if there are none. */
  const ofOthers = (paramName: string, chosen: readonly SkuFilter[]): string =>
    listed(
      chosen
        .filter((one) => one.paramName !== paramName)
        .map((one) => names.parameter?.(one.paramName) ?? find(`parameters.${one.paramName}`) ?? one.paramName),
    )
  /** Formats a value in the catalogue's unit, since values also serve as designations. */
  const ofValue = ({ paramName, unit }: SkuParam, value: SkuValue): string => {
    if (typeof value === 'string') return names.value?.(paramName, value) ?? value
    const number = readableNumber(value, digits, locale)
    return unit === '' ? number : `${number}${noBreakSpace}${formatUnit(unit, locale)}`
  }
  /** Formats a number, with its value in the user's unit system if that differs. */
  const ofFigure = (parameter: SkuParam, value: number): string => {
    const unit = unitFor(parameter.unit)
    const shown = displayUnit(unit, system)
    const own = ofValue(parameter, value)
    return shown === unit ? own : `${own} (${inWords(value, unit)})`
  }
  return { t, locale, listed, ofParameter, ofOthers, ofValue, ofFigure, ofText: (key: string): string => names.text?.(key) ?? key }
}

export type FilterTexts = ReturnType<typeof useFilterTexts>
