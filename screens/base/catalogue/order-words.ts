/** Texts for the parts of an order code: names, values in the user's units, and faults. */
import type { FurtherPart, MakerPartName } from '../../../contract/catalogue/maker-parts.ts'
import type { OrderCodePartName, OrderFault, OrderValue } from '../../../contract/catalogue/order-choices.ts'
import { useQuantity } from '../texts/quantity.ts'
import { useTexts } from '../texts/texts.ts'

const lengths: ReadonlySet<OrderCodePartName> = new Set(['length', 'deviation', 'stroke'])

export const useOrderWords = () => {
  const { t, listed } = useTexts('order-code')
  const { inWords } = useQuantity()
  const nameOf = (part: OrderCodePartName): string => t(`parts.${part}`)
  const makerPart = (part: MakerPartName): string => t(`makerParts.${part}`)
  const valueOf = (part: OrderCodePartName, value: OrderValue): string =>
    typeof value === 'number' && lengths.has(part) ? inWords(value, 'mm') : String(value)
  const partIs = (part: OrderCodePartName, value: OrderValue): string =>
    t('complete.by', { part: nameOf(part), value: valueOf(part, value) })
  return {
    t,
    listed,
    nameOf,
    makerPart,
    valueOf,
    partIs,
    /** Parts of the maker's code in words; '' if there are none. */
    furtherOf: (further: readonly FurtherPart[]): string =>
      further.length === 0 ? '' : `${t('box.further')}: ${further.map(({ name, value }) => `${makerPart(name)} ${value}`).join(' · ')}`,
    length: (millimetres: number): string => inWords(millimetres, 'mm'),
    faultOf: ({ kind, limit = 0, by }: OrderFault): string => {
      const fault = t(`faults.${kind}`, { limit: inWords(limit, 'mm') })
      return by ? `${fault} (${nameOf(by.part)}: ${valueOf(by.part, by.value)})` : fault
    },
  }
}
