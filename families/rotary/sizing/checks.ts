/** The checks of a rotary platform and of its motor. */
import { judge, type Limit, type SymbolValue } from '../../sizing/check.ts'
import type { NotStated, Outcome } from '../../sizing/judge.ts'
import { mountingChecks } from '../../reducer/sizing/servo-checks.ts'
import type { ServoDrive } from '../../reducer/sizing/input.ts'
import { inertiaRatio } from '../../reducer/sizing/kernel.ts'
import { bearingChecks } from './bearing-checks.ts'
import { type MotorFigures, type PlatformFigures, type RotaryCase, type RotaryFigures } from './figures.ts'
import type { Platform } from './input.ts'
import { emergencyTorque } from './kernel.ts'
import { motorPeakRow, motorRmsRow, ownInertia, tableRmsRow, tableTorqueRow, type TorqueRow } from './torque-rows.ts'

const torqueSource = 'Oriental Motor; hollowTables; Harmonic Drive FHA'
const bearingSource = 'Harmonic Drive FHA; crossRollerBearing'
const inertiaSource = 'Machine Design, New rules for sizing servos'
const rateSource = 'Harmonic Drive CHA; effectiveTorque; motorDataOfMaker'

/** A platform under a demand: input of its own checks. */
export type PlatformContext = RotaryCase & { readonly figures: { readonly atTable: PlatformFigures } }

/** A limit that only some makers state. */
const statedLimit = (column: string, available: number | undefined, limit: Omit<Limit, 'available'>): Limit | NotStated =>
  available === undefined ? { needs: [column] } : { ...limit, available }

/**
 * A limit whose demand is a lower bound while figures are missing: if this exceeds the limit, the check fails, otherwise its
 * result is not known.
 */
const atLeast = (needs: readonly string[], limit: Limit): Outcome => (needs.length === 0 || !judge('', limit).passed ? limit : { needs })

/** A torque against its limit, with the formula of the row. */
const underLimit = ({ formula, inputs }: TorqueRow, limit: string): Pick<Limit, 'unit' | 'formula' | 'inputs'> => ({
  unit: 'N*m',
  formula: `${formula} <= ${limit}`,
  inputs,
})

const torqueCheck = ({ duty: demand, component: { platform }, figures: { atTable } }: PlatformContext): Outcome =>
  atLeast(atTable.torqueNeeds, {
    required: atTable.torque,
    available: platform.permissibleTorque,
    source: torqueSource,
    ...underLimit(tableTorqueRow(demand, platform), 'Tperm'),
  })

function emergencyStopCheck({ duty: demand, component: { platform } }: PlatformContext): Outcome {
  const { emergencyDeceleration, inertia: loadInertia, gravityTorque, processTorque } = demand
  if (emergencyDeceleration === undefined) return 'notApplicable'
  const { inertia = 0, permissibleTorque } = platform
  return atLeast(platform.inertia === undefined ? ['inertiaKgM2'] : [], {
    required: emergencyTorque(demand, inertia),
    available: permissibleTorque,
    unit: 'N*m',
    formula: `${platform.inertia === undefined ? 'JL' : '(JL + J0)'} × αe + Tg + Tw <= Tperm`,
    source: torqueSource,
    inputs: [
      ['JL', loadInertia, 'kg*m^2'],
      ...ownInertia(platform),
      ['αe', emergencyDeceleration / (2 * Math.PI), 'rad/s^2'],
      ['Tg', gravityTorque, 'N*m'],
      ['Tw', processTorque, 'N*m'],
    ],
  })
}

/** A figure of accuracy against the requested value; not applicable without one. */
const accuracyCheck = (
  limit: number | undefined,
  [column, stated, unit]: readonly [string, number | undefined, 'arcmin' | 'arcsec'],
): Outcome =>
  limit === undefined
    ? 'notApplicable'
    : stated === undefined
      ? { needs: [column] }
      : {
          role: 'demand',
          required: stated,
          available: limit,
          unit,
          formula: 'δ <= δmax',
          source: 'accuracyOfMaker',
          inputs: [
            ['δ', stated, unit],
            ['δmax', limit, unit],
          ],
        }

