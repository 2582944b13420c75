/** List of the document's faults; pressing one moves the cursor to it. */
import { useTexts } from '../base/texts/texts.ts'
import type { PlacedFinding } from './document/analyse.ts'

type Props = { readonly findings: readonly PlacedFinding[]; readonly onGo: (finding: PlacedFinding) => void }

const Line = ({ finding, onGo }: { readonly finding: PlacedFinding; readonly onGo: Props['onGo'] }) => {
  const { t } = useTexts('playground')
  const { line, column, severity, code, message, cure } = finding
  return (
    <li>
      <button
        type="button"
        className="grid w-full grid-cols-[56px_92px_minmax(0,1fr)] gap-2 px-3 py-1 text-left text-label wrap-anywhere hover:bg-main-soft [outline-offset:-2px] max-phone:grid-cols-first max-phone:py-2"
        onClick={() => onGo(finding)}
      >
        <span className="number text-ink-soft">{`${line}:${column}`}</span>
        <span className={severity === 'error' ? 'font-semibold text-emphasis-strong' : 'text-ink-soft'}>{t(`findings.${severity}`)}</span>
        <span lang="en" className="max-phone:col-span-full">
          <span className="code">{code}</span>
          <span> {message}</span>
          {cure !== '' && <span className="text-main">{` → ${cure}`}</span>}
        </span>
      </button>
    </li>
  )
}

export const FindingsList = ({ findings, onGo }: Props) => {
  const { t } = useTexts('playground')
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return (
    <section className="max-h-60 min-h-9 overflow-y-auto border-t border-line text-label/5 scrollbar-thin" aria-label={t('findings.title')}>
      <p role="status" className={`px-3 py-2 font-semibold ${findings.length === 0 ? 'text-good' : 'text-emphasis-strong'}`}>
        {findings.length === 0 ? t('findings.none') : t('findings.sum', { errors, warnings: findings.length - errors })}
      </p>
      {findings.length > 0 && (
        <ul className="pb-1">
          {findings.map((finding) => (
            <Line key={`${finding.from} ${finding.code} ${finding.message}`} finding={finding} onGo={onGo} />
          ))}
        </ul>
      )}
    </section>
  )
}
