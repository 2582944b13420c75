/** A row of the results; on narrow pages a block with labelled parts. */
import type { BatchRow } from '../../contract/results/batch.ts'
import { messageNumber, noBreakSpace } from '../../engine/units/index.ts'
import { useLocale, useTexts } from '../base/texts/texts.ts'
import type { ResultColumn } from './result-columns.tsx'

const cellClasses = 'border-b border-line p-2 text-left align-top max-tablet:block max-tablet:border-0 max-tablet:px-3'

/** Where the head of the table is not seen. */
const nameBefore = 'max-tablet:named'

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

export const ResultRow = ({ row, columns }: { readonly row: BatchRow; readonly columns: readonly ResultColumn[] }) => {
  const { t } = useTexts('batch')
  const isWanting = row.state === 'nothing' || row.state === 'faulty'
  const stateClasses = `font-semibold ${isWanting ? 'text-emphasis-strong' : ''}`
  return (
    <tr className="max-tablet:block max-tablet:border-b max-tablet:py-2">
      <th scope="row" className={`font-normal ${cellClasses}`}>
        <span className="number block">{row.row}</span>
        {row.item !== '' && <span className="block">{row.item}</span>}
      </th>
      <td data-label={t('columns.state')} className={`${cellClasses} empty:hidden ${stateClasses}`}>
        {t(`states.${row.state}`)}
      </td>
      {columns.map(({ id, name, cell }) => (
        <td key={id} data-label={name} className={`${cellClasses} empty:hidden ${nameBefore}`}>
          {cell(row)}
        </td>
      ))}
      <td data-label={t('columns.reasons')} className={`${cellClasses} empty:hidden ${nameBefore}`}>
        <Reasons row={row} />
        {row.inputs && row.inputs.length > 0 && <Inputs inputs={row.inputs} />}
      </td>
    </tr>
  )
}
