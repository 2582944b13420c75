import { createHash } from 'node:crypto'
import type { CalculationRow, WorkingFirstRequest } from '../../../contract/rotary-working.ts'
import { type SceneRecordRequest, submittedStatus } from '../../../contract/scene-record.ts'
import { sceneClasses } from '../../../schemas/scenes/scene-classes.ts'
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
  /** One name per content, so that the example is stored once however often it is sent. */
  const record = (): SceneRecordRequest => {
    const content = { classID: sceneClasses.at(-1) ?? '', ...first(), status: submittedStatus } as const
    return { ...content, submissionID: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32) }
  }
  const demand = (): CalculationRow[] => {
    const read = workingFirst(first(), scenes)
    return 'values' in read ? read.values.list : []
  }
  const motor = ({ motors }: RotaryRows): string => {
    const models = [...motors.values()]
    return (models.find(({ candidate }) => candidate.ratedPowerW === exampleServoPower) ?? models[0])?.skuID ?? ''
  }
  return { first, record, demand, motor }
}
