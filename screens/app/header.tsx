import { Suspense } from 'react'
import { Link } from 'wouter'
import { ClassMenu } from './class-menu.tsx'
import { Logo } from './logo.tsx'
import { lazyBeside } from '../base/browser/lazy-beside.ts'
import { LaterLinks } from './later-links.tsx'
import { SiteSettings } from './site-settings.tsx'
import { currentSite } from '../base/site/site.ts'
import { useProductName } from '../base/page/product-name.ts'
import { useTexts } from '../base/texts/texts.ts'

const HeaderSearch = lazyBeside(() => import('../search/header-search.tsx').then((module) => module.HeaderSearch))

export const Header = ({ current }: { current: string | undefined }) => {
  const { t } = useTexts('shell')
  const name = useProductName()
  return (
    <header className="header">
      <Link href="/" className="header-brand">
        <Logo />
        <span>{name}</span>
      </Link>
      <ClassMenu current={current} />
      <Link href="/selection/prod-directory" className="header-link">
        {t('app.catalogue')}
      </Link>
      {currentSite().search && (
        <Suspense fallback={<div className="header-search" />}>
          <HeaderSearch />
        </Suspense>
      )}
      <LaterLinks />
      <SiteSettings />
    </header>
  )
}
