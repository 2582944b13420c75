/** Groups of gear units with their motors. */
import type { AcMotorCandidate } from '../ac-motor/wire/ac-motor.ts'
import type { LectoGroup } from '../define/lecto-group.ts'
import type { ServoMotorCandidate } from '../servo-motor/wire/servo-motor.ts'
import { adaptersText, flangeText, mountingOf, servoMotorChecks, threePhaseMotorChecks } from '../define/motor-joint.ts'
import { flangeName, iecFlange } from './flange-name.ts'
import type { ReducerCandidate } from './wire/reducer.ts'

/** Units with flanges for three-phase motors. */
const threePhase: LectoGroup<ReducerCandidate, AcMotorCandidate> = {
  id: 'gear-three-phase',
  motors: 'ac-motor',
  workingIDs: ['2000000'],
  takes: ({ motorFrames }) => motorFrames !== undefined,
  seatOf: ({ motorFrames }) => JSON.stringify(motorFrames ?? null),
  shaftOf: ({ frameSize }) => String(frameSize),
  mount: (gear, { frameSize }) => mountingOf(threePhaseMotorChecks(gear.motorFrames, frameSize), iecFlange(gear, frameSize)),
}

/** Units with adapters for servo motors, and units that state neither adapters nor frames. */
const servo: LectoGroup<ReducerCandidate, ServoMotorCandidate> = {
  id: 'gear-servo',
  motors: 'servo-motor',
  workingIDs: ['2000001'],
  takes: ({ motorFrames, servoAdapters }) => servoAdapters !== undefined || motorFrames === undefined,
  seatOf: ({ servoAdapters }) => adaptersText(servoAdapters),
  shaftOf: flangeText,
  mount: ({ servoAdapters }, motor) => mountingOf(servoMotorChecks(servoAdapters, motor), servoAdapters && flangeName(motor)),
}

/** In the order of lists. */
export const reducerGroups: readonly LectoGroup[] = [servo, threePhase]
