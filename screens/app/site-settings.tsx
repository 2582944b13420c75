import { offeredLocales } from '../base/site/site.ts'
import { LanguageSwitch } from './language-switch.tsx'
import type { SwitchPlace } from './switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { UnitSwitch } from './unit-switch.tsx'

/** Settings for all pages: in the header, or in the menu of a phone. */
export const SiteSettings = ({ place }: { readonly place: SwitchPlace }) => (
  <div
    className={
      place === 'menu'
        ? 'mb-3 flex flex-wrap items-center gap-2 border-b border-line px-2 pb-3'
        : 'flex items-center gap-3 max-stack:hidden'
    }
  >
    <UnitSwitch place={place} />
    <ThemeSwitch place={place} />
    <LanguageSwitch offered={offeredLocales()} place={place} />
  </div>
)
