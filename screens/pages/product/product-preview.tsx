/** 3D preview of a model in a dialog; the service generates it. */
import { useState } from 'react'
import { type FileRequest, taskSeconds } from '../../../contract/files/files.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { fileCalls } from '../../files/file-calls.ts'
import { TaskBar } from '../../files/task-row.tsx'
import { usePreviewFile } from '../../files/use-preview-file.ts'
import { Modal } from '../../ui/dialog/modal.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { ModelViewer } from '../../viewer/model-viewer.tsx'

const source: Query<{ readonly path: string; readonly locale: Locale }, ArrayBuffer> = {
  name: 'preview',
  load: async ({ path, locale }, signal) => (await fileCalls.fetch(path, { locale, signal })).arrayBuffer(),
}

const timedOut = { kind: 'timeout', seconds: taskSeconds('preview', false) } as const

/** Width in px, limited by the window. */
const width = 1240

type Props = { readonly name: string; readonly request: FileRequest; readonly onClose: () => void }

export const ProductPreview = ({ name, request, onClose }: Props) => {
  const { t, locale } = useTexts('files')
  const [path, setPath] = useState<string>()
  const { task, retry: makeAgain } = usePreviewFile({ name, request }, setPath)
  const { data, failure: notFetched, retry: fetchAgain } = useQuery(source, path === undefined ? undefined : { path, locale })
  const percent = task?.status === 'loading' ? task.progress : 0
  const failure = notFetched ?? task?.failure ?? (task?.status === 'timeout' ? timedOut : undefined)
  return (
    <Modal title={name} tag="preview" width={width} onClose={onClose}>
      {data ? (
        <ModelViewer bytes={data} name={name} unit={request.unit === 1 ? 'in' : 'mm'} />
      ) : failure ? (
        <RetryNotice failure={failure} onRetry={notFetched ? fetchAgain : makeAgain} />
      ) : (
        <div role="status">
          <p>{t(percent > 0 ? 'status.loading' : 'status.wait', { percent })}</p>
          <TaskBar label={name} percent={percent} />
        </div>
      )}
    </Modal>
  )
}
