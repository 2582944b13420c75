import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { ClassMenu } from './class-menu.tsx'
import { Logo } from './logo.tsx'
import { LaterLinks } from './later-links.tsx'
import { SiteSettings } from './site-settings.tsx'
import { currentSite } from '../base/site.ts'
import { useProductName } from '../base/product-name.ts'
import { useTexts } from '../base/texts.ts'

/** Comes beside the page; without it the page is what it is. */
const HeaderSearch = lazy(async () => {
  const { HeaderSearch: Search } = await import('../search/header-search.tsx').catch(() => ({ HeaderSearch: () => null }))
  return { default: Search }
})

export const Header = ({ current }: { current: string | undefined }) => {
  const { t } = useTexts('shell')
  const name = useProductName()
  return (
    <header className="header">
      <Link href="/" className="header-brand">
        <Logo />
        <span>{name}</span>
        <small>{t('app.tagline')}</small>
      </Link>
      {currentSite().search && (
        <Suspense fallback={<div className="header-search" />}>
          <HeaderSearch />
        </Suspense>
      )}
      <ClassMenu current={current} />
      <LaterLinks />
      <SiteSettings />
    </header>
  )
}
