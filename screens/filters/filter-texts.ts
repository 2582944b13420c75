/** The words of the parameter block, fetched with it. */
import { formatUnit } from '../../engine/units/index.ts'
import type { LectotypeParam, LectotypeValue } from '../../contract/lectotype.ts'
import type { filters } from '../../i18n/zh-Hans/filters.ts'
import { createPartTexts } from '../app/part-texts.ts'
import { noBreakSpace, readableNumber } from '../app/quantity.ts'
import { useTexts } from '../app/texts.tsx'

const usePartTexts = createPartTexts<typeof filters>({
  'zh-Hans': async () => (await import('../../i18n/zh-Hans/filters.ts')).filters,
  en: async () => (await import('../../i18n/en/filters.ts')).filters,
  es: async () => (await import('../../i18n/es/filters.ts')).filters,
  ru: async () => (await import('../../i18n/ru/filters.ts')).filters,
})

/** Names that only the screen knows: of a parameter, a word among its values, a title of a group, a help text. Undefined: shown as it came. */
export type FilterNames = {
  readonly parameter?: (displayName: string) => string | undefined
  readonly value?: (paramName: string, value: string) => string | undefined
  readonly text?: (key: string) => string | undefined
}

/** Digits of a figure of the catalogue: all that it has. */
const digits = 12

export const useFilterTexts = (names: FilterNames = {}) => {
  const { t, find } = usePartTexts()
  const { locale } = useTexts()
  const ofParameter = ({ displayName }: LectotypeParam): string =>
    names.parameter?.(displayName) ?? find(`parameters.${displayName}`) ?? displayName
  /** Figures keep the unit of the catalogue: they are designations as much as quantities. */
  const ofValue = ({ paramName, unit }: LectotypeParam, value: LectotypeValue): string => {
    if (typeof value === 'string') return names.value?.(paramName, value) ?? value
    const number = readableNumber(value, digits, locale)
    return unit === '' ? number : `${number}${noBreakSpace}${formatUnit(unit)}`
  }
  return { t, ofParameter, ofValue, ofText: (key: string): string => names.text?.(key) ?? key }
}

export type FilterTexts = ReturnType<typeof useFilterTexts>
