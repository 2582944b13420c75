import { type Coverage, failureModes, judgedIn } from '../../../families/define/coverage.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import '../../ui/ledger.css'

type Props = {
  readonly coverage: Coverage
  /** Ledger of one model, which names the checks made under its conditions. */
  readonly line?: Parameters<typeof judgedIn>[1]
}

/** Rows of failure modes: the checks that cover each, or why there are none. */
export const CoverageRows = ({ coverage, line }: Props) => {
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
          const judged = line ? judgedIn(coverage[mode], line) : checks
          return (
            <tr key={mode}>
              <td>{nameOf('failureModes', mode)}</td>
              <td data-label={t('coverage.by')}>
                <span>{judged.map((name) => nameOf('checks', name)).join(', ')}</span>
                {checks.length > 0 && judged.length === 0 && <span>{t('coverage.notAsked')}</span>}
                {reason !== undefined && <span className="block text-ink-soft">{nameOf('coverage', reason)}</span>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
