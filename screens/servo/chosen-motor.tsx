/** The motor of the calculation with its figures and a button that removes it. */
import { useMotorFigures } from '../ui/motor-figures.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import { ChosenBox } from '../ui/chosen-box.tsx'
import { CloseIcon } from '../ui/icons.tsx'
import { motorOf } from './derived-choices.ts'
import type { ChosenMotor as Chosen } from './servo-calls.ts'
import { useServoTexts } from './servo-texts.ts'
import type { ServoPanelView } from './panel-machine.ts'

const useWordsOf = (): ((chosen: Chosen) => { readonly name: string; readonly figures: string }) => {
  const { t } = useServoTexts()
  const { inWords } = useQuantity()
  const figures = useMotorFigures()
  return ({ calcType, motor }) =>
    calcType === 'sku'
      ? { name: motor.skuName, figures: figures(motor) }
      : { name: t('model.custom'), figures: `${figures(motor)} · ${t('model.customShaft', { size: inWords(motor.s, 'mm') })}` }
}

export const ChosenMotor = ({ state, dispatch }: Pick<ServoPanelView, 'state' | 'dispatch'>) => {
  const { t } = useServoTexts()
  const wordsOf = useWordsOf()
  const chosen = motorOf(state)
  const words = chosen && wordsOf(chosen)
  return (
    <ChosenBox role="status" isEmpty={!chosen}>
      {!chosen && <span>{t('model.noneChosen')}</span>}
      {chosen && words && (
        <>
          <span className="min-w-0">
            <span className="sr-only">{t('model.chosen')} </span>
            <strong>{words.name}</strong>
            <span> </span>
            <span className="text-note whitespace-nowrap text-ink-soft">{words.figures}</span>
            {!state.motor && <small className="block text-note text-ink-soft">{t('model.only')}</small>}
          </span>
          {chosen.calcType === 'customMotor' && (
            <button type="button" className="button" data-size="small" onClick={() => dispatch({ type: 'otherBrandsChosen' })}>
              {t('model.edit')}
            </button>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={t('model.clear')}
            onClick={() => dispatch({ type: 'motorChosen', motor: undefined })}
          >
            <CloseIcon />
          </button>
        </>
      )}
    </ChosenBox>
  )
}
