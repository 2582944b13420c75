/** What the chosen motor gives through one of the recommended gear units: the best of them first. */
import { useId, useMemo, useState } from 'react'
import type { ServoMotorRatings } from '../../contract/motor.ts'
import type { RecommendedModel } from '../../contract/selection.ts'
import { servoChartInput } from './servo-chart-input.ts'
import { TorqueChart } from './torque-chart.tsx'
import { useTorqueChartTexts } from './torque-chart-texts.ts'

type Props = {
  readonly motor: ServoMotorRatings
  readonly models: readonly RecommendedModel[]
  /** Output speed that was asked for, rpm. */
  readonly demandedSpeed?: number | undefined
}

export const ServoChart = ({ motor, models, demandedSpeed }: Props) => {
  const { t } = useTorqueChartTexts()
  const id = useId()
  const [wanted, setWanted] = useState<string>()
  // A gear unit that the next answer still has stays on the chart.
  const model = models.find(({ skuID }) => skuID === wanted) ?? models[0]
  const input = useMemo(() => model && servoChartInput(motor, model, demandedSpeed), [motor, model, demandedSpeed])
  if (!model || !input) return null
  return (
    <div className="servo-chart panel">
      <TorqueChart input={input} id={id}>
        <div className="field servo-chart-gear">
          <label className="field-label" htmlFor={`${id}-gear`}>
            {t('gear')}
          </label>
          <select className="select" id={`${id}-gear`} value={model.skuID} onChange={({ target }) => setWanted(target.value)}>
            {models.map(({ skuID, skuName }) => (
              <option key={skuID} value={skuID}>
                {skuName}
              </option>
            ))}
          </select>
        </div>
      </TorqueChart>
    </div>
  )
}
