/** Verifies an uploaded report against its calculation. The report is not stored. */
import { type DragEvent, useRef, useState } from 'react'
import { largestReport, type ReportCheck } from '../../contract/files/report-check.ts'
import { describeFailure } from '../base/api/api.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useMutation } from '../base/api/mutation.ts'
import { Notice } from '../ui/notice.tsx'
import { checkReport } from './check-report-calls.ts'
import { CheckResult, type RenderChanges } from './check-result.tsx'

type Checked = { readonly name: string; readonly check: ReportCheck }

const Chooser = ({ isBusy, onFile }: { readonly isBusy: boolean; readonly onFile: (file: File) => void }) => {
  const { t } = useTexts('check-report')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isBusy) onFile(file)
  }
  return (
    <div
      className="panel mb-4 grid justify-items-center gap-3 border-dashed px-6 py-8 text-center data-over:bg-main-soft"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{t('drop')}</p>
      <button type="button" className="button" data-kind="primary" disabled={isBusy} onClick={() => input.current?.click()}>
        {t('choose')}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // Allows choosing the same file again after a change.
          target.value = ''
        }}
      />
      <p className="mt-2 text-note/5 text-ink-faint">{t('limit', { megabytes: largestReport / 1024 / 1024 })}</p>
    </div>
  )
}

export const CheckReport = ({ renderChanges }: { readonly renderChanges: RenderChanges }) => {
  const { t } = useTexts('check-report')
  const { t: shell } = useTexts('shell')
  usePageTitle(t('title'))
  const [checked, setChecked] = useState<Checked>()
  const [problem, setProblem] = useState<string>()
  const { trigger, isMutating, failure, reset } = useMutation(checkReport, (check: ReportCheck, file: File) =>
    setChecked({ name: file.name, check }),
  )
  const take = (file: File) => {
    reset()
    setChecked(undefined)
    const reason = file.size === 0 ? 'empty' : file.size > largestReport ? 'tooLarge' : undefined
    setProblem(reason && t(`reasons.${reason}`))
    if (!reason) trigger(file)
  }
  return (
    <div className="page mx-auto max-w-240">
      <h1 className="text-page">{t('title')}</h1>
      <p className="mt-2 mb-4 text-ink-soft">{t('lead')}</p>
      <Chooser isBusy={isMutating} onFile={take} />
      {isMutating && <p role="status">{t('checking')}</p>}
      {(problem !== undefined || failure) && (
        <Notice kind="problem" role="alert">
          {problem ?? (failure && describeFailure(failure, shell))}
        </Notice>
      )}
      {checked && <CheckResult name={checked.name} check={checked.check} renderChanges={renderChanges} />}
      <p className="mt-2 text-note/5 text-ink-faint">{t('privacy')}</p>
    </div>
  )
}
