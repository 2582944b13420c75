import { setUnitSystem, useUnitSystem } from '../base/browser/unit-setting.ts'
import { useTexts } from '../base/texts/texts.ts'

export const UnitSwitch = () => {
  const { t } = useTexts('shell')
  const system = useUnitSystem()
  return (
    <div className="switch" role="group" aria-label={t('app.units')}>
      <button type="button" aria-pressed={system === 'metric'} onClick={() => setUnitSystem('metric')}>
        {t('app.metric')}
      </button>
      <button type="button" aria-pressed={system === 'imperial'} onClick={() => setUnitSystem('imperial')}>
        {t('app.imperial')}
      </button>
    </div>
  )
}
