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
import './batch.css'

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
      {failure && (
        <p role="alert" className="batch-problem">
          {describeFailure(failure, shell)}
        </p>
      )}
    </>
  )
}

type StateProps = { readonly id: string; readonly upload: Upload; readonly onCancel: () => void }

/** State of the uploaded table. */
const TableState = ({ id, upload, onCancel }: StateProps) => {
  const { t } = useTexts('batch')
  const { t: shell } = useTexts('shell')
  const { progress, answer, failure, isStopped = false, stop } = useTable(id, upload) ?? {}
  const { rows = [], total = 0 } = progress ?? {}
  const progressID = useId()
  const isRunning = !answer && !failure && !isStopped
  return (
    <>
      {isRunning && (
        <div className="batch-waiting">
          <p role="status">{t('calculating', { name: upload.name })}</p>
          {total > 0 && (
            <>
              <progress aria-labelledby={progressID} value={rows.length} max={total} />
              <span id={progressID}>{t('progress', { done: rows.length, total })}</span>
            </>
          )}
          <button type="button" className="button" onClick={rows.length > 0 ? stop : onCancel}>
            {shell('matching.cancel')}
          </button>
        </div>
      )}
      {failure && (
        <div role="alert" className="batch-problem">
          <p>{rows.length > 0 ? t('brokenOff', { name: upload.name, done: rows.length, total }) : t('notRead', { name: upload.name })}</p>
          <p>{describeFailure(failure, shell)}</p>
        </div>
      )}
      {isStopped && <p role="status">{t('stopped', { name: upload.name, done: rows.length, total })}</p>}
      {(answer || rows.length > 0) && <BatchResults calculator={id} upload={upload} rows={answer?.rows ?? rows} answer={answer} />}
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
    <div className="page batch">
      <p>
        <Link href={`/selection/calc_${id}`}>{name}</Link>
      </p>
      <h1 className="text-page">{t('title', { name })}</h1>
      <ol className="batch-steps panel">
        <li>
          <p>{t('first')}</p>
          <TemplateButton id={id} />
        </li>
        <li>
          <p>{t('second', { rows: mostBatchRows, megabytes: largestUpload / 1024 / 1024 })}</p>
          <ChooseFile isChosen={upload !== undefined} onFile={setUpload} />
        </li>
      </ol>
      {upload && <TableState key={upload.number} id={id} upload={upload} onCancel={() => setUpload(undefined)} />}
      {!upload && <p className="batch-nothing">{t('nothing')}</p>}
    </div>
  )
}
