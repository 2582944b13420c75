import { useTexts } from './texts.tsx'
import { setUnitSystem, useUnitSystem } from './unit-setting.ts'

export const UnitSwitch = () => {
  const { LL } = useTexts()
  const system = useUnitSystem()
  return (
    <div className="switch" role="group" aria-label={LL.app.units()}>
      <button type="button" aria-pressed={system === 'metric'} onClick={() => setUnitSystem('metric')}>
        {LL.app.metric()}
      </button>
      <button type="button" aria-pressed={system === 'imperial'} onClick={() => setUnitSystem('imperial')}>
        {LL.app.imperial()}
      </button>
    </div>
  )
}
