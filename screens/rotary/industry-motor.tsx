/** The motor of the platforms with its figures, and buttons to choose, change and clear it. */
import { useMotorFigures } from '../ui/motor-figures.ts'
import { ChosenBox } from '../ui/chosen-box.tsx'
import { CloseIcon } from '../ui/icons.tsx'
import type { IndustryView } from './industry-machine.ts'
import { IndustryPart } from './industry-part.tsx'
import { useRotatingTexts } from './rotary-texts.ts'
import { skin } from '../../engine/react/skin.ts'

export const IndustryMotorField = ({ state, dispatch }: IndustryView) => {
  const { t } = useRotatingTexts()
  const figures = useMotorFigures()
  const { motor } = state
  return (
    <IndustryPart role="group" aria-labelledby="industry-motor-label">
      <span className={skin.sectionTitle} id="industry-motor-label">
        {t('industry.motor')}
      </span>
      <ChosenBox role="status" isEmpty={!motor}>
        {motor ? (
          <>
            <span className="min-w-0">
              <strong>{motor.skuName}</strong> <span className="text-label text-ink-soft">{figures(motor)}</span>
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
      </ChosenBox>
      <div>
        <button type="button" className="button" onClick={() => dispatch({ type: 'drawerOpened', drawer: 'motor' })}>
          {motor ? t('industry.changeMotor') : t('industry.chooseMotor')}
        </button>
      </div>
    </IndustryPart>
  )
}
