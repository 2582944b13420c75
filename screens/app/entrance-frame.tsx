/** Frame of the entrance layout in place of header, class list and footer: the company, and the settings of the pages. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useProductName } from '../base/page/product-name.ts'
import { offeredLocales } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { brand, frameBar } from './head-link.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { UnitSwitch } from './unit-switch.tsx'

export const EntranceFrame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTexts('shell')
  const name = useProductName()
  return (
    <div data-entrance>
      <nav className={frameBar} aria-label={t('app.entrance')}>
        <Link href="/" className={`${brand} mr-2`}>
          <Logo className="size-8" />
          <span className="truncate">{name}</span>
        </Link>
        {/* On phones the name of the company needs the room. */}
        <UnitSwitch place="head" className="flex flex-none max-phone:not-last:hidden" />
        <LanguageSwitch offered={offeredLocales()} place="head" />
      </nav>
      {children}
    </div>
  )
}
