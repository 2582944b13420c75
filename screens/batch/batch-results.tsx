/** Results of a table: number of rows per state, filter, and every row with its reasons. */
import { useState } from 'react'
import type { BatchAnswer, BatchRow } from '../../contract/results/batch.ts'
import { describeFailure } from '../base/api/api.ts'
import { saveFile } from '../base/browser/save-file.ts'
import { useLocale, useTexts } from '../base/texts/texts.ts'
import { useMutation } from '../base/api/mutation.ts'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { BatchProblem } from './batch-problem.tsx'
import { fetchResults } from './batch-calls.ts'
import { modelColumns, type ResultColumn, valueColumns } from './result-columns.tsx'
import { ResultRow } from './result-row.tsx'
import type { Upload } from './use-table.ts'

const kinds = {
  models: ['found', 'unknown', 'nothing', 'faulty'],
  values: ['calculated', 'incomplete', 'faulty'],
} as const satisfies Readonly<Record<string, readonly BatchRow['state'][]>>
type Kind = BatchRow['state'] | 'all'

/** Number of rows shown at first and added each time. */
const rowStep = 100

type DownloadProps = { readonly calculator: string; readonly upload: Upload }

const Download = ({ calculator, upload: { file, name } }: DownloadProps) => {
  const { t } = useTexts('batch')
  const { t: shell } = useTexts('shell')
  const { trigger, isMutating, failure } = useMutation(
    (_: undefined, options) => fetchResults({ calculator, file }, options),
    (results) => saveFile(`${name.replace(/\.[^.]*$/, '')} ${t('resultsName')}.xlsx`, results),
  )
  return (
    <>
      <button type="button" className="button" disabled={isMutating} aria-busy={isMutating} onClick={() => trigger(undefined)}>
        {t('download')}
      </button>
      {failure && <BatchProblem>{describeFailure(failure, shell)}</BatchProblem>}
    </>
  )
}

type FilterProps = {
  readonly rows: readonly BatchRow[]
  readonly kinds: readonly Kind[]
  readonly kind: Kind
  readonly onKind: (kind: Kind) => void
}

const Filter = ({ rows, kinds: offered, kind, onKind }: FilterProps) => {
  const { t } = useTexts('batch')
  const countOf = (one: Kind) => (one === 'all' ? rows : rows.filter(({ state }) => state === one)).length
  return (
    <div className="flex flex-wrap items-center gap-2" role="group" aria-label={t('show')}>
      {(['all', ...offered] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="button chosen:border-main chosen:font-semibold chosen:text-main"
          data-size="small"
          aria-pressed={one === kind}
          disabled={one !== 'all' && countOf(one) === 0}
          onClick={() => onKind(one)}
        >
          {t(`states.${one}`)} <span className="number">{countOf(one)}</span>
        </button>
      ))}
    </div>
  )
}

const Table = ({ rows, columns }: { readonly rows: readonly BatchRow[]; readonly columns: readonly ResultColumn[] }) => {
  const { t } = useTexts('batch')
  const [most, setMost] = useState(rowStep)
  return (
    <>
      <ScrollBox name={t('results')} className="max-h-[70dvh] overflow-auto rounded-control border border-line bg-surface">
        <table className="w-full border-separate text-label max-tablet:block">
          <thead className="max-tablet:sr-only">
            <tr>
              {[t('columns.row'), t('columns.state'), ...columns.map(({ name }) => name), t('columns.reasons')].map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="sticky top-0 z-1 border-b border-line bg-surface p-2 text-left align-top font-semibold"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-tablet:block">
            {rows.slice(0, most).map((row) => (
              <ResultRow key={row.row} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {rows.length > most && (
        <button type="button" className="button" onClick={() => setMost(most + rowStep)}>
          {t('moreRows', { count: Math.min(rowStep, rows.length - most) })}
        </button>
      )}
    </>
  )
}

type Props = {
  readonly calculator: string
  readonly upload: Upload
  readonly rows: readonly BatchRow[]
  /** The results, where they are values. */
  readonly values: BatchAnswer['values']
  /** Once all rows are there. */
  readonly answer: BatchAnswer | undefined
}

const About = ({ unknownColumns, repeatedColumns, notes }: BatchAnswer) => {
  const { t, listed } = useTexts('batch')
  return (
    <>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {unknownColumns.length > 0 && <p>{t('unknownColumns', { names: listed(unknownColumns) })}</p>}
      {repeatedColumns.length > 0 && <p>{t('repeatedColumns', { names: listed(repeatedColumns) })}</p>}
    </>
  )
}

export const BatchResults = ({ calculator, upload, rows, values, answer }: Props) => {
  const { t } = useTexts('batch')
  const locale = useLocale()
  const { t: results } = useTexts('results')
  const [kind, setKind] = useState<Kind>('all')
  const countOf = (one: Kind) => rows.filter(({ state }) => state === one).length
  const columns = values ? valueColumns(values, locale) : modelColumns(t)
  const about = { name: upload.name, rows: rows.length }
  return (
    <div className="grid min-w-0 gap-3">
      {answer && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status">
            {values
              ? t('summaryValues', { ...about, calculated: countOf('calculated') })
              : t('summary', { ...about, found: countOf('found') })}
          </p>
          <Download calculator={calculator} upload={upload} />
        </div>
      )}
      {answer && <About {...answer} />}
      <Filter rows={rows} kinds={values ? kinds.values : kinds.models} kind={kind} onKind={setKind} />
      <Table key={kind} rows={rows.filter(({ state }) => kind === 'all' || state === kind)} columns={columns} />
      {answer?.catalogueVersion !== undefined && (
        <p className="text-label text-ink-faint">{results('catalogue', { version: answer.catalogueVersion })}</p>
      )}
    </div>
  )
}
