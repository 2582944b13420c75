/** Tables of usage by day and calculator, and of faults. */
import { useState } from 'react'
import type { Usage } from '../../../contract/people/submissions.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import { Loading } from '../centre/list-parts.tsx'
import { usageOf } from '../submission-calls.ts'
import { Toolbar, ToolbarSelect } from '../centre/toolbar.tsx'
import { PanelSection } from '../centre/panel-section.tsx'

type Params = { readonly days: number; readonly began: number; readonly locale: Locale }

const used: Query<Params, Usage> = {
  name: 'operator.usage',
  load: ({ days, locale }, signal) => usageOf(days, { locale, signal }),
}

type TableProps = {
  readonly title: string
  readonly none: string
  readonly head: readonly string[]
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly [name: string, ...cells: readonly (string | number)[]])[]
}

const cellOf = (value: unknown): string =>
  `border-b border-line px-3 py-1.5 ${typeof value === 'number' ? 'number text-right' : 'text-left'}`

const Table = ({ title, none, head, rows }: TableProps) => {
  const locale = useLocale()
  return (
    <PanelSection title={title}>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ScrollBox name={title} className="max-h-[70dvh] overflow-auto">
          <table className="w-full">
            <thead>
              <tr>
                {head.map((name, place) => (
                  <th key={name} scope="col" className={cellOf(rows[0]?.[place])}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={[name, ...cells].join(' ')}>
                  <th scope="row" className={`font-normal wrap-anywhere ${cellOf(name)}`}>
                    {name}
                  </th>
                  {cells.map((cell, place) => (
                    <td key={head[place + 1]} className={cellOf(cell)}>
                      {typeof cell === 'number' ? cell.toLocaleString(locale) : cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </PanelSection>
  )
}

const Tables = ({ usage: { days, calculators, faults } }: { readonly usage: Usage }) => {
  const { t } = useTexts('submissions')
  return (
    <>
      <Table
        title={t('usage.byDay')}
        none={t('usage.none')}
        head={[t('usage.day'), t('usage.pages'), t('usage.models'), t('usage.searches'), t('usage.calculations'), t('usage.faults')]}
        rows={days.map(({ day, pages, models, searches, calculations, faults: count }) => [
          day,
          pages,
          models,
          searches,
          calculations,
          count,
        ])}
      />
      <Table
        title={t('usage.byCalculator')}
        none={t('usage.none')}
        head={[t('usage.call'), t('usage.started'), t('usage.failed')]}
        rows={calculators.map(({ call, started, failed }) => [call, started, failed])}
      />
      <Table
        title={t('usage.byFault')}
        none={t('usage.noFaults')}
        head={[t('usage.message'), t('usage.count'), t('usage.page'), t('usage.version'), t('usage.last')]}
        rows={faults.map(({ message, count, page, version, last }) => [message, count, page, version, last.slice(0, 10)])}
      />
    </>
  )
}

const periods = [7, 30, 90] as const

export const UsagePage = ({ began }: { readonly began: number }) => {
  const { t } = useTexts('submissions')
  const locale = useLocale()
  const [days, setDays] = useState<number>(periods[1])
  const { data, failure, retry } = useQuery(used, { days, began, locale }, { keepPreviousData: true })
  return (
    <>
      <Toolbar>
        <ToolbarSelect label={t('usage.period')} value={days} onChange={(chosen) => setDays(Number(chosen))}>
          {periods.map((one) => (
            <option key={one} value={one}>
              {t('usage.lastDays', { days: one })}
            </option>
          ))}
        </ToolbarSelect>
      </Toolbar>
      {failure && <RetryNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <Loading />}
      {data && <Tables usage={data} />}
    </>
  )
}
