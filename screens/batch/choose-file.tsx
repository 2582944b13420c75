/** File input by dialog or drag and drop; files that are too large are rejected at once. */
import { type DragEvent, useRef, useState } from 'react'
import { largestUpload } from '../../contract/results/batch.ts'
import { useOutcome } from '../../engine/react/use-outcome.ts'
import { useTexts } from '../base/texts/texts.ts'
import { readFile } from './batch-calls.ts'
import { usePaste } from './use-paste.ts'
import type { Upload } from './use-table.ts'
import { BatchProblem } from './batch-problem.tsx'

type Props = { readonly isChosen: boolean; readonly onFile: (upload: Upload) => void }

const accepted = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const ChooseFile = ({ isChosen, onFile }: Props) => {
  const { t } = useTexts('batch')
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [count, setCount] = useState(0)
  const [isOver, setOver] = useState(false)
  const attempt = useOutcome()
  const take = (chosen: File | undefined) => {
    setProblem(undefined)
    if (!chosen) return
    if (chosen.size > largestUpload) {
      setProblem(t('tooLarge', { name: chosen.name, megabytes: largestUpload / 1024 / 1024 }))
      return
    }
    setCount(count + 1)
    attempt(readFile(chosen), (file) => {
      if (file === undefined) setProblem(t('notRead', { name: chosen.name }))
      else onFile({ number: count, name: chosen.name, file })
    })
  }
  usePaste(take)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <div
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-dashed border-line-strong p-3 data-over:bg-main-soft"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <button type="button" className="button" data-kind="primary" onClick={() => input.current?.click()}>
        {isChosen ? t('another') : t('choose')}
      </button>
      <span className="text-ink-soft">{t('drop')}</span>
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        onChange={({ target }) => {
          take(target.files?.[0])
          // Allows choosing the same file again after a correction.
          target.value = ''
        }}
      />
      {problem !== undefined && <BatchProblem>{problem}</BatchProblem>}
    </div>
  )
}
