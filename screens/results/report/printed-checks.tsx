/** Checks of a model with their verdicts in words, since printed colours are unreliable. */
import { checksInOrder } from '../../../contract/results/checks-in-order.ts'
import type { Check } from '../../../contract/results/sizing.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { FormulaRow } from '../model/check-table.tsx'

const PrintedCheck = ({ check, isGoverning }: { check: Check; isGoverning: boolean }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { inWords, percent } = useQuantity()
  const { name, required, available, unit, utilisation, passed } = check
  const bare = check.role === 'yesOrNo'
  const verdict = <td>{t(passed ? 'ledger.passed' : 'ledger.failed')}</td>
  return (
    <tbody>
      <tr>
        <td>{isGoverning ? <strong>{t('governing', { check: nameOf('checks', name) })}</strong> : nameOf('checks', name)}</td>
        {bare ? (
          <td colSpan={3} data-number>
            –
          </td>
        ) : (
          <>
            <td data-number>{inWords(required, unit)}</td>
            <td data-number>{inWords(available, unit)}</td>
            <td data-number>{percent(utilisation)}</td>
          </>
        )}
        {verdict}
      </tr>
      <FormulaRow formula={check.formula} source={check.source} inputs={check.inputs} span={5} />
    </tbody>
  )
}

type Props = { readonly checks: readonly Check[]; readonly governing: string }

export const PrintedChecks = ({ checks, governing }: Props) => {
  const { t } = useTexts('results')
  const { t: report } = useTexts('report')
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th>{t('ledger.check')}</th>
          <th data-number>{t('ledger.required')}</th>
          <th data-number>{t('ledger.available')}</th>
          <th data-number>{t('utilisation')}</th>
          <th>{report('verdict')}</th>
        </tr>
      </thead>
      {checksInOrder(checks, governing).map((check) => (
        <PrintedCheck key={check.name} check={check} isGoverning={check.name === governing} />
      ))}
    </table>
  )
}
