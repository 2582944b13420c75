/** Loaded after the first page: progress bar of navigations, consent to recording, and version check. */
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { currentAccount, subscribeToAccount } from '../base/account/account.ts'
import { asksForPrivacy, chooseUsage, isRecorded, personOf, storedUsage, subscribeToUsage, usageOf } from '../base/logs/consent.ts'
import { useTexts } from '../base/texts/texts.ts'
import { startLogs } from '../base/logs/start-logs.ts'
import { waiting } from '../ui/loading.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { VersionCheck } from './version-check.tsx'

const UsageDialog = lazy(async () => ({ default: (await import('./usage-dialog.tsx')).UsageDialog }))

/** Tells the style sheets the height of the bar at the foot, and that it is gone. */
const measureFoot = (bar: HTMLElement): (() => void) => {
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty('--foot-height', `${bar.offsetHeight}px`))
  watch.observe(bar)
  return () => {
    watch.disconnect()
    style.removeProperty('--foot-height')
  }
}

/** Asks each account once for consent to recording, without blocking the page. */
const UsageQuestion = () => {
  const { t } = useTexts('frame')
  const usage = useSyncExternalStore(subscribeToUsage, storedUsage)
  const [isExplained, setExplained] = useState(false)
  const person = personOf(useSyncExternalStore(subscribeToAccount, currentAccount))
  const isConsentNeeded =
    person !== undefined && !person.isAdmin && usageOf(usage, person) === undefined && isRecorded() && !asksForPrivacy()
  if (!isConsentNeeded) return null
  return (
    <section
      ref={measureFoot}
      className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-3 py-2 text-ink shadow-float print:hidden"
      data-foot
      aria-label={t('usage.title')}
    >
      <p className="grow basis-60">{t('usage.ask')}</p>
      <button type="button" className="button" data-size="small" onClick={() => chooseUsage('named', person)}>
        {t('usage.yes')}
      </button>
      <button type="button" className="button" data-size="small" onClick={() => chooseUsage('counts', person)}>
        {t('usage.no')}
      </button>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        data-size="small"
        aria-haspopup="dialog"
        onClick={() => setExplained(true)}
      >
        {t('usage.more')}
      </button>
      {isExplained && (
        <Suspense>
          <UsageDialog onClose={() => setExplained(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** Whether a part of the pages is loading. */
const useWaiting = (): boolean => {
  const [count, setCount] = useState(0)
  useEffect(() => {
    // Loading that started before is not counted, so its end must not be either.
    waiting.changes = (by) => setCount((known) => Math.max(0, known + by))
    return () => {
      delete waiting.changes
    }
  }, [])
  return count > 0
}

/** `opened`: page the document was opened with. The user may have navigated before this part is loaded. */
export const PageWatch = ({ location, opened }: { readonly location: string; readonly opened: string }) => {
  const { t } = useTexts('frame')
  const isLoading = useWaiting()
  useEffect(startLogs, [])
  return (
    <>
      <div className="pointer-events-none fixed inset-x-0 top-0 z-60 print:hidden" aria-live="polite">
        <ProgressBar isRunning={isLoading} label={t('usage.progress')} />
      </div>
      {/* The user may have signed in on the previous page. */}
      <UsageQuestion key={location} />
      {/* The first page is up to date. */}
      {location !== opened && <VersionCheck location={location} />}
    </>
  )
}