/** Continuous torque, for built-in motors. */
const continuousCheck = ({ duty: demand, component: { platform }, figures: { atTable } }: PlatformContext): Outcome => {
  if (platform.drive === 'gear') return 'notApplicable'
  const { continuousTorque: available } = platform
  if (available === undefined) return { needs: ['continuousTorqueNm', ...atTable.torqueNeeds] }
  return atLeast(atTable.torqueNeeds, {
    required: atTable.rmsTorque,
    available,
    source: rateSource,
    ...underLimit(tableRmsRow(demand, platform, atTable), 'Tcont'),
  })
}

const speedCheck = ({ duty: demand, component: { platform } }: PlatformContext): Limit => ({
  required: demand.speed,
  available: platform.maxSpeed,
  unit: 'rpm',
  formula: 'N <= Nmax',
  source: torqueSource,
  inputs: [['N', demand.speed, 'rpm']],
})

const bearingForce = (symbol: string, load: number, [column, available]: readonly [string, number | undefined]): Outcome =>
  load === 0
    ? 'notApplicable'
    : statedLimit(column, available, {
        required: load,
        unit: 'N',
        formula: `${symbol} <= ${symbol}perm`,
        source: bearingSource,
        inputs: [[symbol, load, 'N']],
      })

/**
 * Without the position of the bearing, the moment of a radial load is not known; a platform whose limit is exceeded even without
 * it fails.
 */
function momentCheck({ duty: demand, component: { platform }, figures: { atTable } }: PlatformContext): Outcome {
  const { permissibleMoment, bearingOffset } = platform
  const { moment } = atTable
  if (demand.momentLoad === 0 && demand.radialLoad === 0) return 'notApplicable'
  const row = { unit: 'N*m', source: bearingSource } as const
  const load: SymbolValue = ['M', demand.momentLoad, 'N*m']
  if (bearingOffset === undefined || moment === undefined) {
    const alone = statedLimit('permissibleMomentNm', permissibleMoment, {
      ...row,
      required: demand.momentLoad,
      formula: 'M <= Mperm',
      inputs: [load],
    })
    const isDecided = moment !== undefined || 'needs' in alone || !judge('momentLoad', alone).passed
    return isDecided ? alone : { needs: ['bearingOffsetMm'] }
  }
  return statedLimit('permissibleMomentNm', permissibleMoment, {
    ...row,
    required: moment,
    formula: 'M + Fr × R <= Mperm',
    inputs: [load, ['Fr', demand.radialLoad, 'N'], ['R', bearingOffset, 'mm']],
  })
}

/**
 * The load inertia limit as stated by the maker; for built-in motors without a stated limit, a ratio to their own inertia that
 * makers exceed.
 */
function loadInertiaCheck({ duty: demand, component: { platform }, assumptions }: PlatformContext): Outcome {
  const { drive, inertia, loadInertiaLimit } = platform
  if (demand.inertia === 0 || loadInertiaLimit === 'none') return 'notApplicable'
  const limit: Omit<Limit, 'available' | 'formula'> = {
    required: demand.inertia,
    unit: 'kg*m^2',
    source: torqueSource,
    inputs: [['JL', demand.inertia, 'kg*m^2'], ...ownInertia(platform)],
  }
  if (loadInertiaLimit !== undefined) return { ...limit, available: loadInertiaLimit, formula: 'JL <= JLperm' }
  if (drive === 'gear') return { needs: ['loadInertiaLimitKgM2'] }
  if (inertia === undefined) return { needs: ['loadInertiaLimitKgM2', 'inertiaKgM2'] }
  return { ...limit, available: assumptions.ownInertiaRatioLimit * inertia, formula: 'JL <= λ0 × J0' }
}

/** The checks of a platform. Source: R12, R14 to R17, F18. */
export const platformChecks = {
  platformTorque: torqueCheck,
  platformContinuousTorque: continuousCheck,
  platformSpeed: speedCheck,
  axialLoad: ({ duty, component: { platform } }: PlatformContext): Outcome =>
    bearingForce('Fa', duty.axialLoad, ['permissibleAxialN', platform.permissibleAxial]),
  radialLoad: ({ duty, component: { platform } }: PlatformContext): Outcome =>
    bearingForce('Fr', duty.radialLoad, ['permissibleRadialN', platform.permissibleRadial]),
  momentLoad: momentCheck,
  ...bearingChecks,
  loadInertia: loadInertiaCheck,
  emergencyStop: emergencyStopCheck,
  lostMotion: ({ duty, component: { platform } }: PlatformContext): Outcome =>
    accuracyCheck(duty.lostMotion, ['lostMotionArcmin', platform.lostMotion, 'arcmin']),
  repeatability: ({ duty, component: { platform } }: PlatformContext): Outcome =>
    accuracyCheck(duty.repeatability, ['repeatabilityArcsec', platform.repeatability, 'arcsec']),
}

