import { type Theme, setTheme, themes, useTheme } from '../base/browser/theme-setting.ts'
import { DarkIcon, LightIcon, SystemIcon } from '../ui/icons.tsx'
import { useTexts } from '../base/texts/texts.ts'
import { Switch, type SwitchPlace } from './switch.tsx'

const icons = { light: LightIcon, dark: DarkIcon, system: SystemIcon } as const satisfies Record<Theme, unknown>

/** Switch between light, dark and system theme. */
export const ThemeSwitch = ({ place }: { readonly place: SwitchPlace }) => {
  const { t } = useTexts('shell')
  const choices = themes.map((theme) => {
    const Icon = icons[theme]
    return { value: theme, face: <Icon />, name: t(`app.themes.${theme}`) }
  })
  return <Switch place={place} label={t('app.theme')} choices={choices} chosen={useTheme()} onChoose={setTheme} />
}
