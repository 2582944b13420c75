import type { CalculationRow, WorkingFirstRequest } from '../../../contract/rotary-working.ts'
import type { RotaryRows } from './rotary-rows.ts'
import type { ServedScenes } from './served-scenes.ts'
import { workingFirst } from './working-first.ts'

/** Power of the servo motor of the examples, W. */
const exampleServoPower = 400

/** Bodies for the reference: the first scene with the values that its form opens with, and what comes of it. */
export const rotaryExamples = (scenes: ServedScenes) => {
  const first = (): WorkingFirstRequest => {
    const [compiled] = scenes.values()
    const { name = '', items = {} } = compiled?.scene ?? {}
    return { type: name, list: Object.entries(items).map(([item, { unit, default: value }]) => ({ name: item, value, unit })) }
  }
  const demand = (): CalculationRow[] => {
    const read = workingFirst(first(), scenes)
    return 'values' in read ? read.values.list : []
  }
  const motor = ({ motors }: RotaryRows): string => {
    const models = [...motors.values()]
    return (models.find(({ candidate }) => candidate.ratedPowerW === exampleServoPower) ?? models[0])?.skuID ?? ''
  }
  return { first, demand, motor }
}
