/** Converts catalogue rows and requests to SI. */
import type { AcMotorCandidate } from '../ac-motor/wire/ac-motor.ts'
import type { MotorFlange } from '../../contract/catalogue/motor-flange.ts'
import type { ServoMotorCandidate } from '../servo-motor/wire/servo-motor.ts'
import type { ReducerCandidate, Toleranced } from './wire/reducer.ts'
import type {
  AcMotor,
  ManualDuty,
  OutputDuty,
  Reducer,
  ReducerFilters,
  ServoAdapter,
  ServoDrive,
  ServoDuty,
  ServoFlange,
  ThreePhaseDuty,
} from './sizing/input.ts'
import { type Spectrum, spectrumOf } from './sizing/duty-spectrum.ts'
import { windowOf, type Window } from './sizing/window.ts'
import { toSi, type OutputUnit } from '../formulas/unit-scale.ts'
import { statedIn } from '../sizing/stated.ts'
import { onlyStated } from '../define/only-stated.ts'
import type {
  CustomMotor,
  FilterParameters,
  ManualParameters,
  OutputParameters,
  ServoMotorChoice,
  ServoParameters,
  SpectrumParameters,
  StopParameters,
  ThreePhaseParameters,
} from './parameters.ts'

/** Frame size of an adapter code such as `90:B5`. */
const frameOf = (adapter: string): number => Number.parseInt(adapter, 10)

/**
 * @param adapter catalogue figures, mm
 * @returns the adapter, SI
 */
export const adapterOf = ({
  bore,
  pilot,
  boltCircle,
  hubDepth,
  screw,
}: NonNullable<ReducerCandidate['servoAdapters']>[number]): ServoAdapter => ({
  bore: toSi(bore, 'mm'),
  pilot: toSi(pilot, 'mm'),
  boltCircle: toSi(boltCircle, 'mm'),
  ...(hubDepth === undefined ? {} : { hubDepth: toSi(hubDepth, 'mm') }),
  ...(screw === undefined ? {} : { screw: toSi(screw, 'mm') }),
})

/** Figures of the output shaft. */
function outputFiguresOf(candidate: ReducerCandidate): Partial<Reducer> {
  const limits = {
    radialLoad: statedIn(candidate.radialLoadN, 'N'),
    axialLoad: statedIn(candidate.axialLoadN, 'N'),
    tiltingMoment: statedIn(candidate.tiltingMomentNm, 'N*m'),
    loadSpeed: statedIn(candidate.loadOutputSpeedRpm, 'rpm'),
    loadPoint: candidate.loadPointMm === undefined ? undefined : toSi(candidate.loadPointMm, 'mm'),
    bearingOffset: candidate.outputBearingMm === undefined ? undefined : toSi(candidate.outputBearingMm, 'mm'),
    backlash: candidate.backlashArcmin === undefined ? undefined : toSi(candidate.backlashArcmin, 'arcmin'),
    torsionalStiffness:
      candidate.torsionalStiffnessNmPerArcmin === undefined ? undefined : toSi(candidate.torsionalStiffnessNmPerArcmin, 'N*m/arcmin'),
  }
  return onlyStated(limits)
}

/** Factor from 10⁻⁴ kg·m² to kg·m². */
const inertiaScale = 1e-4

function optionalFigures(candidate: ReducerCandidate): Partial<Reducer> {
  const { peakTorqueNm, stopTorqueNm, ratedInputSpeedRpm, thermalPowerKw, inertiaKgCm2, motorFrames, servoAdapters } = candidate
  return {
    ...(peakTorqueNm === undefined ? {} : { peakTorque: peakTorqueNm }),
    ...(stopTorqueNm === undefined ? {} : { stopTorque: stopTorqueNm }),
    ...(ratedInputSpeedRpm === undefined ? {} : { ratedInputSpeed: toSi(ratedInputSpeedRpm, 'rpm') }),
    ...(thermalPowerKw === undefined ? {} : { thermalPower: thermalPowerKw === 'none' ? thermalPowerKw : toSi(thermalPowerKw, 'kW') }),
    ...(inertiaKgCm2 === undefined ? {} : { inertia: inertiaKgCm2 * inertiaScale }),
    ...(motorFrames === undefined ? {} : { frames: motorFrames.map(frameOf) }),
    ...(servoAdapters === undefined ? {} : { adapters: servoAdapters.map(adapterOf) }),
  }
}

/**
 * @param candidate technical part of a catalogue row, or a described reducer
 * @returns the reducer, SI
 */
export const reducerOf = (candidate: ReducerCandidate): Reducer => ({
  precisionType: candidate.precisionType,
  transmissionType: candidate.transmissionType,
  gearType: candidate.gearType,
  reducerType: candidate.reducerType,
  size: candidate.size,
  ratio: candidate.ratio,
  ratedTorque: candidate.ratedTorqueNm,
  maxInputSpeed: toSi(candidate.maxInputSpeedRpm, 'rpm'),
  efficiency: candidate.efficiency,
  ...optionalFigures(candidate),
  ...outputFiguresOf(candidate),
})

/**
 * @param candidate technical part of a three-phase motor's row
 * @returns the motor, SI
 */
export const acMotorOf = (candidate: AcMotorCandidate): AcMotor => ({
  power: toSi(candidate.ratedPowerKw, 'kW'),
  speed: toSi(candidate.ratedSpeedRpm, 'rpm'),
  frame: candidate.frameSize,
  poles: candidate.poles,
})

/**
 * @param flange catalogue figures of a motor's flange, mm
 * @returns the flange, SI
 */