/** A platform with drive `gear` and its servo motor under a demand: input of the motor's checks. */
export type DrivenContext = RotaryCase & {
  readonly component: { readonly platform: Platform; readonly motor: ServoDrive }
  readonly figures: { readonly atTable: PlatformFigures; readonly atMotor: MotorFigures }
}

const drivenOf = ({ duty: demand, component: { platform, motor }, figures }: DrivenContext) => ({
  demand,
  platform,
  motor,
  figures: figures.atMotor,
})

const motorSpeedCheck = ({ duty: demand, component: { platform, motor }, figures: { atMotor } }: DrivenContext): Limit => ({
  required: atMotor.speed,
  available: motor.ratedSpeed,
  unit: 'rpm',
  formula: 'N × I <= n1',
  source: torqueSource,
  inputs: [
    ['N', demand.speed, 'rpm'],
    ['I', platform.ratio, ''],
  ],
})

const motorPeakCheck = (context: DrivenContext): Outcome =>
  atLeast(context.figures.atMotor.torqueNeeds, {
    required: context.figures.atMotor.peakTorque,
    available: context.component.motor.peakTorque,
    source: torqueSource,
    ...underLimit(motorPeakRow(drivenOf(context)), 'T1max'),
  })

const motorRmsCheck = (context: DrivenContext): Outcome =>
  atLeast(context.figures.atMotor.torqueNeeds, {
    required: context.figures.atMotor.rmsTorque,
    available: context.component.motor.ratedTorque,
    source: rateSource,
    ...underLimit(motorRmsRow(drivenOf(context)), 'T1'),
  })

function inertiaRatioCheck({ duty: demand, component: { platform, motor }, assumptions, figures }: DrivenContext): Outcome {
  const needs = platform.inertia === undefined ? ['inertiaKgM2'] : []
  if (motor.inertia === undefined) return { needs: [...needs, 'rotorInertiaKgCm2'] }
  return atLeast(needs, {
    required: inertiaRatio(figures.atTable.inertia, platform.ratio, motor.inertia),
    available: assumptions.inertiaRatioLimit,
    unit: '',
    formula: platform.inertia === undefined ? 'λ = JL / (I² × JM) <= λmax' : 'λ = (JL + J0) / (I² × JM) <= λmax',
    source: inertiaSource,
    inputs: [['JL', demand.inertia, 'kg*m^2'], ...ownInertia(platform), ['I', platform.ratio, ''], ['JM', motor.inertia, 'kg*m^2']],
  })
}

/** The checks of the motor's ratings. Source: R5, F4, F16, F18. */
export const motorChecks = {
  motorSpeed: motorSpeedCheck,
  motorPeakTorque: motorPeakCheck,
  motorRmsTorque: motorRmsCheck,
  inertiaRatio: inertiaRatioCheck,
}

/** Input of all checks. */
export type RotaryContext = RotaryCase & { readonly figures: RotaryFigures }

/** The figures at the motor are defined if there is a motor. */
const isDriven = (context: RotaryContext): context is RotaryContext & DrivenContext => context.figures.atMotor !== undefined

/** A check that applies only with a motor. */
const ofMotor =
  (check: (context: RotaryContext & DrivenContext) => Outcome) =>
  (context: RotaryContext): Outcome =>
    isDriven(context) ? check(context) : 'notApplicable'

/** The checks of a platform with its motor; of a platform with drive `gear` without one, only its own. */
export const rotaryChecks = {
  ...platformChecks,
  motorSpeed: ofMotor(motorChecks.motorSpeed),
  motorPeakTorque: ofMotor(motorChecks.motorPeakTorque),
  motorRmsTorque: ofMotor(motorChecks.motorRmsTorque),
  inertiaRatio: ofMotor(motorChecks.inertiaRatio),
  shaftBore: ofMotor(mountingChecks.shaftBore),
  motorPilot: ofMotor(mountingChecks.motorPilot),
  motorBoltCircle: ofMotor(mountingChecks.motorBoltCircle),
  motorScrew: ofMotor(mountingChecks.motorScrew),
  hubDepth: ofMotor(mountingChecks.hubDepth),
}
