/** The motor of the platforms with its figures, and buttons to choose, change and clear it. */
import { useMotorFigures } from '../ui/motor-figures.ts'
import { CloseIcon } from '../ui/icons.tsx'
import type { IndustryView } from './industry-machine.ts'
import { useRotatingTexts } from './rotary-texts.ts'

export const IndustryMotorField = ({ state, dispatch }: IndustryView) => {
  const { t } = useRotatingTexts()
  const figures = useMotorFigures()
  const { motor } = state
  return (
    <div className="industry-part" role="group" aria-labelledby="industry-motor-label">
      <span className="section-title" id="industry-motor-label">
        {t('industry.motor')}
      </span>
      <div role="status" className="industry-chosen" data-empty={!motor || undefined}>
        {motor ? (
          <>
            <span className="min-w-0">
              <strong>{motor.skuName}</strong> <span className="industry-figures">{figures(motor)}</span>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('industry.clearMotor', { name: motor.skuName })}
              onClick={() => dispatch({ type: 'motorChosen', motor: undefined })}
            >
              <CloseIcon />
            </button>
          </>
        ) : (
          t('industry.anyMotor')
        )}
      </div>
      <div>
        <button type="button" className="button" onClick={() => dispatch({ type: 'drawerOpened', drawer: 'motor' })}>
          {motor ? t('industry.changeMotor') : t('industry.chooseMotor')}
        </button>
      </div>
    </div>
  )
}