export const flangeOf = ({ s, lr, la, le, lb, lz }: MotorFlange): ServoFlange => ({
  s: toSi(s, 'mm'),
  lr: toSi(lr, 'mm'),
  la: toSi(la, 'mm'),
  le: toSi(le, 'mm'),
  lb: toSi(lb, 'mm'),
  lz: toSi(lz, 'mm'),
})

/**
 * @param candidate technical part of a servo motor's row
 * @returns the motor, SI
 */
export const servoDriveOf = (candidate: ServoMotorCandidate): ServoDrive => ({
  ratedTorque: candidate.ratedTorqueNm,
  peakTorque: candidate.peakTorqueNm,
  ratedSpeed: toSi(candidate.ratedSpeedRpm, 'rpm'),
  maxSpeed: toSi(candidate.maxSpeedRpm, 'rpm'),
  ...(candidate.rotorInertiaKgCm2 === undefined ? {} : { inertia: candidate.rotorInertiaKgCm2 * inertiaScale }),
  flange: flangeOf(candidate),
})

/**
 * A motor of another brand. The highest speed defaults to the rated speed, the peak torque to the rated one times the factor.
 * @param custom fields of the drawer
 * @param peakTorqueFactor peak torque over rated torque
 * @returns the motor, SI
 */
const customDriveOf = (custom: CustomMotor, peakTorqueFactor: number): ServoDrive => ({
  ratedTorque: custom.t2,
  peakTorque: custom.t2Max ?? peakTorqueFactor * custom.t2,
  ratedSpeed: toSi(custom.n2, 'rpm'),
  maxSpeed: toSi(custom.n2Max ?? custom.n2, 'rpm'),
  ...(custom.rotorInertia === undefined ? {} : { inertia: custom.rotorInertia * inertiaScale }),
  flange: flangeOf(custom),
})

/**
 * @param choice motor of the catalogue or of another brand
 * @param peakTorqueFactor for another brand
 * @returns the motor, SI
 */
export const chosenDrive = (choice: ServoMotorChoice, peakTorqueFactor: number): ServoDrive =>
  'motor' in choice ? servoDriveOf(choice.motor) : customDriveOf(choice.customMotor, peakTorqueFactor)

const windowIn = ({ value, lower, upper }: Toleranced, unit: OutputUnit): Window => windowOf(toSi(value, unit), lower, upper)

const mmOf = (length: number | undefined) => (length === undefined ? undefined : toSi(length, 'mm'))

/** Demands on the output shaft; undefined if there are none. */
function outputDuty(parameters: OutputParameters & StopParameters): { readonly output?: OutputDuty } {
  const { radialForce, axialForce, forceDistance, pitchDiameter, maxBacklash, maxTwist, loadInertia, emergencyTime } = parameters
  const output = onlyStated({
    radialForce,
    axialForce,
    distance: mmOf(forceDistance),
    pitchDiameter: mmOf(pitchDiameter),
    backlash: maxBacklash === undefined ? undefined : toSi(maxBacklash, 'arcmin'),
    twist: maxTwist === undefined ? undefined : toSi(maxTwist, 'arcmin'),
    stop: loadInertia === undefined || emergencyTime === undefined ? undefined : { inertia: loadInertia, time: emergencyTime },
  })
  return Object.keys(output).length > 0 ? { output } : {}
}

/** Duty spectrum of the output; undefined without phases. */
const spectrumDuty = ({ phases = [] }: SpectrumParameters): { readonly spectrum?: Spectrum } =>
  phases.length === 0
    ? {}
    : { spectrum: spectrumOf(phases.map(({ torque, speed, time }) => ({ torque, speed: toSi(speed, 'rpm'), time }))) }

/**
 * @param parameters decoded request
 * @returns the duty, SI
 */
export const threePhaseDuty = ({ motorPower, t2, n2, i, fb, ...rest }: ThreePhaseParameters): ThreePhaseDuty => ({
  ...(motorPower && { power: windowIn(motorPower, 'kW') }),
  ...(t2 && { torque: windowIn(t2, 'N*m') }),
  ...(n2 && { outputSpeed: windowIn(n2, 'rpm') }),
  ...(i && { ratio: windowIn(i, '') }),
  ...(fb === undefined ? {} : { serviceFactor: fb }),
  ...outputDuty(rest),
})

/**
 * @param parameters decoded request
 * @returns the duty, SI
 */
export const servoDuty = ({
  n2,
  i,
  ...rest
}: Pick<ServoParameters, 'n2' | 'i'> & OutputParameters & StopParameters & SpectrumParameters): ServoDuty => ({
  ...(n2 && { outputSpeed: windowIn(n2, 'rpm') }),
  ...(i && { ratio: windowIn(i, '') }),
  ...(rest.loadInertia === undefined ? {} : { loadInertia: rest.loadInertia }),
  ...spectrumDuty(rest),
  ...outputDuty(rest),
})

/**
 * @param parameters decoded request
 * @returns the duty, SI
 */
export const manualDuty = ({ t2, i, ...rest }: ManualParameters): ManualDuty => ({
  ...(t2 && { torque: windowIn(t2, 'N*m') }),
  ...(i && { ratio: windowIn(i, '') }),
  ...spectrumDuty(rest),
  ...outputDuty(rest),
})

/**
 * @param parameters checkbox groups and precision of a request
 * @returns permitted values per filter
 */
export const filtersOf = ({ precisionType, transmissionTypes, gearTypes, reducerTypes }: FilterParameters): ReducerFilters => ({
  ...(precisionType && { precisionType: [precisionType] }),
  ...(transmissionTypes && { transmissionType: transmissionTypes }),
  ...(gearTypes && { gearType: gearTypes }),
  ...(reducerTypes && { reducerType: reducerTypes }),
})
