/**
 * The report that the browser's own command for printing gets. Browsers wait for nothing after `beforeprint`, so all parts are
 * loaded before, and the report is rendered within that event.
 */
import { type RefObject, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { ErrorBoundary } from '../../base/page/error-boundary.tsx'
import { useExplanation } from '../ledger/use-explanation.ts'
import { isForemost } from './is-foremost.ts'
import type { Reported, ReportSubject } from './report-context.ts'
import { reportWish } from './report-wish.ts'
import { Report } from './report.tsx'

export type MenuReportProps = {
  readonly reported: Reported
  readonly subject: ReportSubject
  /** The button of this report: a drawer above it is printed as it is. */
  readonly button: RefObject<Element | null>
}

export const MenuReport = ({ reported, subject, button }: MenuReportProps) => {
  const wish = reportWish(subject, reported)
  const { data } = useExplanation(reported.request, wish)
  const [at, setAt] = useState<Date>()
  const start = useEffectEvent(() => {
    const isReady = (data !== undefined || !wish) && isForemost(button.current)
    if (isReady && document.querySelector('[data-report]') === null) flushSync(() => setAt(new Date()))
  })
  const end = () => setAt(undefined)
  useEffect(() => {
    const onStart = () => start()
    window.addEventListener('beforeprint', onStart)
    return () => window.removeEventListener('beforeprint', onStart)
  }, [])
  if (!at) return null
  const { isCurrent = () => true } = reported
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Report
          {...{ reported, subject, at }}
          explanation={data}
          project=""
          link={isCurrent() ? location.href : undefined}
          isPrinting
          onPrinted={end}
        />
      </Suspense>
    </ErrorBoundary>
  )
}
