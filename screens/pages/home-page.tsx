/** The start page: what is to be moved, the search, recent calculations, and all working classes by motion. */
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { readStored, recentsKey } from '../base/browser/storage.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { currentSite } from '../base/site/site.ts'
import { useLocale, useTexts } from '../base/texts/texts.ts'
import { ClassPicture } from '../drawings/class-picture.tsx'
import { LazySearch } from '../search/lazy-search.ts'
import { ClassColumns } from './home/class-columns.tsx'

const RecentCalculations = lazy(async () => ({ default: (await import('./home/recent-calculations.tsx')).RecentCalculations }))

const calculatorPath = (id: string): string => `/selection/calc_${id}`

const Band = () => {
  const { t } = useTexts('home')
  const { search, hideHomeHeader } = currentSite()
  return (
    <div className="home-band">
      <div className="mx-auto grid max-w-340 items-center gap-8 px-3 py-8 tablet:px-6 stack:grid-cols-2">
        <div>
          <h1 className="text-page tablet:text-hero">{t('heading')}</h1>
          <p className="mt-2 text-lead">{t('lead')}</p>
          {/* On phones it is in the header, if that is there and has one. */}
          <div className={`mt-4 min-h-11 text-ink ${search && !hideHomeHeader ? 'max-phone:hidden' : ''}`}>
            <Suspense>
              <LazySearch placeholder={t('search')} />
            </Suspense>
          </div>
        </div>
        <div className="home-band-drawing hidden h-40 stack:block" aria-hidden="true">
          <ClassPicture name="LinearAxis" />
        </div>
      </div>
    </div>
  )
}

export const HomePage = () => {
  const { t } = useTexts('home')
  const shell = useTexts('shell')
  const locale = useLocale()
  usePageTitle(shell.t('titles.home'))
  // Suspends until they are loaded, so that the layout does not shift.
  const [hasRecents] = useState(() => readStored('local', recentsKey) !== undefined)
  const preload = (id: string) => {
    const data = import('./calculator/preload-calculator.ts').then(({ preloadCalculator }) => preloadCalculator(id, locale))
    Promise.all([import('./calculator-page.tsx'), data]).catch(() => undefined)
  }
  return (
    <>
      <Band />
      <div className="mx-auto grid max-w-340 gap-4 px-3 py-4 tablet:px-6">
        {hasRecents && <RecentCalculations />}
        <ClassColumns hrefOf={calculatorPath} preload={preload} />
        <p className="flex flex-wrap gap-x-6 gap-y-2 py-2">
          <span>
            <Link href="/selection/prod-directory" className="text-link inline-block py-1 font-semibold underline underline-offset-3">
              {t('directory.name')}
            </Link>
            <span className="ml-2 text-ink-faint">{t('directory.note')}</span>
          </span>
          <Link href="/selection/more" className="text-link inline-block py-1 font-semibold underline underline-offset-3">
            {t('more')}
          </Link>
        </p>
      </div>
    </>
  )
}
