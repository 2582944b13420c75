/** Torque chart of the motor with one of the recommended gear units, compared with the demand. */
import { useId, useMemo, useState } from 'react'
import type { ServoMotorRatings } from '../../../families/servo-motor/wire/servo-motor.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { NumberInput } from '../../ui/number-input.tsx'
import { type OutputDemand, servoChartInput } from './servo-chart-input.ts'
import { TorqueChart } from './torque-chart.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { skin } from '../../../engine/react/skin.ts'

type GearProps = {
  readonly id: string
  readonly models: readonly RecommendedModel[]
  readonly chosen: string
  readonly onChoose: (skuID: string) => void
}

const GearSelect = ({ id, models, chosen, onChoose }: GearProps) => {
  const { t } = useTexts('torque-chart')
  return (
    <div className={skin.field}>
      <label className={skin.label} htmlFor={id}>
        {t('gear')}
      </label>
      <select className={skin.select} id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {models.map(({ skuID, skuName }) => (
          <option key={skuID} value={skuID}>
            {skuName}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Rounds a sized value to four significant digits. */
const readable = (value: number | undefined) => (value === undefined ? undefined : Number(value.toPrecision(4)))

const quantities = {
  torque: { label: 'requiredTorque', unit: 'N*m' },
  speed: { label: 'requiredSpeed', unit: 'rpm' },
} as const satisfies Record<keyof OutputDemand, { label: string; unit: string }>

type DemandProps = {
  readonly id: string
  readonly of: keyof OutputDemand
  readonly value: number | undefined
  readonly onCommit: (value: number | undefined) => void
}

/** Input of a demand; empty resets it to the motor's rating. */
const DemandInput = ({ id, of, value, onCommit }: DemandProps) => {
  const { t } = useTexts('torque-chart')
  const { find } = useTexts('shell')
  const { label, unit } = quantities[of]
  const name = t(label)
  const problem = value !== undefined && value <= 0 ? find('issues.notAbove', { name, limit: 0 }) : undefined
  return <NumberInput id={`${id}-${of}`} label={name} unit={unit} value={value} lowest={0} problem={problem} optional onCommit={onCommit} />
}

type Props = {
  readonly motor: ServoMotorRatings
  readonly models: readonly RecommendedModel[]
  /** Whether the motor is of another brand, whose peak torque and maximum speed are assumed. */
  readonly isCustom: boolean
  /** Demanded output speed, rpm. */
  readonly demandedSpeed?: number | undefined
}

const emptyDemand: OutputDemand = { torque: undefined, speed: undefined }

/** Returns the remark on the assumed ratings of a motor of another brand. */
const useRemark = ({ motor, isCustom }: Pick<Props, 'motor' | 'isCustom'>): string | undefined => {
  const { t } = useTexts('torque-chart')
  return isCustom ? t('assumed', { factor: Number((motor.peakTorqueNm / motor.ratedTorqueNm).toPrecision(3)) }) : undefined
}

/** Printed chart of one gear unit. */
export const PrintedServoChart = ({ model, demandedSpeed, ...motor }: Omit<Props, 'models'> & { readonly model: RecommendedModel }) => {
  const remark = useRemark(motor)
  const input = servoChartInput(motor.motor, model, { torque: undefined, speed: demandedSpeed })
  return input && <TorqueChart input={input} id="printed-torque" remark={remark} printed />
}

export const ServoChart = ({ motor, models, isCustom, demandedSpeed }: Props) => {
  const id = useId()
  const remark = useRemark({ motor, isCustom })
  const [chosen, setChosen] = useState<string>()
  const [entered, setEntered] = useState(emptyDemand)
  // The chosen gear unit stays selected if the next answer contains it.
  const model = models.find(({ skuID }) => skuID === chosen) ?? models[0]
  const { torque, speed = demandedSpeed } = entered
  const input = useMemo(() => model && servoChartInput(motor, model, { torque, speed }), [motor, model, torque, speed])
  if (!model || !input) return null
  const enter = (of: keyof OutputDemand) => (value: number | undefined) => setEntered((before) => ({ ...before, [of]: value }))
  return (
    <div className="panel mb-4 break-inside-avoid px-4 py-3">
      <TorqueChart input={input} id={id} remark={remark}>
        <div className="mb-2 grid grid-cols-few items-start gap-x-3 gap-y-2">
          <GearSelect id={`${id}-gear`} models={models} chosen={model.skuID} onChoose={setChosen} />
          <DemandInput id={id} of="torque" value={torque ?? readable(input.demand?.torque)} onCommit={enter('torque')} />
          <DemandInput id={id} of="speed" value={speed ?? readable(input.demand?.speed)} onCommit={enter('speed')} />
        </div>
      </TorqueChart>
    </div>
  )
}
