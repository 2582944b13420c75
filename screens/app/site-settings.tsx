import { offeredLocales } from '../base/site/site.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { UnitSwitch } from './unit-switch.tsx'

/** Settings for all pages: in the header, or in the menu of a phone. */
export const SiteSettings = () => (
  <div className="site-settings">
    <UnitSwitch />
    <ThemeSwitch />
    <LanguageSwitch offered={offeredLocales()} />
  </div>
)
