/** Checks of a gear unit and its motor under a duty spectrum; not applicable without one. SI. */
import type { SizedValue } from '../../../contract/results/sizing.ts'
import type { Limit } from '../../sizing/check.ts'
import { judgeBy, type Outcome } from '../../sizing/judge.ts'
import { whereStated } from '../../sizing/check-definition.ts'
import { fits } from '../../sizing/verdict.ts'
import { valuesFrom } from '../../sizing/value-row.ts'
import { accelerationTorque } from './figures.ts'
import { meanTorqueSource, type MotorTorques, type Spectrum, spectrumMotorTorques } from './duty-spectrum.ts'
import type { Reducer, ServoDrive } from './input.ts'

/** A duty with an optional spectrum. */
export type SpectrumDuty = { readonly spectrum?: Spectrum }

/** A gear unit under a spectrum. */
export type SpectrumContext = { readonly duty: SpectrumDuty; readonly component: { readonly gear: Reducer } }

const ratingSource = 'Beckhoff AG2250, AG2400; neugartWittenstein'

/** A check that applies only with a spectrum. */
const ofSpectrum =
  <Context extends { readonly duty: SpectrumDuty }>(limit: (spectrum: Spectrum, context: Context) => Limit) =>
  (context: Context): Outcome =>
    context.duty.spectrum === undefined ? 'notApplicable' : limit(context.duty.spectrum, context)

const meanTorqueCheck = ofSpectrum(({ meanTorque }, { component: { gear } }: SpectrumContext): Limit => ({
  required: meanTorque,
  available: gear.ratedTorque,
  unit: 'N*m',
  formula: 'T2m = (Σ |T2i|³ × n2i × ti / Σ n2i × ti)^(1/3) <= T2N',
  source: meanTorqueSource,
  inputs: [
    ['T2m', meanTorque, 'N*m'],
    ['T2N', gear.ratedTorque, 'N*m'],
  ],
}))

/** T2N if the maker does not state T2B, as a gear unit also withstands its continuous torque in a phase. */
const phaseTorqueCheck = ofSpectrum(({ largestTorque }, { component: { gear } }: SpectrumContext): Limit => ({
  required: largestTorque,
  available: accelerationTorque(gear),
  unit: 'N*m',
  formula: `max |T2i| <= ${gear.peakTorque === undefined ? 'T2N' : 'T2B'}`,
  source: ratingSource,
  inputs: [['T2', largestTorque, 'N*m']],
}))

const phaseSpeedCheck = ofSpectrum(({ largestSpeed }, { component: { gear } }: SpectrumContext): Limit => ({
  required: gear.ratio * largestSpeed,
  available: gear.maxInputSpeed,
  unit: 'rpm',
  formula: 'i × max n2i <= n1max',
  source: ratingSource,
  inputs: [
    ['i', gear.ratio, ''],
    ['n2', largestSpeed, 'rpm'],
  ],
}))

/**
 * @param gear reducer
 * @param spectrum at the output
 * @param ratedInputSpeed n1N, rev/s
 * @returns i n2m <= n1N
 * Source: Beckhoff AG3210 documentation (n1N is the mean input speed); F13.
 */
export const meanSpeedLimit = (gear: Reducer, spectrum: Spectrum, ratedInputSpeed: number): Limit => ({
  required: gear.ratio * spectrum.meanSpeed,
  available: ratedInputSpeed,
  unit: 'rpm',
  formula: 'i × n2m = i × Σ n2i × ti / Σ ti <= n1N',
  source: `${ratingSource}; Beckhoff AG3210; n1nIsMean`,
  inputs: [
    ['i', gear.ratio, ''],
    ['n2m', spectrum.meanSpeed, 'rpm'],
  ],
})

const meanInputSpeedCheck = whereStated<SpectrumContext>()({
  needs: { ratedInputSpeedRpm: ({ gear }) => gear.ratedInputSpeed },
  asks: ({ duty }) => duty.spectrum !== undefined,
  limit: ({ duty: { spectrum }, component: { gear } }, { ratedInputSpeedRpm }) =>
    spectrum === undefined ? 'notApplicable' : meanSpeedLimit(gear, spectrum, ratedInputSpeedRpm),
})

/** The checks of a gear unit in all modes. */
const gearSpectrumChecks = { meanTorque: meanTorqueCheck, phaseTorque: phaseTorqueCheck, phaseSpeed: phaseSpeedCheck }

