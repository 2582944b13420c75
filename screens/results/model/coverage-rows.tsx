import { type Coverage, failureModes, judgedIn, reasonFor } from '../../../families/define/coverage.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'

type Line = Parameters<typeof judgedIn>[1] & NonNullable<Parameters<typeof reasonFor>[2]>

type Props = {
  readonly coverage: Coverage
  /** Ledger of one model, which names the checks made under its conditions. */
  readonly line?: Line | undefined
  /** Its own reasons, where the checks of a ledger are not asked about. */
  readonly own?: Pick<Line, 'coverage'> | undefined
}

/** Rows of failure modes: the checks that cover each, or why there are none. */
export const CoverageRows = ({ coverage, line, own = line }: Props) => {
  const { t, listed } = useTexts('results')
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
          const { checks = [] } = coverage[mode]
          const reason = reasonFor(coverage, mode, own)
          const judged = line ? judgedIn(coverage[mode], line) : checks
          return (
            <tr key={mode}>
              <td>{nameOf('failureModes', mode)}</td>
              <td data-label={t('coverage.by')}>
                <span>{listed(judged.map((name) => nameOf('checks', name)))}</span>
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
