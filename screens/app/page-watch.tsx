/** What stands beside every page once the first one is shown: the bar while the next one is loaded, the question about recording, a newer version. */
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { currentAccount, subscribeToAccount } from '../base/account/account.ts'
import { asksForPrivacy, chooseUsage, isRecorded, personOf, storedUsage, subscribeToUsage, usageOf } from '../base/logs/consent.ts'
import { useTexts } from '../base/texts/texts.ts'
import { startLogs } from '../base/logs/start-logs.ts'
import { waiting } from '../ui/loading.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { VersionCheck } from './version-check.tsx'
import './page-watch.css'

const UsageDialog = lazy(async () => ({ default: (await import('./usage-dialog.tsx')).UsageDialog }))

/** Once for each account, plainly, and without standing in the way of anything. */
const UsageQuestion = () => {
  const { t } = useTexts('frame')
  const usage = useSyncExternalStore(subscribeToUsage, storedUsage)
  const [isExplained, setExplained] = useState(false)
  const person = personOf(useSyncExternalStore(subscribeToAccount, currentAccount))
  const isAsked = person !== undefined && !person.isAdmin && usageOf(usage, person) === undefined && isRecorded() && !asksForPrivacy()
  if (!isAsked) return null
  return (
    <section className="usage-question no-print" aria-label={t('usage.title')}>
      <p>{t('usage.ask')}</p>
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

/** Whether a part of the pages is waited for. */
const useWaiting = (): boolean => {
  const [count, setCount] = useState(0)
  useEffect(() => {
    // What began before is not counted, and its end neither.
    waiting.changes = (by) => setCount((known) => Math.max(0, known + by))
    return () => {
      delete waiting.changes
    }
  }, [])
  return count > 0
}

/** @param opened the page that the document began with: this part comes after it, perhaps when somebody has gone on already */
export const PageWatch = ({ location, opened }: { readonly location: string; readonly opened: string }) => {
  const { t } = useTexts('frame')
  const isLoading = useWaiting()
  useEffect(startLogs, [])
  return (
    <>
      <div className="page-progress no-print" aria-live="polite">
        <ProgressBar isRunning={isLoading} label={t('usage.progress')} />
      </div>
      {/* Somebody may have signed in on the page before. */}
      <UsageQuestion key={location} />
      {/* The page that was opened is as new as can be. */}
      {location !== opened && <VersionCheck location={location} />}
    </>
  )
}
