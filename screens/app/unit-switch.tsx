import { setUnitSystem, useUnitSystem } from '../base/browser/unit-setting.ts'
import { useTexts } from '../base/texts/texts.ts'
import { Switch, type SwitchPlace } from './switch.tsx'

export const UnitSwitch = ({ place, className }: { readonly place: SwitchPlace; readonly className?: string }) => {
  const { t } = useTexts('shell')
  return (
    <Switch
      place={place}
      label={t('app.units')}
      choices={[
        { value: 'metric', face: t('app.metric') },
        { value: 'imperial', face: t('app.imperial') },
      ]}
      chosen={useUnitSystem()}
      onChoose={setUnitSystem}
      {...(className !== undefined && { className })}
    />
  )
}
