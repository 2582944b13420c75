import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { fetchClassPictures } from '../drawings/class-picture.tsx'
import { ClassLinks } from './class-list.tsx'
import { currentAccount, subscribeToAccount } from '../base/account.ts'
import { withTexts } from '../base/language.ts'
import { isEmbedded } from '../base/embedded.ts'
import { ErrorBoundary } from '../base/error-boundary.tsx'
import { Header } from './header.tsx'
import { Routes, workingIdIn } from './routes.tsx'
import { ToastRegion } from '../ui/toast.tsx'
import { currentSite } from '../base/site.ts'
import { useTexts } from '../base/texts.ts'

/** Header and list are for the site's own pages. */
const EmbedFrame = lazy(async () => (await import('./embed-enter.ts')).enterEmbedded())
const VersionCheck = lazy(async () => ({ default: (await import('./version-check.tsx')).VersionCheck }))
const AccountLayer = lazy(async () => ({ default: (await import('./account-layer.tsx')).AccountLayer }))
const AccountWays = lazy(async () => ({ default: (await withTexts(['frame'], import('./account-ways.tsx'))).AccountWays }))
const FilingNotices = lazy(async () => ({ default: (await import('./filing-notices.tsx')).FilingNotices }))

/** Appears only where loading takes longer than a reader notices. */
const Loading = () => {
  const { t } = useTexts('shell')
  return (
    <p className="page late text-ink-faint" role="status">
      {t('common.loading')}
    </p>
  )
}

/** Waits with the page in the same Suspense: its effect runs when the page is shown. What is mere ornament is fetched then. */
const AfterPage = () => {
  useEffect(() => {
    void fetchClassPictures()
  }, [])
  return null
}

export const Layout = () => {
  const { t } = useTexts('shell')
  const [location] = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(location)
  const current = workingIdIn(location)
  const [first] = useState(location)
  const { hideHomeHeader, isTrial, filingNotices } = currentSite()
  const isAdmin = useSyncExternalStore(subscribeToAccount, currentAccount)?.authType === 'compadmin'

  // After a change of page the reader starts at its top, by eye and by keyboard; not on the first page, where the browser does it.
  useEffect(() => {
    if (shown.current === location) return
    shown.current = location
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [location])

  const page = (
    <main ref={main} tabIndex={-1} className="min-w-0 outline-none">
      <ErrorBoundary key={location}>
        <Suspense fallback={<Loading />}>
          <Routes location={location} />
          <AfterPage />
        </Suspense>
      </ErrorBoundary>
    </main>
  )

  return (
    <>
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        {t('app.skip')}
      </button>
      {isEmbedded(location) ? (
        <Suspense>
          <EmbedFrame>{page}</EmbedFrame>
        </Suspense>
      ) : (
        <>
          {isAdmin ? (
            <Suspense>
              <AccountWays />
            </Suspense>
          ) : (
            !(location === '/' && hideHomeHeader) && <Header current={current} />
          )}
          <div className="frame">
            <nav className="class-list" aria-label={t('app.menu')}>
              <ClassLinks current={current} />
            </nav>
            {page}
          </div>
          {filingNotices && !isAdmin && (
            <Suspense>
              <FilingNotices notices={filingNotices} />
            </Suspense>
          )}
        </>
      )}
      <Suspense>
        <AccountLayer />
      </Suspense>
      <ToastRegion key={location} />
      {/* The page that was opened is as new as can be. */}
      {location !== first && (
        <Suspense>
          <VersionCheck location={location} />
        </Suspense>
      )}
      {/* What a trial says over every page, for the eye alone: no text that is read. */}
      {isTrial && <div className="watermark" aria-hidden="true" data-text={t('site.trial')} />}
    </>
  )
}
