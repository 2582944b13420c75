/** Results of a table: number of rows per state, filter, and every row with its reasons. */
import { useState } from 'react'
import type { BatchAnswer, BatchRow } from '../../contract/results/batch.ts'
import { describeFailure } from '../base/api/api.ts'
import { saveFile } from '../base/browser/save-file.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useMutation } from '../base/api/mutation.ts'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { BatchProblem } from './batch-problem.tsx'
import { fetchResults } from './batch-calls.ts'
import { ResultRow } from './result-row.tsx'
import type { Upload } from './use-table.ts'

const kinds = ['found', 'unknown', 'nothing', 'faulty'] as const satisfies readonly BatchRow['state'][]
type Kind = (typeof kinds)[number] | 'all'

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

type FilterProps = { readonly rows: readonly BatchRow[]; readonly kind: Kind; readonly onKind: (kind: Kind) => void }

const Filter = ({ rows, kind, onKind }: FilterProps) => {
  const { t } = useTexts('batch')
  const countOf = (one: Kind) => (one === 'all' ? rows : rows.filter(({ state }) => state === one)).length
  return (
    <div className="flex flex-wrap items-center gap-2" role="group" aria-label={t('show')}>
      {(['all', ...kinds] as const).map((one) => (
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

const columns = ['row', 'state', 'model', 'governing', 'margin', 'reasons'] as const

const Table = ({ rows }: { readonly rows: readonly BatchRow[] }) => {
  const { t } = useTexts('batch')
  const [most, setMost] = useState(rowStep)
  return (
    <>
      <ScrollBox name={t('results')} className="max-h-[70dvh] overflow-auto rounded-control border border-line bg-surface">
        <table className="w-full border-separate text-label max-tablet:block">
          <thead className="max-tablet:sr-only">
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="sticky top-0 z-1 border-b border-line bg-surface p-2 text-left align-top font-semibold"
                >
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-tablet:block">
            {rows.slice(0, most).map((row) => (
              <ResultRow key={row.row} row={row} />
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

export const BatchResults = ({ calculator, upload, rows, answer }: Props) => {
  const { t } = useTexts('batch')
  const { t: results } = useTexts('results')
  const [kind, setKind] = useState<Kind>('all')
  const found = rows.filter(({ state }) => state === 'found').length
  return (
    <div className="grid min-w-0 gap-3">
      {answer && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status">{t('summary', { name: upload.name, rows: rows.length, found })}</p>
          <Download calculator={calculator} upload={upload} />
        </div>
      )}
      {answer && <About {...answer} />}
      <Filter rows={rows} kind={kind} onKind={setKind} />
      <Table key={kind} rows={rows.filter(({ state }) => kind === 'all' || state === kind)} />
      {answer && <p className="text-label text-ink-faint">{results('catalogue', { version: answer.catalogueVersion })}</p>}
    </div>
  )
}
