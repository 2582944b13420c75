/** Loads on the output shaft besides its torque, in a disclosure. */
import { type TransmissionElement, transmissionElements } from '../../families/reducer/wire/reducer.ts'
import { NumberInput } from '../ui/number-input.tsx'
import { Disclosed } from './more-parameters.tsx'
import { incompleteOf, outputFieldsOf } from './panel-questions.ts'
import type { ServoPanelView } from './panel-machine.ts'
import { outputUnits } from './servo-calls.ts'
import { useServoTexts } from './servo-texts.ts'
import { skin } from '../../engine/react/skin.ts'

type Props = Pick<ServoPanelView, 'state' | 'dispatch'>

const isElement = (value: string): value is TransmissionElement => transmissionElements.some((element) => element === value)

/** Choice of the transmission element, whose pull loads the shaft. */
const ElementChoice = ({ state, dispatch }: Props) => {
  const { t } = useServoTexts()
  return (
    <div className={skin.field}>
      <label className={skin.label} htmlFor="servo-output-element">
        {t('output.transmissionElement')}
      </label>
      <select
        className={skin.select}
        id="servo-output-element"
        value={state.output.transmissionElement ?? ''}
        onChange={({ target: { value } }) => dispatch({ type: 'elementChosen', element: isElement(value) ? value : undefined })}
      >
        <option value="">{t('output.elements.none')}</option>
        {transmissionElements.map((element) => (
          <option key={element} value={element}>
            {t(`output.elements.${element}`)}
          </option>
        ))}
      </select>
    </div>
  )
}

export const OutputFields = ({ state, dispatch }: Props) => {
  const { t } = useServoTexts()
  const fields = outputFieldsOf(state.output)
  const filled = fields.filter((field) => state.output[field] !== undefined).length
  return (
    <Disclosed
      label={t('output.label')}
      count={filled + (state.output.transmissionElement === undefined ? 0 : 1)}
      startsOpen={incompleteOf(state).includes('pitchDiameter')}
    >
      {() => (
        <div className={skin.section}>
          <ElementChoice state={state} dispatch={dispatch} />
          {fields.map((field) => (
            <NumberInput
              key={field}
              id={`servo-output-${field}`}
              label={t(`output.${field}`)}
              unit={outputUnits[field]}
              value={state.output[field]}
              optional={field !== 'pitchDiameter'}
              onCommit={(value) => dispatch({ type: 'outputEntered', field, value })}
            />
          ))}
        </div>
      )}
    </Disclosed>
  )
}
