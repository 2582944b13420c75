import { languageOf, type Locale, locales } from '../../i18n/locales.ts'
import { changeLocale } from '../base/texts/language.ts'
import { useTexts } from '../base/texts/texts.ts'

const chosen = (value: string): Locale | undefined => locales.find((locale) => locale === value)

/** Two languages are a toggle, more are a list; a single one has no switch. */
export const LanguageSwitch = ({ offered }: { offered: readonly Locale[] }) => {
  const { locale, t } = useTexts('shell')
  if (offered.length < 2) return null
  if (offered.length === 2) {
    return (
      <div className="switch" role="group" aria-label={t('app.language')}>
        {offered.map((other) => (
          <button key={other} type="button" lang={other} aria-pressed={other === locale} onClick={() => void changeLocale(other)}>
            {languageOf(other).name}
          </button>
        ))}
      </div>
    )
  }
  return (
    <label className="header-select">
      <span className="sr-only">{t('app.language')}</span>
      <select
        value={locale}
        onChange={(event) => {
          const next = chosen(event.target.value)
          if (next) void changeLocale(next)
        }}
      >
        {offered.map((other) => (
          <option key={other} value={other} lang={other}>
            {languageOf(other).name}
          </option>
        ))}
      </select>
    </label>
  )
}
