/** Order options of a rotary platform. */
import type { OrderableOf } from '../define/orderable.ts'
import { orderableServoMotors } from '../reducer/orderable.ts'
import { servoMotorTable } from '../servo-motor/table.ts'
import type { RotaryCandidate } from './wire/rotary.ts'

/** A gear stage with the motors that can be mounted on it; the others include theirs. */
export const rotaryOrderable: OrderableOf<RotaryCandidate> = ({ drive, servoAdapters }, modelsOf) =>
  drive === 'gear' ? orderableServoMotors(servoAdapters, modelsOf(servoMotorTable)) : { parts: {} }
