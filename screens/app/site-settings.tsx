import { offeredLocales } from '../base/site/site.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { UnitSwitch } from './unit-switch.tsx'

/** What a reader sets for every page: in the header, on a phone in the menu. */
export const SiteSettings = () => (
  <div className="site-settings">
    <UnitSwitch />
    <ThemeSwitch />
    <LanguageSwitch offered={offeredLocales()} />
  </div>
)
