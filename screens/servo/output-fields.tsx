/** What the output shaft has to bear beside its torque, behind a disclosure: most can do without. */
import { NumberInput } from '../ui/number-input.tsx'
import { Disclosed } from './more-parameters.tsx'
import { outputFieldsOf } from './panel-questions.ts'
import type { ServoPanelView } from './panel-machine.ts'
import { outputUnits } from './servo-calls.ts'
import { useServoTexts } from './servo-texts.ts'

type Props = Pick<ServoPanelView, 'state' | 'dispatch'>

export const OutputFields = ({ state, dispatch }: Props) => {
  const { t } = useServoTexts()
  const fields = outputFieldsOf(state.output)
  return (
    <Disclosed label={t('output.label')} count={fields.filter((field) => state.output[field] !== undefined).length}>
      {() => (
        <div className="section">
          {fields.map((field) => (
            <NumberInput
              key={field}
              id={`servo-output-${field}`}
              label={t(`output.${field}`)}
              unit={outputUnits[field]}
              value={state.output[field]}
              optional
              onCommit={(value) => dispatch({ type: 'outputEntered', field, value })}
            />
          ))}
        </div>
      )}
    </Disclosed>
  )
}
