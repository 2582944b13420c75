/** Print button with its dialog; the report is loaded when it opens. The browser's key for printing opens that of the listed results. */
import { lazy, Suspense, use, useCallback, useEffect, useState } from 'react'
import { withTexts } from '../../base/texts/language.ts'
import { usePermission } from '../../base/people/permission.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { ReportContext, type ReportSubject } from './report-context.ts'

const PrintDialog = lazy(async () => ({ default: (await withTexts(['report', 'derivations'], import('./print-dialog.tsx'))).PrintDialog }))

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p'

/** Calls `print` instead of the browser's own printing, which would print the page as it is scrolled and folded. */
const usePrintKey = (print: (() => void) | undefined): void => {
  useEffect(() => {
    if (!print) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPrintKey(event)) return
      event.preventDefault()
      print()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [print])
}

export const PrintButton = ({ subject }: { subject: ReportSubject }) => {
  const { t } = useTexts('results')
  const reported = use(ReportContext)
  const [open, setOpen] = useState(false)
  const mayPrint = usePermission('report')
  const isOffered = reported !== undefined && mayPrint
  const openDialog = useCallback(() => setOpen(true), [])
  usePrintKey(isOffered && subject.kind === 'results' ? openDialog : undefined)
  if (!isOffered) return null
  return (
    <>
      <button type="button" className="button no-print" data-kind="quiet" data-size="small" onClick={openDialog}>
        {t('print')}
      </button>
      {open && (
        <Suspense fallback={null}>
          <PrintDialog reported={reported} subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
