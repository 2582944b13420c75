import { Link } from 'wouter'
import { ClassMenu } from './class-menu.tsx'
import { Logo } from './logo.tsx'
import { SiteLinks } from './site-links.tsx'
import { SiteSettings } from './site-settings.tsx'
import { useProductName } from '../base/product-name.ts'
import { useTexts } from '../base/texts.ts'

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
      <ClassMenu current={current} />
      <SiteLinks />
      <SiteSettings />
    </header>
  )
}
