/** Tables of the demands with their formulas, and of the assumptions with their sources. */
import type { Assumption, SizedValue } from '../../../contract/results/sizing.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useValueWords } from '../../base/texts/value-words.ts'
import { FormulaRow } from './check-table.tsx'
import { useDerivation } from '../../base/texts/derivation.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'

export const DemandTable = ({ demands }: { demands: readonly SizedValue[] }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const inWords = useValueWords()
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th>{t('ledger.name')}</th>
          <th data-number>{t('ledger.value')}</th>
        </tr>
      </thead>
      {demands.map((demand) => (
        <tbody key={demand.name}>
          <tr>
            <td>{nameOf('values', demand.name)}</td>
            <td data-number>{inWords(demand)}</td>
          </tr>
          <FormulaRow formula={demand.formula} source={demand.source} inputs={demand.inputs} span={2} />
        </tbody>
      ))}
    </table>
  )
}

export const AssumptionTable = ({ assumptions }: { assumptions: readonly Assumption[] }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { inWords } = useQuantity()
  const derivation = useDerivation()
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th>{t('ledger.name')}</th>
          <th data-number>{t('ledger.value')}</th>
          <th>{t('ledger.source')}</th>
        </tr>
      </thead>
      <tbody>
        {assumptions.map(({ name, value, unit, source, default: standard }) => (
          <tr key={name} data-changed={value !== standard}>
            <td>{nameOf('assumptions', name)}</td>
            {/* Marked by weight and words, not by colour alone. */}
            <td className={value === standard ? '' : 'font-semibold text-main'} data-number>
              <span>{inWords(value, unit)}</span>
              {value !== standard && (
                <small className="block text-note font-normal text-ink-faint">
                  {t('assumptions.was', { value: inWords(standard, unit) })}
                </small>
              )}
            </td>
            <td className="text-ink-faint">{derivation(source)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
