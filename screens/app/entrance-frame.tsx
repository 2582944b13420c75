/** Frame of the entrance layout in place of header, class list and footer: the company, and the settings of the pages. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useProductName } from '../base/page/product-name.ts'
import { offeredLocales } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { UnitSwitch } from './unit-switch.tsx'
import './entrance-frame.css'

export const EntranceFrame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTexts('shell')
  const name = useProductName()
  return (
    <div className="entrance-frame">
      <nav className="entrance-bar no-print" aria-label={t('app.entrance')}>
        <Link href="/" className="header-brand">
          <Logo />
          <span>{name}</span>
        </Link>
        <UnitSwitch />
        <LanguageSwitch offered={offeredLocales()} />
      </nav>
      {children}
    </div>
  )
}
