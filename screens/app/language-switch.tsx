import { languageOf, type Locale, locales } from '../../i18n/locales.ts'
import { changeLocale } from '../base/texts/language.ts'
import { useTexts } from '../base/texts/texts.ts'
import { Switch, type SwitchPlace } from './switch.tsx'

const chosen = (value: string): Locale | undefined => locales.find((locale) => locale === value)

const frames = {
  head: 'border-rim min-h-8',
  bar: 'border-rim min-h-8',
  menu: 'min-h-11 flex-1 border-line-strong',
} as const satisfies Record<SwitchPlace, string>

type Props = { readonly offered: readonly Locale[]; readonly place: SwitchPlace }

/** Two languages are a toggle, more are a list; a single one has no switch. */
export const LanguageSwitch = ({ offered, place }: Props) => {
  const { locale, t } = useTexts('shell')
  if (offered.length < 2) return null
  if (offered.length === 2) {
    const choices = offered.map((other) => ({ value: other, face: languageOf(other).name, lang: other }))
    return (
      <Switch place={place} label={t('app.language')} choices={choices} chosen={locale} onChoose={(other) => void changeLocale(other)} />
    )
  }
  return (
    <label className={`flex items-center gap-1.5 ${place === 'menu' ? 'min-h-11 flex-1' : ''}`}>
      <span className="sr-only">{t('app.language')}</span>
      <select
        className={`rounded-control [font-family:system-ui,var(--chinese),sans-serif] border px-2 text-label/5 ${frames[place]}`}
        value={locale}
        onChange={(event) => {
          const next = chosen(event.target.value)
          if (next) void changeLocale(next)
        }}
      >
        {offered.map((other) => (
          <option key={other} className="bg-surface text-ink" value={other} lang={other}>
            {languageOf(other).name}
          </option>
        ))}
      </select>
    </label>
  )
}
