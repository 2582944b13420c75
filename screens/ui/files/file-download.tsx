/** Downloads a file with a progress dialog, which closes when the file is saved, fails or is cancelled. */
import { useEffect, useState } from 'react'
import { describeFailure } from '../../base/api/api.ts'
import { fetchFile } from '../../base/api/fetch-file.ts'
import { saveFile } from '../../base/browser/save-file.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { ProgressBar } from '../progress-bar.tsx'
import { Sheet } from '../dialog/sheet.tsx'
import { showToast } from '../toast.tsx'

export type FileToSave = { readonly url: string; readonly name: string }

/** `onEnd` is called when the file is saved, failed or cancelled. Use a new key for another file. */
type Props = { readonly file: FileToSave; readonly onEnd: () => void }

/** Delay before the dialog appears, ms. */
const unseen = 400

export const FileDownload = ({ file: { url, name }, onEnd }: Props) => {
  const { t } = useTexts('content')
  const { t: shell } = useTexts('shell')
  const [percent, setPercent] = useState<number>()
  const [isSeen, setSeen] = useState(false)
  const { trigger, failure } = useMutation(
    (signal: AbortSignal) => fetchFile(url, { signal, onProgress: setPercent }),
    (file) => {
      onEnd()
      saveFile(name, file)
    },
  )
  useEffect(() => {
    const call = new AbortController()
    const timer = setTimeout(() => setSeen(true), unseen)
    trigger(call.signal)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [trigger])
  useEffect(() => {
    if (!failure) return
    onEnd()
    showToast(t('download.failed', { name, reason: describeFailure(failure, shell) }), 'problem')
  }, [failure, onEnd, name, t, shell])
  if (!isSeen) return null
  return (
    <Sheet title={t('download.title')} onClose={onEnd} actions={[{ text: t('download.cancel'), onAct: onEnd }]}>
      <p className="wrap-anywhere">{name}</p>
      <ProgressBar isRunning real={percent} label={t('download.title')} />
    </Sheet>
  )
}
