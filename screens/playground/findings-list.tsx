/** List of the document's faults; pressing one moves the cursor to it. */
import { useTexts } from '../base/texts/texts.ts'
import type { PlacedFinding } from './document/analyse.ts'

type Props = { readonly findings: readonly PlacedFinding[]; readonly onGo: (finding: PlacedFinding) => void }

const Line = ({ finding, onGo }: { readonly finding: PlacedFinding; readonly onGo: Props['onGo'] }) => {
  const { t } = useTexts('playground')
  const { line, column, severity, code, message, cure } = finding
  return (
    <li>
      <button type="button" className="finding" data-severity={severity} onClick={() => onGo(finding)}>
        <span className="finding-place number">{`${line}:${column}`}</span>
        <span className="finding-kind">{t(`findings.${severity}`)}</span>
        <span lang="en">
          <span className="code">{code}</span>
          <span> {message}</span>
          {cure !== '' && <span className="finding-cure">{` → ${cure}`}</span>}
        </span>
      </button>
    </li>
  )
}

export const FindingsList = ({ findings, onGo }: Props) => {
  const { t } = useTexts('playground')
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return (
    <section className="findings" aria-label={t('findings.title')}>
      <p role="status" className="findings-sum" data-sound={findings.length === 0}>
        {findings.length === 0 ? t('findings.none') : t('findings.sum', { errors, warnings: findings.length - errors })}
      </p>
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <Line key={`${finding.from} ${finding.code} ${finding.message}`} finding={finding} onGo={onGo} />
          ))}
        </ul>
      )}
    </section>
  )
}
