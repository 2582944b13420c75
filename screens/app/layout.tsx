import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { currentAccount, subscribeToAccount } from '../base/account/account.ts'
import { withTexts } from '../base/texts/language.ts'
import { lazyBeside } from '../base/browser/lazy-beside.ts'
import { isEmbedded } from '../base/browser/embedded.ts'
import { isEntrance } from '../base/page/entrance.ts'
import { ErrorBoundary } from '../base/page/error-boundary.tsx'
import { Header } from './header.tsx'
import { lazyPage } from './lazy-page.ts'
import { Routes, useRouteAt } from './routes.tsx'
import { Loading } from '../ui/loading.tsx'
import { ToastRegion } from '../ui/toast.tsx'
import { useEntry } from '../base/selection/address.ts'
import { currentSite } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'

/** Embedded pages have a frame instead of header and list. */
const EmbedFrame = lazy(() => import('./embed-enter.ts').then((embed) => embed.enterEmbedded()))
const EntranceFrame = lazyPage(
  [],
  () => import('./entrance-frame.tsx'),
  (module) => module.EntranceFrame,
)
const PageWatch = lazyBeside(() => withTexts(['frame'], import('./page-watch.tsx')).then((module) => module.PageWatch))
const AccountLayer = lazyPage(
  [],
  () => import('./account-layer.tsx'),
  (module) => module.AccountLayer,
)
const AccountWays = lazyPage(
  ['frame'],
  () => import('./account-ways.tsx'),
  (module) => module.AccountWays,
)
const FilingNotices = lazyPage(
  [],
  () => import('./filing-notices.tsx'),
  (module) => module.FilingNotices,
)

/** Suspends together with the page: its effect runs when the page is shown. */
const AfterPage = ({ onShown }: { onShown: (is: true) => void }) => {
  useEffect(() => {
    onShown(true)
  }, [onShown])
  return null
}

export const Layout = () => {
  const { t } = useTexts('shell')
  // Read together: a new entry beside the old location would show the page that is left as a new visit.
  const [location] = useLocation()
  const entry = useEntry()
  const [opened] = useState(location)
  const main = useRef<HTMLElement>(null)
  const shown = useRef(location)
  const { id: current, isBare } = useRouteAt(location)
  const [isShown, setShown] = useState(false)
  const { hideHomeHeader, isTrial, filingNotices } = currentSite()
  const isAdmin = useSyncExternalStore(subscribeToAccount, currentAccount)?.authType === 'compadmin'

  // Scrolls to the top and moves the focus after a navigation; for the first page the browser does so.
  useEffect(() => {
    if (shown.current === location) return
    shown.current = location
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [location])

  const page = (
    <main ref={main} tabIndex={-1} className="min-w-0 outline-none">
      <ErrorBoundary key={location}>
        <Suspense fallback={<Loading page />}>
          <Routes location={location} entry={entry} />
          <AfterPage onShown={setShown} />
        </Suspense>
      </ErrorBoundary>
    </main>
  )

  return (
    <>
      <button
        type="button"
        className="fixed top-2 left-2 z-60 rounded-control bg-main px-4 py-2 text-main-on not-focus:sr-only print:hidden"
        onClick={() => main.current?.focus()}
      >
        {t('app.skip')}
      </button>
      {isShown && (
        <Suspense>
          <PageWatch location={location} opened={opened} />
        </Suspense>
      )}
      {isEmbedded(location) ? (
        <Suspense>
          <EmbedFrame>{page}</EmbedFrame>
        </Suspense>
      ) : isEntrance(location) ? (
        <Suspense>
          <EntranceFrame>{page}</EntranceFrame>
        </Suspense>
      ) : isBare ? (
        page
      ) : (
        <>
          {isAdmin ? (
            <Suspense>
              <AccountWays />
            </Suspense>
          ) : (
            !(location === '/' && hideHomeHeader) && <Header current={current} isHome={location === '/'} />
          )}
          <div className="min-h-page">{page}</div>
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
      {/* Watermark of a trial site, hidden from screen readers. */}
      {isTrial && <div className="watermark pointer-events-none fixed inset-0 grid" aria-hidden="true" data-text={t('site.trial')} />}
    </>
  )
}
