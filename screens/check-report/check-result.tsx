/** Result of the verification: a sentence, followed by the reasons. */
import type { ReactNode } from 'react'
import type { Comparison } from '../../contract/catalogue/compare-results.ts'
import type { ReportAddition, ReportCheck, ReportDifference } from '../../contract/files/report-check.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { useTexts } from '../base/texts/texts.ts'
import { CheckIcon, CrossIcon, WarningIcon } from '../ui/icons.tsx'
import { LedgerHeading } from '../ui/ledger.tsx'
import { Notice } from '../ui/notice.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'

/** Renders a catalogue comparison; provided by the page. */
export type RenderChanges = (comparison: Comparison, family: string) => ReactNode

const tones = { same: 'good', changed: 'bad', otherVersion: 'open', notOurs: 'bad', unreadable: 'bad' } as const satisfies Record<
  ReportCheck['outcome'],
  string
>

const edges = { good: 'border-main', bad: 'border-emphasis', open: 'border-emphasis' } as const

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
    <dl className="my-1 grid grid-cols-fill gap-x-6 gap-y-2">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-note/5 text-ink-faint">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Head = ({ children }: { readonly children: string }) => (
  <th scope="col" className="border-b border-line-strong px-2 py-1 text-left text-note font-medium whitespace-nowrap text-ink-faint">
    {children}
  </th>
)

const Cell = ({ children }: { readonly children: ReactNode }) => <td className="px-2 py-1.5 align-top wrap-anywhere">{children}</td>

const Difference = ({ difference: { page, name, before, now } }: { readonly difference: ReportDifference }) => {
  const { t } = useTexts('check-report')
  return (
    <tr>
      <Cell>{page === null ? name : t('page', { page })}</Cell>
      <Cell>{before ?? <em>{t('missing')}</em>}</Cell>
      <Cell>{now ?? <em>{t('missing')}</em>}</Cell>
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
      <LedgerHeading>{t('differences', { count })}</LedgerHeading>
      <ScrollBox name={t('differences', { count })}>
        <table className="w-full text-label">
          <thead>
            <tr>
              <Head>{t('where')}</Head>
              <Head>{t('says')}</Head>
              <Head>{t('comesOut')}</Head>
            </tr>
          </thead>
          <tbody className="border-b border-line">
            {distinct(differences).map((difference) => (
              <Difference key={JSON.stringify(difference)} difference={difference} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {count > differences.length && <p className="mt-2 text-note/5 text-ink-faint">{t('first', { shown: differences.length })}</p>}
    </>
  )
}

const Additions = ({ additions, outcome }: { readonly additions: readonly ReportAddition[]; readonly outcome: ReportCheck['outcome'] }) => {
  const { t } = useTexts('check-report')
  return (
    <>
      <LedgerHeading>{t('added')}</LedgerHeading>
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
    <section className={`panel my-1 border-l-3 px-4 py-4 *:my-1 ${edges[tone]}`} aria-label={name} role="status">
      <h2 className="mb-2 flex items-center gap-2 text-title">
        <Icon />
        {t(`outcomes.${outcome}`)}
      </h2>
      <p>{t(`explained.${outcome}`)}</p>
      {reason !== undefined && <p>{find(`reasons.${reason}`) ?? reason}</p>}
      {outcome === 'otherVersion' && <p>{t(proved ? 'proved' : sealed ? 'sealed' : 'notProved')}</p>}
      {document?.demonstration && <Notice kind="problem">{t('demonstration')}</Notice>}
      <Facts document={document} now={check.now} />
      {additions && <Additions additions={additions} outcome={outcome} />}
      <Differences differences={check.differences} count={check.count} />
      {changes && document && (
        <>
          <LedgerHeading>{t('changes')}</LedgerHeading>
          {renderChanges(changes, document.family)}
        </>
      )}
      <p className="text-note/5 text-ink-faint">{t('file', { name })}</p>
    </section>
  )
}
