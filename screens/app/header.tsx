import { Suspense } from 'react'
import { Link } from 'wouter'
import { LazySearch } from '../search/lazy-search.ts'
import { searchPlace } from '../search/search-place.ts'
import { ClassMenu } from './class-menu.tsx'
import { brand, headLink } from './head-link.ts'
import { Logo } from './logo.tsx'
import { LaterLinks } from './later-links.tsx'
import { SiteSettings } from './site-settings.tsx'
import { currentSite } from '../base/site/site.ts'
import { useProductName } from '../base/page/product-name.ts'
import { useTexts } from '../base/texts/texts.ts'

/**
 * On a phone the head is 108 px: a row of 56 with the name and the menu, one of 52 with the search. The second row is the first to go while the page scrolls
 * down, behind the first, and comes back whole while somebody is at the search. Nothing below it moves.
 */
const searching =
  'h-(--header-height) max-phone:-top-13 max-phone:h-27 max-phone:flex-wrap max-phone:has-[[data-search]:focus-within]:top-0 phone:top-0'

type Props = {
  readonly current: string | undefined
  /** The start page has the search itself, but on phones. */
  readonly isHome: boolean
}

export const Header = ({ current, isHome }: Props) => {
  const { t } = useTexts('shell')
  const name = useProductName()
  const { search } = currentSite()
  return (
    <header
      className={`z-30 flex items-center bg-head px-6 text-head-on not-short:sticky shadow-raise max-phone:px-0 print:hidden [&_:focus-visible]:outline-head-on ${search ? searching : 'top-0 h-(--header-height)'}`}
      data-head
    >
      <Link
        href="/"
        className={`${brand} max-phone:top-0 max-phone:z-1 max-phone:h-14 max-phone:flex-1 max-phone:bg-head max-phone:px-4 max-phone:not-short:sticky phone:mr-2`}
        data-brand
      >
        <Logo className="size-8 phone:in-data-[header=tall]:size-11" />
        <span className="truncate">{name}</span>
      </Link>
      <ClassMenu current={current} />
      <Link href="/selection/prod-directory" className={`${headLink} px-3 max-stack:hidden`}>
        {t('app.catalogue')}
      </Link>
      {search && (
        <Suspense fallback={<div className={searchPlace} />}>
          {/* Another field with another page: it begins with what was typed there. */}
          <LazySearch key={String(isHome)} className={`${searchPlace} ${isHome ? 'phone:invisible' : ''}`} isInHead />
        </Suspense>
      )}
      <LaterLinks />
      <SiteSettings place="head" />
    </header>
  )
}
