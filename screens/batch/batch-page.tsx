/** Batch page: a template of working conditions, the upload of the filled table, and the results of its rows. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { largestUpload, mostBatchRows } from '../../contract/results/batch.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { describeFailure } from '../base/api/api.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { saveFile } from '../base/browser/save-file.ts'
import { useLocale, useTexts } from '../base/texts/texts.ts'
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

/** State of the uploaded table. */
const TableState = ({ id, upload }: { readonly id: string; readonly upload: Upload }) => {
  const { t } = useTexts('batch')
  const { t: shell } = useTexts('shell')
  const { trigger, isMutating, failure, answer } = useTable(id, upload)
  useEffect(() => trigger(undefined), [trigger])
  return (
    <>
      {isMutating && (
        <p role="status" className="batch-waiting">
          {t('calculating', { name: upload.name })}
        </p>
      )}
      {failure && !isMutating && (
        <div role="alert" className="batch-problem">
          <p>{t('notRead', { name: upload.name })}</p>
          <p>{describeFailure(failure, shell)}</p>
        </div>
      )}
      {answer && !isMutating && !failure && <BatchResults answer={answer} upload={upload} />}
    </>
  )
}

export const BatchPage = ({ id }: { readonly id: string }) => {
  const { t } = useTexts('batch')
  const { className } = useClassNames()
  const locale = useLocale()
  const [upload, setUpload] = useState<Upload>()
  const name = className(id)
  usePageTitle(t('title', { name }))
  return (
    <div className="page batch">
      <p>
        <Link href={`/selection/calc_${id}`}>{name}</Link>
      </p>
      <h1 className="text-xl text-main">{t('title', { name })}</h1>
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
      {/* Another language repeats the call. */}
      {upload && <TableState key={`${upload.number} ${locale}`} id={id} upload={upload} />}
      {!upload && <p className="batch-nothing">{t('nothing')}</p>}
    </div>
  )
}
