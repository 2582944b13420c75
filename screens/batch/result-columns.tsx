/** Columns between the state of a row and its reasons: the model that was found, or the values. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { BatchRow, BatchValue } from '../../contract/results/batch.ts'
import { formatUnit, noBreakSpace, readableNumber, readablePercent, withUnit } from '../../engine/units/index.ts'
import type { Locale } from '../../i18n/locales.ts'
import { productPath } from '../base/catalogue/product-path.ts'
import { type Texts, useLocale, useTexts } from '../base/texts/texts.ts'

/** A column with its name, and its cell of a row. */
export type ResultColumn = { readonly id: string; readonly name: string; readonly cell: (row: BatchRow) => ReactNode }

const digits = 4

/** Below the first line of a cell. */
const aside = 'block text-note text-ink-soft'

type Governing = NonNullable<BatchRow['governing']>

const Model = ({ model, matched, total }: Pick<BatchRow, 'model' | 'matched' | 'total'>) => {
  const { t } = useTexts('batch')
  if (!model) return <span className="text-ink-faint">–</span>
  const { skuName, maker, motorSku, orderCode } = model
  return (
    <>
      {/* Links the model itself, without its motor. */}
      <Link href={productPath({ serviceID: model.serviceID, driveID: model.skuID })}>{skuName}</Link>
      {motorSku !== undefined && <span> + {motorSku}</span>}
      <small className={aside}>{maker}</small>
      {orderCode !== '' && <small className={`code ${aside}`}>{orderCode}</small>}
      {matched !== undefined && matched > 0 && total !== undefined && <small className={aside}>{t('fit', { matched, total })}</small>}
    </>
  )
}

const useAmount = () => {
  const { t } = useTexts('batch')
  const locale = useLocale()
  return (amount: NonNullable<Governing['value']>): string =>
    amount.value === null
      ? t('unlimited')
      : `${readableNumber(amount.value, digits, locale)}${noBreakSpace}${formatUnit(amount.unit, locale)}`.trim()
}

const Check = ({ governing: { name, utilisation, value, limit } }: { readonly governing: Governing }) => {
  const amount = useAmount()
  return (
    <>
      <span>{name} </span>
      <span className="number">{readablePercent(utilisation)}</span>
      {value && limit && (
        <small className={`number ${aside}`}>
          {amount(value)} / {amount(limit)}
        </small>
      )}
    </>
  )
}

export const modelColumns = (t: Texts<'batch'>['t']): readonly ResultColumn[] => [
  { id: 'model', name: t('columns.model'), cell: (row) => <Model {...row} /> },
  { id: 'governing', name: t('columns.governing'), cell: ({ governing }) => governing && <Check governing={governing} /> },
  {
    id: 'margin',
    name: t('columns.margin'),
    cell: ({ governing }) => governing && <span className="number">{readablePercent(governing.margin)}</span>,
  },
]

const valueText = (value: number, { unit, digits: shown }: BatchValue, locale: Locale): string =>
  withUnit({ number: readableNumber(value, shown, locale), unit: formatUnit(unit, locale) })

export const valueColumns = (values: readonly BatchValue[], locale: Locale): readonly ResultColumn[] =>
  values.map((one) => ({
    id: one.name,
    name: one.label,
    cell: (row) => {
      const value = row.values?.[one.name]
      return typeof value === 'number' ? (
        <span className="number">{valueText(value, one, locale)}</span>
      ) : (
        <span className="text-ink-faint">–</span>
      )
    },
  }))
