/** What stands beside every page once the first one is shown: the bar while the next one is loaded, the question about recording, a newer version. */
import { useState, useSyncExternalStore } from 'react'
import { account } from '../base/account.ts'
import { asksForPrivacy, chooseUsage, isRecorded, signedInPerson, storedUsage, subscribeToUsage, usageOf } from '../base/logs/consent.ts'
import { useTexts } from '../base/texts.ts'
import { useResource } from '../base/use-resource.ts'
import { isWaiting, subscribeToWaiting } from '../ui/loading.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { UsageDialog } from './usage-dialog.tsx'
import { VersionCheck } from './version-check.tsx'
import './page-watch.css'

/** Once for each account, plainly, and without standing in the way of anything. */
const UsageQuestion = () => {
  const { t } = useTexts('logs')
  const usage = useSyncExternalStore(subscribeToUsage, storedUsage)
  const [isExplained, setExplained] = useState(false)
  const { data: person } = useResource(signedInPerson, account.token())
  const isAsked = person !== undefined && !person.isAdmin && usageOf(usage, person) === undefined && isRecorded() && !asksForPrivacy()
  if (!isAsked) return null
  return (
    <section className="usage-question no-print" aria-label={t('region')}>
      <p>{t('ask')}</p>
      <button type="button" className="button" data-size="small" onClick={() => chooseUsage('named', person)}>
        {t('yes')}
      </button>
      <button type="button" className="button" data-size="small" onClick={() => chooseUsage('counts', person)}>
        {t('no')}
      </button>
      <button type="button" className="button" data-kind="quiet" data-size="small" aria-haspopup="dialog" onClick={() => setExplained(true)}>
        {t('more')}
      </button>
      {isExplained && <UsageDialog onClose={() => setExplained(false)} />}
    </section>
  )
}

export type WatchedPage = { readonly location: string; readonly isFirst: boolean }

export const PageWatch = ({ location, isFirst }: WatchedPage) => {
  const { t } = useTexts('logs')
  const isLoading = useSyncExternalStore(subscribeToWaiting, isWaiting)
  return (
    <>
      <div className="page-progress no-print">
        <ProgressBar isRunning={isLoading} label={t('progress')} />
      </div>
      {/* Somebody may have signed in on the page before. */}
      <UsageQuestion key={location} />
      {/* The page that was opened is as new as can be. */}
      {!isFirst && <VersionCheck location={location} />}
    </>
  )
}