/** The same with the mean input speed, which the servo mode checks in any case. */
export const manualSpectrumChecks = { ...gearSpectrumChecks, meanInputSpeed: meanInputSpeedCheck }

/** A gear unit with its motor under a spectrum. */
export type DrivenSpectrum = {
  readonly duty: SpectrumDuty
  readonly component: { readonly gear: Reducer; readonly motor: ServoDrive }
  readonly figures: { readonly limits: { readonly peakTorque: number } }
}

const motorSource = 'Yaskawa Σ-II; motorsWithGears; Harmonic Drive CHA p. 67; effectiveTorque; constantPower'
const phaseTorqueText = 'T1i = T2i / (i × η) × max(1, n1i / n1N); whereLoadDrives=|T2i| × η / i'

const torquesOf = (spectrum: Spectrum, { component: { gear, motor } }: DrivenSpectrum): MotorTorques =>
  spectrumMotorTorques(spectrum, { ratio: gear.ratio, efficiency: gear.efficiency, ratedSpeed: motor.ratedSpeed })

const gearInputs = ({ component: { gear } }: DrivenSpectrum) => [['i', gear.ratio, ''] as const, ['η', gear.efficiency, ''] as const]

const motorSpeedCheck = ofSpectrum(({ largestSpeed }, { component: { gear, motor } }: DrivenSpectrum): Limit => ({
  required: gear.ratio * largestSpeed,
  available: motor.maxSpeed,
  unit: 'rpm',
  formula: 'i × max n2i <= nmax',
  source: motorSource,
  inputs: [
    ['i', gear.ratio, ''],
    ['n2', largestSpeed, 'rpm'],
  ],
}))

const motorPeakCheck = ofSpectrum((spectrum, context: DrivenSpectrum): Limit => {
  const share = context.figures.limits.peakTorque
  const { peakTorque } = context.component.motor
  return {
    required: torquesOf(spectrum, context).peak,
    available: share * peakTorque,
    unit: 'N*m',
    formula: `max T1i <= k × T1max; ${phaseTorqueText}`,
    source: motorSource,
    inputs: [...gearInputs(context), ['k', share, '%'], ['T1max', peakTorque, 'N*m']],
  }
})

const motorRmsCheck = ofSpectrum((spectrum, context: DrivenSpectrum): Limit => ({
  required: torquesOf(spectrum, context).effective,
  available: context.component.motor.ratedTorque,
  unit: 'N*m',
  formula: `√(Σ T1i² × ti / Σ ti) <= T1; ${phaseTorqueText}`,
  source: motorSource,
  inputs: [...gearInputs(context), ['T1', context.component.motor.ratedTorque, 'N*m']],
}))

/** The checks of a gear unit with its servo motor. */
export const servoSpectrumChecks = {
  ...gearSpectrumChecks,
  motorSpeed: motorSpeedCheck,
  motorPeakTorque: motorPeakCheck,
  motorRmsTorque: motorRmsCheck,
}

const judgeGear = judgeBy<SpectrumContext>(manualSpectrumChecks)
const judgeServo = judgeBy<DrivenSpectrum>({ ...servoSpectrumChecks, meanInputSpeed: meanInputSpeedCheck })

const borne = ({ limits, notKnown }: ReturnType<typeof judgeGear>): boolean | undefined => {
  if (!fits(limits)) return false
  return notKnown.length > 0 ? undefined : true
}

/**
 * @param context gear unit, with or without a spectrum
 * @returns whether the gear unit withstands it; undefined if the maker does not state it
 */
export const gearBearsSpectrum = (context: SpectrumContext): boolean | undefined =>
  context.duty.spectrum === undefined ? true : borne(judgeGear(context))

/**
 * @param context gear unit with its motor, with or without a spectrum
 * @returns whether both withstand it; undefined if the maker does not state it
 */
export const servoBearsSpectrum = (context: DrivenSpectrum): boolean | undefined =>
  context.duty.spectrum === undefined ? true : borne(judgeServo(context))

/**
 * @param duty phases, if any
 * @returns mean torque and speed at the output
 */
export const spectrumValues = ({ spectrum }: SpectrumDuty): SizedValue[] =>
  spectrum === undefined
    ? []
    : valuesFrom(meanTorqueSource, [
        ['meanTorque', spectrum.meanTorque, 'N*m', 'T2m = (Σ |T2i|³ × n2i × ti / Σ n2i × ti)^(1/3)'],
        ['meanOutputSpeed', spectrum.meanSpeed, 'rpm', 'n2m = Σ n2i × ti / Σ ti'],
      ])
