/** The printed report, rendered beside the page, visible in print only, and removed afterwards. */
import { type ReactNode, type RefObject, use, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Explanation } from '../../../contract/results/selection.ts'
import { useOutcome } from '../../../engine/react/use-outcome.ts'
import { useClassNames } from '../../base/texts/class-names.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { pairName } from '../model/pair-identity.ts'
import { ModelReport } from './model-report.tsx'
import { setMargins } from './page-margins.ts'
import type { Reported, ReportSubject } from './report-context.ts'
import { ReportHead } from './report-head.tsx'
import { ResultsReport } from './results-report.tsx'
import { whenDrawn } from './when-drawn.ts'

type SheetProps = {
  /** Name of the document, which browsers suggest as the file name. */
  readonly name: string
  /** Whether the browser is printing already. Otherwise the document is printed as soon as it is complete. */
  readonly isPrinting?: boolean | undefined
  readonly onPrinted: () => void
  readonly children: ReactNode
}

/** Names the document and its pages while it is printed, then calls `onPrinted`. */
const usePrinted = (sheet: RefObject<HTMLElement | null>, { name, isPrinting = false, onPrinted }: Omit<SheetProps, 'children'>): void => {
  const { t } = useTexts('shell')
  const attempt = useOutcome()
  const latest = useRef(onPrinted)
  useEffect(() => {
    latest.current = onPrinted
  })
  useEffect(() => {
    const { title } = document
    const left = `${t('app.name')} · ${name}`
    const pageOf = (page: string, pages: string) => t('common.pageOf', { page, pages })
    const takeBack = setMargins({ left, pageOf })
    const end = () => latest.current()
    document.title = name
    window.addEventListener('afterprint', end)
    if (sheet.current && !isPrinting) attempt(whenDrawn(sheet.current, left + pageOf('0', '0')), () => window.print())
    return () => {
      window.removeEventListener('afterprint', end)
      document.title = title
      takeBack()
    }
  }, [sheet, name, isPrinting, t, attempt])
}

/**
 * Print styles hide the page and its drawers: see `screens/app/theme.css`. On the screen it is as wide as on paper, but not to be
 * seen: its charts and fonts are drawn before it is printed. Its zoom makes 13 px 8 pt.
 */
const Sheet = ({ children, ...printed }: SheetProps) => {
  const sheet = useRef<HTMLElement>(null)
  usePrinted(sheet, printed)
  return createPortal(
    <article
      ref={sheet}
      className="invisible fixed top-0 left-0 h-0 w-[222mm] overflow-hidden [zoom:0.82] print:visible print:unroll print:h-auto"
      data-report
    >
      {children}
    </article>,
    document.body,
  )
}

type Props = {
  readonly reported: Reported
  readonly subject: ReportSubject
  /** Undefined if the answer contains everything needed. */
  readonly explanation: Explanation | undefined
  readonly project: string
  readonly at: Date
  readonly link: string | Promise<string> | undefined
  readonly isPrinting?: boolean
  readonly onPrinted: () => void
}

/** Suspends until the link and all lazy parts are loaded. */
export const Report = ({ reported, subject, explanation, link, isPrinting, onPrinted, ...printed }: Props) => {
  const { className } = useClassNames()
  const calculator = className(reported.workingId)
  const head = { ...printed, calculator, link: typeof link === 'object' ? use(link) : link, catalogue: reported.answer.catalogueVersion }
  const about = subject.kind === 'model' ? pairName(subject.model) : calculator
  return (
    <Sheet name={printed.project === '' ? about : `${about} · ${printed.project}`} isPrinting={isPrinting} onPrinted={onPrinted}>
      <ReportHead {...head} model={subject.kind === 'model' ? subject.model : undefined} />
      {subject.kind === 'results' ? (
        <ResultsReport reported={reported} listed={subject.listed} explanation={explanation} />
      ) : (
        explanation && <ModelReport reported={reported} model={subject.model} explanation={explanation} />
      )}
    </Sheet>
  )
}
