/** A row of the results; on narrow pages a block with labelled parts. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { BatchRow } from '../../contract/results/batch.ts'
import { readableNumber, formatUnit, messageNumber, noBreakSpace, readablePercent } from '../../engine/units/index.ts'
import { productPath } from '../base/catalogue/product-path.ts'
import { useLocale, useTexts } from '../base/texts/texts.ts'

const digits = 4

/** Below the first line of a cell. */
const aside = 'block text-note text-ink-soft'

const cellClasses = 'border-b border-line p-2 text-left align-top max-tablet:block max-tablet:border-0 max-tablet:px-3'

/** Where the head of the table is not seen. */
const nameBefore = 'max-tablet:named'

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

const Reasons = ({ row: { faults, remarks, notKnown, nearest } }: { readonly row: BatchRow }) => {
  const { t, listed } = useTexts('batch')
  const lines = [
    ...[...faults, ...remarks].map(({ column, message }) => (column === '' ? message : `${column}: ${message}`)),
    ...(notKnown ? [t('notJudged', { checks: listed(notKnown) })] : []),
    ...(nearest ? [t('nearest', { name: nearest.skuName, checks: listed(nearest.failing) })] : []),
    ...(nearest?.fix === undefined ? [] : [nearest.fix]),
  ]
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

const Inputs = ({ inputs }: { readonly inputs: NonNullable<BatchRow['inputs']> }) => {
  const { t } = useTexts('batch')
  const locale = useLocale()
  return (
    <details>
      <summary>{t('asRead')}</summary>
      <ul>
        {inputs.map(({ column, value, unit }) => {
          const text = typeof value === 'number' ? messageNumber(value, locale) : value
          return <li key={column}>{`${column}: ${text}${unit === '' ? '' : `${noBreakSpace}${unit}`}`}</li>
        })}
      </ul>
    </details>
  )
}

export const ResultRow = ({ row }: { readonly row: BatchRow }) => {
  const { t } = useTexts('batch')
  const isWanting = row.state === 'nothing' || row.state === 'faulty'
  const stateClasses = `font-semibold ${isWanting ? 'text-emphasis-strong' : ''}`
  const cell = (column: 'state' | 'model' | 'governing' | 'margin' | 'reasons', content: ReactNode) => (
    <td data-label={t(`columns.${column}`)} className={`${cellClasses} empty:hidden ${column === 'state' ? stateClasses : nameBefore}`}>
      {content}
    </td>
  )
  return (
    <tr className="max-tablet:block max-tablet:border-b max-tablet:py-2">
      <th scope="row" className={`font-normal ${cellClasses}`}>
        <span className="number block">{row.row}</span>
        {row.item !== '' && <span className="block">{row.item}</span>}
      </th>
      {cell('state', t(`states.${row.state}`))}
      {cell('model', <Model {...row} />)}
      {cell('governing', row.governing && <Check governing={row.governing} />)}
      {cell('margin', row.governing && <span className="number">{readablePercent(row.governing.margin)}</span>)}
      {cell(
        'reasons',
        <>
          <Reasons row={row} />
          {row.inputs && row.inputs.length > 0 && <Inputs inputs={row.inputs} />}
        </>,
      )}
    </tr>
  )
}
