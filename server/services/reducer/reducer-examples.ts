import type { ReducerMode } from '../../../contract/reducer-modes.ts'
import { manualTorqueTolerance, within } from '../../../families/reducer/tolerance.ts'
import type { GivenRequest } from './read-reducer-request.ts'
import type { ReducerRows } from './reducer-rows.ts'

/** Power of the servo motor of the examples, W. */
const exampleServoPower = 400

const exampleMotor = ({ servoMotors }: ReducerRows): string => {
  const models = [...servoMotors.values()]
  return (models.find(({ candidate }) => candidate.ratedPowerW === exampleServoPower) ?? models[0])?.skuID ?? ''
}

type ExampleOf<Mode extends ReducerMode> = (rows: ReducerRows) => Extract<GivenRequest, { readonly mode: Mode }>['parameters']

/** Bodies of the calculations for the reference: the values that the forms open with. */
export const exampleParameters: { readonly [Mode in ReducerMode]: ExampleOf<Mode> } = {
  threePhase: () => ({ motorPower: within(1.5), n2: within(45) }),
  servo: (rows) => ({ sku: exampleMotor(rows), i: within(10) }),
  manual: () => ({ t2: within(380, manualTorqueTolerance), i: within(20) }),
}
