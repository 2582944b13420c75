import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { ClassMenu } from './class-menu.tsx'
import { Logo } from './logo.tsx'
import { SiteSettings } from './site-settings.tsx'
import { useTexts } from '../base/texts.ts'

/** Comes beside the page; without it the page is what it is. */
const HeaderSearch = lazy(async () => {
  const { HeaderSearch: Search } = await import('../search/header-search.tsx').catch(() => ({ HeaderSearch: () => null }))
  return { default: Search }
})

export const Header = ({ current }: { current: string | undefined }) => {
  const { t } = useTexts('shell')
  return (
    <header className="header">
      <Link href="/" className="header-brand">
        <Logo />
        {t('app.name')}
        <small>{t('app.tagline')}</small>
      </Link>
      <Suspense fallback={<div className="header-search" />}>
        <HeaderSearch />
      </Suspense>
      <ClassMenu current={current} />
      <SiteSettings />
    </header>
  )
}
