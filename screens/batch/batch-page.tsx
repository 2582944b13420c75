/** Batch page: a template of working conditions, the upload of the filled table, and the results of its rows. */
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { largestUpload, mostBatchRows } from '../../contract/results/batch.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { describeFailure } from '../base/api/api.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { saveFile } from '../base/browser/save-file.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useMutation } from '../base/api/mutation.ts'
import { fetchTemplate } from './batch-calls.ts'
import { BatchResults } from './batch-results.tsx'
import { ChooseFile } from './choose-file.tsx'
import { type Upload, useTable } from './use-table.ts'
import { BatchProblem } from './batch-problem.tsx'

const TemplateButton = ({ id }: { readonly id: string }) => {
  const { t } = useTexts('batch')
  const { t: shell } = useTexts('shell')
  const { trigger, isMutating, failure } = useMutation(
    (_: undefined, options) => fetchTemplate(id, options),
    (file) => saveFile(`${t('templateName', { id })}.xlsx`, file),
  )
  return (
    <>
      <button type="button" className="button" disabled={isMutating} onClick={() => trigger(undefined)}>
        {t('template')}
      </button>
      {failure && <BatchProblem>{describeFailure(failure, shell)}</BatchProblem>}
    </>
  )
}

type StateProps = { readonly id: string; readonly upload: Upload; readonly onCancel: () => void }

/** State of the uploaded table. */
const TableState = ({ id, upload, onCancel }: StateProps) => {
  const { t } = useTexts('batch')
  const { t: shell } = useTexts('shell')
  const { progress, answer, failure, isStopped = false, stop } = useTable(id, upload) ?? {}
  const { rows = [], total = 0, values } = progress ?? {}
  const progressID = useId()
  const isRunning = !answer && !failure && !isStopped
  return (
    <>
      {isRunning && (
        <div className="flex flex-wrap items-center gap-3 text-ink-soft">
          <p role="status">{t('calculating', { name: upload.name })}</p>
          {total > 0 && (
            <>
              <progress className="accent-main" aria-labelledby={progressID} value={rows.length} max={total} />
              <span id={progressID}>{t('progress', { done: rows.length, total })}</span>
            </>
          )}
          <button type="button" className="button" onClick={rows.length > 0 ? stop : onCancel}>
            {shell('matching.cancel')}
          </button>
        </div>
      )}
      {failure && (
        <BatchProblem>
          <p>{rows.length > 0 ? t('brokenOff', { name: upload.name, done: rows.length, total }) : t('notRead', { name: upload.name })}</p>
          <p>{describeFailure(failure, shell)}</p>
        </BatchProblem>
      )}
      {isStopped && <p role="status">{t('stopped', { name: upload.name, done: rows.length, total })}</p>}
      {(answer || rows.length > 0) && (
        <BatchResults calculator={id} upload={upload} rows={answer?.rows ?? rows} values={answer?.values ?? values} answer={answer} />
      )}
    </>
  )
}

export const BatchPage = ({ id }: { readonly id: string }) => {
  const { t } = useTexts('batch')
  const { className } = useClassNames()
  const [upload, setUpload] = useState<Upload>()
  const name = className(id)
  usePageTitle(t('title', { name }))
  return (
    <div className="page grid max-w-340 gap-3">
      <p>
        <Link href={`/selection/calc_${id}`}>{name}</Link>
      </p>
      <h1 className="text-page">{t('title', { name })}</h1>
      <ol className="panel grid list-decimal grid-cols-2 gap-x-6 gap-y-2 py-4 pl-8 pr-3 max-stack:grid-cols-1">
        <li>
          <p className="mb-2">{t('first')}</p>
          <TemplateButton id={id} />
        </li>
        <li>
          <p className="mb-2">{t('second', { rows: mostBatchRows, megabytes: largestUpload / 1024 / 1024 })}</p>
          <ChooseFile isChosen={upload !== undefined} onFile={setUpload} />
        </li>
      </ol>
      {upload && <TableState key={upload.number} id={id} upload={upload} onCancel={() => setUpload(undefined)} />}
      {!upload && <p className="text-ink-soft">{t('nothing')}</p>}
    </div>
  )
}
