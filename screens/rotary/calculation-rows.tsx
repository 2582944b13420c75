/** Calculated values: name, value, unit. */
import type { CalculationRow } from '../../families/rotary/wire/calls.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { useRotatingTexts } from './rotary-texts.ts'

type Props = { readonly rows: readonly CalculationRow[]; readonly name: string }

export const CalculationRows = ({ rows, name }: Props) => {
  const { t, sceneName } = useRotatingTexts()
  const { quantity } = useQuantity()
  return (
    <ScrollBox name={name} className="overflow-x-auto">
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{t('rows.name')}</th>
            <th scope="col" data-number>
              {t('rows.value')}
            </th>
            <th scope="col">{t('rows.unit')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { number, unit } = quantity(row.value, row.unit)
            return (
              <tr key={row.name} className="border-b border-line">
                <th scope="row" className="border-b-0 font-normal wrap-anywhere whitespace-normal">
                  {sceneName('rows', row.name)}
                </th>
                <td data-number>{number}</td>
                <td>{unit}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollBox>
  )
}
