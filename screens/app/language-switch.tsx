import { localeNames, locales, type Locale } from '../../i18n/locales.ts'
import { useTexts } from './texts.tsx'

const chosen = (value: string): Locale | undefined => locales.find((locale) => locale === value)

/** Two languages toggle, more are a list. */
export const LanguageSwitch = ({ offered = locales }: { offered?: readonly Locale[] }) => {
  const { locale, LL, changeLocale } = useTexts()
  if (offered.length <= 2) {
    return (
      <div className="switch" role="group" aria-label={LL.app.language()}>
        {offered.map((other) => (
          <button key={other} type="button" lang={other} aria-pressed={other === locale} onClick={() => void changeLocale(other)}>
            {localeNames[other]}
          </button>
        ))}
      </div>
    )
  }
  return (
    <label className="header-select">
      <span className="sr-only">{LL.app.language()}</span>
      <select
        value={locale}
        onChange={(event) => {
          const next = chosen(event.target.value)
          if (next) void changeLocale(next)
        }}
      >
        {offered.map((other) => (
          <option key={other} value={other} lang={other}>
            {localeNames[other]}
          </option>
        ))}
      </select>
    </label>
  )
}
