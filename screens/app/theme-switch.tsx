import { type Theme, setTheme, themes, useTheme } from '../base/browser/theme-setting.ts'
import { DarkIcon, LightIcon, SystemIcon } from '../ui/icons.tsx'
import { useTexts } from '../base/texts/texts.ts'

const icons = { light: LightIcon, dark: DarkIcon, system: SystemIcon } as const satisfies Record<Theme, unknown>

/** Switch between light, dark and system theme. */
export const ThemeSwitch = () => {
  const { t } = useTexts('shell')
  const chosen = useTheme()
  return (
    <div className="switch" role="group" aria-label={t('app.theme')}>
      {themes.map((theme) => {
        const Icon = icons[theme]
        const name = t(`app.themes.${theme}`)
        return (
          <button key={theme} type="button" aria-pressed={theme === chosen} aria-label={name} title={name} onClick={() => setTheme(theme)}>
            <Icon />
          </button>
        )
      })}
    </div>
  )
}
