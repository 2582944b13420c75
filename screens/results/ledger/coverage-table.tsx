/** Which ways of failing are judged, by which checks, and why the others are left to the reader. */
import { use } from 'react'
import { type Coverage, failureModes } from '../../../families/define/coverage.ts'
import { useFamily, useFamilyNames } from '../../base/family-names.tsx'
import { useTexts } from '../../base/texts.ts'
import { familyOf } from '../model/family-of.ts'
import '../../ui/ledger.css'

const CoverageRows = ({ coverage }: { coverage: Coverage }) => {
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

const CoverageOf = ({ family }: { family: string }) => {
  const { t } = useTexts('results')
  const { shown } = use(familyOf(family))
  if (!shown) return null
  return (
    <details>
      <summary className="ledger-heading">{t('coverage.title')}</summary>
      <CoverageRows coverage={shown.coverage} />
    </details>
  )
}

/** Closed until somebody wants to know. */
export const CoverageTable = () => {
  const family = useFamily()
  return family === undefined ? null : <CoverageOf family={family} />
}
