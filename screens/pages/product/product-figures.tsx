/** All catalogue figures of a model with units and sources, including those not stated. */
import { formatUnit } from '../../../engine/units/index.ts'
import type { ProductFigure } from '../../../contract/catalogue/product.ts'
import { useColumnWords } from '../../base/texts/value-words.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useTexts } from '../../base/texts/texts.ts'

const useFigureWords = () => {
  const { t } = useTexts('product')
  const { columnName, cellWord } = useColumnWords()
  const { quantity, inWords } = useQuantity()
  return {
    nameOf: columnName,
    isKnown: ({ value, cases, list }: ProductFigure): boolean => value !== null || cases !== undefined || list !== undefined,
    inWords: ({ value, unit }: ProductFigure): string => {
      if (value === null) return t('notStated')
      return typeof value === 'string' ? cellWord(value) : inWords(value, unit)
    },
    cases: ({ unit, cases }: ProductFigure): string =>
      (cases?.values ?? []).map(({ of, value }) => `${inWords(of, cases?.unit ?? '')}: ${quantity(value, unit).number}`).join(' · '),
    unitOf: ({ unit }: ProductFigure): string => quantity(0, unit).unit,
  }
}

const Value = ({ figure }: { figure: ProductFigure }) => {
  const words = useFigureWords()
  const { cases, list } = figure
  if (list) return <span>{list.join(' · ')}</span>
  if (!cases) return <span>{words.inWords(figure)}</span>
  return (
    <>
      <span>{words.cases(figure)} </span>
      <span className="text-ink-faint">{words.unitOf(figure)}</span>
    </>
  )
}

/** Figures that are not stated are listed, too, instead of being omitted. */
export const ProductFigures = ({ figures }: { readonly figures: readonly ProductFigure[] }) => {
  const { t } = useTexts('product')
  const words = useFigureWords()
  return (
    <table className="w-full text-label">
      <thead className="hidden">
        <tr>
          <th scope="col">{t('column')}</th>
          <th scope="col">{t('value')}</th>
        </tr>
      </thead>
      <tbody className="block columns-[3_280px] gap-8">
        {figures.map((figure) => (
          <tr
            key={figure.name}
            className="flex break-inside-avoid justify-between gap-4 border-b border-line"
            {...(typeof figure.value === 'number' && {
              itemProp: 'additionalProperty',
              itemScope: true,
              itemType: 'https://schema.org/PropertyValue',
            })}
          >
            <th
              scope="row"
              className="grow basis-40 px-2 py-1.5 text-left font-normal text-ink-soft first-letter:uppercase"
              {...(typeof figure.value === 'number' && { itemProp: 'name' })}
            >
              {words.nameOf(figure.name)}
            </th>
            <td className={`number px-2 py-1.5 text-right ${words.isKnown(figure) ? '' : 'text-ink-faint italic'}`}>
              {typeof figure.value === 'number' && (
                <>
                  <meta itemProp="value" content={String(figure.value)} />
                  {figure.unit !== '' && <meta itemProp="unitText" content={formatUnit(figure.unit, 'en')} />}
                </>
              )}
              <Value figure={figure} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
