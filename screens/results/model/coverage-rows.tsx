import { type Coverage, failureModes } from '../../../families/define/coverage.ts'
import { useFamilyNames } from '../../base/family-names.tsx'
import { useTexts } from '../../base/texts.ts'
import '../../ui/ledger.css'

/** Which ways of failing are judged, by which checks, and why the others are not. */
export const CoverageRows = ({ coverage }: { coverage: Coverage }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th>{t('coverage.mode')}</th>
          <th>{t('coverage.by')}</th>
        </tr>
      </thead>
      <tbody>
        {failureModes.map((mode) => {
          const { checks = [], reason } = coverage[mode]
          return (
            <tr key={mode}>
              <td>{nameOf('failureModes', mode)}</td>
              <td data-label={t('coverage.by')}>
                {checks.map((name) => nameOf('checks', name)).join(', ')}
                {reason !== undefined && <span className="block text-ink-soft">{nameOf('coverage', reason)}</span>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
