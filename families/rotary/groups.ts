/** Group of rotary platforms with their motors. */
import type { LectoGroup } from '../define/lecto-group.ts'
import { adaptersText, flangeText, mountingOf, servoMotorChecks } from '../define/motor-joint.ts'
import { flangeName } from '../reducer/flange-name.ts'
import type { ServoMotorCandidate } from '../servo-motor/wire/servo-motor.ts'
import type { RotaryCandidate } from './wire/rotary.ts'

/** Platforms with a gear stage; the others include their motors. */
const servo: LectoGroup<RotaryCandidate, ServoMotorCandidate> = {
  id: 'platform-servo',
  motors: 'servo-motor',
  workingIDs: ['121', '3000000'],
  takes: ({ drive }) => drive === 'gear',
  seatOf: ({ servoAdapters }) => adaptersText(servoAdapters),
  shaftOf: flangeText,
  mount: ({ servoAdapters }, motor) => mountingOf(servoMotorChecks(servoAdapters, motor), servoAdapters && flangeName(motor)),
}

/** In the order of lists. */
export const rotaryGroups: readonly LectoGroup[] = [servo]
