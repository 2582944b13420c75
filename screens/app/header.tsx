import { Link } from 'wouter'
import { ClassMenu } from './class-menu.tsx'
import { HeaderSearch } from './header-search.tsx'
import { Logo } from './logo.tsx'
import { SiteSettings } from './site-settings.tsx'
import { useTexts } from '../base/texts.ts'

export const Header = ({ current }: { current: string | undefined }) => {
  const { t } = useTexts('shell')
  return (
    <header className="header">
      <Link href="/" className="header-brand">
        <Logo />
        {t('app.name')}
        <small>{t('app.tagline')}</small>
      </Link>
      <HeaderSearch />
      <ClassMenu current={current} />
      <SiteSettings />
    </header>
  )
}
