/** Example request bodies for the reference. */
import { exampleServoMotor } from '../servo-motor/example-motor.ts'
import type { SentRequest } from './read-request.ts'
import type { ReducerRows } from './reducer-rows.ts'
import { manualTorqueTolerance, within } from './tolerance.ts'
import type { ReducerMode } from './wire/modes.ts'

type ExampleOf<Mode extends ReducerMode> = (rows: ReducerRows) => Extract<SentRequest, { readonly mode: Mode }>['parameters']

/** Bodies of the calculations: the initial values of the forms. */
export const exampleParameters: { readonly [Mode in ReducerMode]: ExampleOf<Mode> } = {
  threePhase: () => ({ motorPower: within(1.5), n2: within(45) }),
  servo: ({ servoMotors }) => ({ sku: exampleServoMotor(servoMotors), i: within(10) }),
  manual: () => ({ t2: within(380, manualTorqueTolerance), i: within(20) }),
}
