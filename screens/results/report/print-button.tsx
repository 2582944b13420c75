/** Print button with its dialog; the report is loaded when it opens. */
import { lazy, Suspense, use, useState } from 'react'
import { withTexts } from '../../base/texts/language.ts'
import { usePermission } from '../../base/people/permission.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { ReportContext, type ReportSubject } from './report-context.ts'

const PrintDialog = lazy(async () => ({ default: (await withTexts(['report', 'derivations'], import('./print-dialog.tsx'))).PrintDialog }))

export const PrintButton = ({ subject }: { subject: ReportSubject }) => {
  const { t } = useTexts('results')
  const reported = use(ReportContext)
  const [open, setOpen] = useState(false)
  const mayPrint = usePermission('report')
  if (!reported || !mayPrint) return null
  return (
    <>
      <button type="button" className="button no-print" data-kind="quiet" data-size="small" onClick={() => setOpen(true)}>
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
