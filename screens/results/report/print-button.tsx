/**
 * Print button with its dialog; the report is loaded when it opens. The browser's key for printing opens the dialog too, and the
 * browser's menu prints the report without it.
 */
import { type ComponentType, lazy, type RefObject, Suspense, use, useCallback, useEffect, useRef, useState } from 'react'
import { withTexts } from '../../base/texts/language.ts'
import { usePermission } from '../../base/people/permission.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { isForemost } from './is-foremost.ts'
import type { MenuReportProps } from './menu-report.tsx'
import { ReportContext, type ReportSubject } from './report-context.ts'

const PrintDialog = lazy(async () => ({ default: (await withTexts(['report', 'derivations'], import('./print-dialog.tsx'))).PrintDialog }))

const loadMenuReport = async () => (await withTexts(['report', 'derivations'], import('./menu-report.tsx'))).MenuReport

/** Time after which the report is loaded for the browser's menu, unless somebody goes there: it competes with nothing of the results, in ms. */
const loadAfterMs = 1500

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p'

/** Calls `print` instead of the browser's own printing, which would print without asking for the project. */
const usePrintKey = (button: RefObject<HTMLElement | null>, print: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPrintKey(event) || event.defaultPrevented || !isForemost(button.current)) return
      event.preventDefault()
      print()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [button, print])
}

/** Returns the component for the browser's menu as soon as it is loaded. */
const useMenuReport = (): ComponentType<MenuReportProps> | undefined => {
  const [loaded, setLoaded] = useState<ComponentType<MenuReportProps>>()
  useEffect(() => {
    let isShown = true
    const load = async () => {
      // Without it, the page is printed as it is, with a line that names the button.
      const component = await loadMenuReport().catch(() => undefined)
      if (isShown && component) setLoaded(() => component)
    }
    const start = () => void load()
    const timer = setTimeout(start, loadAfterMs)
    // Whoever goes to the menu leaves the page, so the report is loaded on the way there.
    document.documentElement.addEventListener('mouseleave', start, { once: true })
    window.addEventListener('blur', start, { once: true })
    return () => {
      isShown = false
      clearTimeout(timer)
      document.documentElement.removeEventListener('mouseleave', start)
      window.removeEventListener('blur', start)
    }
  }, [])
  return loaded
}

const Offered = ({ subject }: { subject: ReportSubject }) => {
  const { t } = useTexts('results')
  const reported = use(ReportContext)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const openDialog = useCallback(() => setOpen(true), [])
  usePrintKey(button, openDialog)
  const MenuReport = useMenuReport()
  if (!reported) return null
  return (
    <>
      <button ref={button} type="button" className="button print:hidden" data-kind="quiet" data-size="small" onClick={openDialog}>
        {t('print')}
      </button>
      <p className="hidden print:block">{t('printLine')}</p>
      {MenuReport && <MenuReport reported={reported} subject={subject} button={button} />}
      {open && (
        <Suspense fallback={null}>
          <PrintDialog reported={reported} subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export const PrintButton = (props: { subject: ReportSubject }) => {
  const mayPrint = usePermission('report')
  return use(ReportContext) && mayPrint ? <Offered {...props} /> : null
}
