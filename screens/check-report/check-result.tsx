/** Result of the verification: a sentence, followed by the reasons. */
import type { ReactNode } from 'react'
import type { Comparison } from '../../contract/catalogue/compare-results.ts'
import type { ReportAddition, ReportCheck, ReportDifference } from '../../contract/files/report-check.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { useTexts } from '../base/texts/texts.ts'
import { CheckIcon, CrossIcon, WarningIcon } from '../ui/icons.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'
import '../ui/ledger.css'

/** Renders a catalogue comparison; provided by the page. */
export type RenderChanges = (comparison: Comparison, family: string) => ReactNode

const tones = { same: 'good', changed: 'bad', otherVersion: 'open', notOurs: 'bad', unreadable: 'bad' } as const satisfies Record<
  ReportCheck['outcome'],
  string
>

const Facts = ({ document, now }: Pick<ReportCheck, 'document' | 'now'>) => {
  const { t } = useTexts('check-report')
  const { className } = useClassNames()
  if (!document) return null
  const rows = [
    [t('facts.model'), `${document.model} · ${document.maker}`],
    [t('facts.orderCode'), document.orderCode],
    [t('facts.calculation'), className(document.calculator)],
    [t('facts.site'), document.site],
    [t('facts.catalogue'), t('facts.thenNow', { before: document.catalogue, now: now.catalogue })],
    [t('facts.program'), t('facts.thenNow', { before: document.engine, now: now.engine })],
  ] as const
  return (
    <dl className="check-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Difference = ({ difference: { page, name, before, now } }: { readonly difference: ReportDifference }) => {
  const { t } = useTexts('check-report')
  return (
    <tr>
      <td>{page === null ? name : t('page', { page })}</td>
      <td>{before ?? <em>{t('missing')}</em>}</td>
      <td>{now ?? <em>{t('missing')}</em>}</td>
    </tr>
  )
}

/** Removes repetitions. */
const distinct = <One,>(all: readonly One[]): readonly One[] => [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]

const Differences = ({ differences, count }: Pick<ReportCheck, 'differences' | 'count'>) => {
  const { t } = useTexts('check-report')
  if (count === 0) return null
  return (
    <>
      <h3 className="ledger-heading">{t('differences', { count })}</h3>
      <ScrollBox className="table-scroll" name={t('differences', { count })}>
        <table className="ledger check-differences">
          <thead>
            <tr>
              <th scope="col">{t('where')}</th>
              <th scope="col">{t('says')}</th>
              <th scope="col">{t('comesOut')}</th>
            </tr>
          </thead>
          <tbody>
            {distinct(differences).map((difference) => (
              <Difference key={JSON.stringify(difference)} difference={difference} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {count > differences.length && <p className="check-hint">{t('first', { shown: differences.length })}</p>}
    </>
  )
}

const Additions = ({ additions, outcome }: { readonly additions: readonly ReportAddition[]; readonly outcome: ReportCheck['outcome'] }) => {
  const { t } = useTexts('check-report')
  return (
    <>
      <h3 className="ledger-heading">{t('added')}</h3>
      {additions.length === 0 && outcome === 'same' && <p>{t('nothingAdded')}</p>}
      <ul>
        {distinct(additions).map(({ kind, page, text }) => {
          const what = t(`addedKinds.${kind}`)
          const where = page === null ? what : t('onPage', { kind: what, page })
          return <li key={`${kind} ${page} ${text}`}>{text === '' ? where : `${where}: ${text}`}</li>
        })}
      </ul>
    </>
  )
}

type Props = { readonly name: string; readonly check: ReportCheck; readonly renderChanges: RenderChanges }

export const CheckResult = ({ name, check, renderChanges }: Props) => {
  const { t, find } = useTexts('check-report')
  const { outcome, reason, document, proved, sealed = false, additions, comparison } = check
  const tone = tones[outcome]
  const Icon = tone === 'good' ? CheckIcon : tone === 'bad' ? CrossIcon : WarningIcon
  // The service writes this shape, which the contract defines.
  const changes = comparison as Comparison | undefined
  return (
    <section className="panel check-result" aria-label={name} data-tone={tone} role="status">
      <h2>
        <Icon />
        {t(`outcomes.${outcome}`)}
      </h2>
      <p>{t(`explained.${outcome}`)}</p>
      {reason !== undefined && <p>{find(`reasons.${reason}`) ?? reason}</p>}
      {outcome === 'otherVersion' && <p>{t(proved ? 'proved' : sealed ? 'sealed' : 'notProved')}</p>}
      {document?.demonstration && <p className="notice">{t('demonstration')}</p>}
      <Facts document={document} now={check.now} />
      {additions && <Additions additions={additions} outcome={outcome} />}
      <Differences differences={check.differences} count={check.count} />
      {changes && document && (
        <>
          <h3 className="ledger-heading">{t('changes')}</h3>
          {renderChanges(changes, document.family)}
        </>
      )}
      <p className="check-hint">{t('file', { name })}</p>
    </section>
  )
}
