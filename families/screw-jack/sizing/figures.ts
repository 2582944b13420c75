/** Computed figures of one screw jack under one duty. */
import { shaftStiffness } from '../../formulas/axial-stiffness.ts'
import { jackBucklingLoad } from '../../formulas/buckling.ts'
import { criticalSpeed, rotationalSpeed } from '../../formulas/critical-speed.ts'
import { jackInputPower, jackInputSpeed, permissiblePower } from './drive.ts'
import { jackFixings, judgedSpeedFactor, type JackFixing } from './fixing.ts'
import { lifeDistance, lifeRevolutions, loadForDistance } from '../../formulas/life.ts'
import { standardGravity } from '../../formulas/physical-constants.ts'
import { screwRotates, type ScrewJack, type ScrewJackAssumptions, type ScrewJackDuty } from './input.ts'
import type { SizingCase } from '../../sizing/define-sizing.ts'
import { leastOf, type StatedLimit } from '../../sizing/stated.ts'
import type { ScrewJackDemand } from './demand.ts'
import { permissibleTension } from '../../formulas/static-safety.ts'
import { driveTorque, shaftPower } from '../../formulas/torque.ts'
import {
  isSelfLocking,
  loweringTorque,
  slidingScrewEfficiency,
  trapezoidalGeometry,
  type SlidingScrew,
} from '../../formulas/trapezoidal-thread.ts'

/** A jack under working conditions. */
export type ScrewJackCase = SizingCase<ScrewJackDuty, ScrewJackAssumptions, ScrewJackDemand, ScrewJack>

/** Figures, SI; rotational speeds in rev/s. */
export type ScrewJackFigures = ReturnType<typeof screwJackFigures>

/** Input of the checks. */
export type ScrewJackContext = ScrewJackCase & { readonly figures: ScrewJackFigures }

/**
 * Squared eigenvalue λ² = fn π² of a jack's screw that is judged with.
 * @param fixing end supports
 * @returns dimensionless
 * Source: beam theory; fn of the selection rules.
 */
export const jackEigenvalueSquared = (fixing: JackFixing): number => judgedSpeedFactor(fixing) * Math.PI ** 2

/**
 * Input torque for a torque at the screw, N·m: the losses of the worm gear add to it when driven, and reduce it when the load
 * drives.
 */
const lowering = (torque: number, { wormRatio }: ScrewJack, wormEfficiency: number): number =>
  torque / wormRatio / (torque >= 0 ? wormEfficiency : 1 / wormEfficiency)

/**
 * Pitch diameter d2 of a jack's screw.
 * @param jack diameter and lead (m), starts
 * @returns m
 */
export const pitchDiameterOf = ({ screwDiameter, lead, threadStarts }: ScrewJack): number =>
  trapezoidalGeometry(screwDiameter, lead / threadStarts).pitchDiameter

function screwFigures(jack: ScrewJack, assumptions: ScrewJackAssumptions, force: number) {
  if (jack.screwKind === 'ball') return { screwEfficiency: assumptions.ballScrewEfficiency, selfLocking: false, loweringTorque: undefined }
  const thread: SlidingScrew = {
    pitchDiameter: pitchDiameterOf(jack),
    lead: jack.lead,
    frictionCoefficient: assumptions.threadFriction,
    flankAngle: jack.flankAngle,
    ...(jack.collar && { collar: jack.collar }),
  }
  // A run-in or vibrating thread has less friction than the one that has to be driven.
  const frictionCoefficient = Math.min(assumptions.threadFriction, assumptions.lowestThreadFriction)
  const screwEfficiency = slidingScrewEfficiency(thread)
  return {
    screwEfficiency,
    selfLocking: isSelfLocking({ ...thread, frictionCoefficient }, assumptions.lockingMargin),
    /** At the input shaft, through screw and worm gear; negative where the load drives them. */
    loweringTorque: lowering(loweringTorque(thread, force), jack, Math.min(jack.efficiency / screwEfficiency, 1)),
  }
}

/** T0, N·m; 0 if the maker includes it in the efficiency. */
export const tareOf = ({ tareTorque = 0 }: ScrewJack): number => tareTorque

/** Force equivalent of T0: power over lifting speed, N. */
export const tareForce = (jack: ScrewJack): number => shaftPower(tareOf(jack), jack.wormRatio / jack.lead)

function driveFigures({ duty, component: jack, assumptions: { ambientFactor }, demand }: ScrewJackCase) {
  const { force, speed, liftingPower, meanLiftingPower } = demand
  const tarePower = speed * tareForce(jack)
  return {
    travelPerTurn: jack.lead / jack.wormRatio,
    inputSpeed: jackInputSpeed({ speed, wormRatio: jack.wormRatio, lead: jack.lead }),
    inputTorque: driveTorque(force, jack.lead / jack.wormRatio, jack.efficiency) + tareOf(jack),
    inputPower: liftingPower / jack.efficiency + tarePower,
    meanInputPower: meanLiftingPower / jack.efficiency + tarePower * demand.dutyCycle,
    ...(jack.thermalPower === undefined
      ? {}
      : {
          permissiblePower: demand.ofSpectrum
            ? jack.thermalPower * ambientFactor
            : permissiblePower({ nominalPower: jack.thermalPower, nominalDuty: jack.nominalDuty, duty: duty.duty, ambientFactor }),
        }),
  }
}

function shaftFigures(
  duty: ScrewJackDuty,
  jack: ScrewJack,
  { speed, criticalSpeedMargin }: Record<'speed' | 'criticalSpeedMargin', number>,
) {
  const length = duty.stroke + jack.extension
  const critical = criticalSpeed({ rootDiameter: jack.rootDiameter, length, eigenvalueSquared: jackEigenvalueSquared(duty.fixing) })
  return {
    freeLength: length,
    bucklingLoad: jackBucklingLoad({ rootDiameter: jack.rootDiameter, length, bucklingFactor: jackFixings[duty.fixing].bucklingFactor }),
    screwSpeed: screwRotates(duty.installType) ? rotationalSpeed(speed, jack.lead) : 0,
    permissibleScrewSpeed: criticalSpeedMargin * critical,
  }
}

/**
 * Highest lifting speed within the limits of worm, heat and a rotating screw under these conditions, m/s; undefined if one of them
 * is not known.
 */
function maxLiftingSpeed(
  { duty, component: jack, demand: { force } }: ScrewJackCase,
  limits: { readonly power: number | undefined; readonly screwSpeed: number },
): number | undefined {
  const resistance = jackInputPower(force, 1, jack.efficiency) + tareForce(jack)
  const byPower = resistance === 0 ? 'none' : limits.power && limits.power / resistance
  const byScrew = screwRotates(duty.installType) ? limits.screwSpeed * jack.lead : 'none'
  return leastOf((jack.maxInputSpeed * jack.lead) / jack.wormRatio, byPower, byScrew)
}

/** Force at which a ball screw reaches the required life, N; `none` for other screws, or without a required life. */
function forceByLife({ screwKind, dynamicLoadRating, lead }: ScrewJack, requiredDistance: number): StatedLimit | undefined {
  if (screwKind !== 'ball' || requiredDistance === 0) return 'none'
  return dynamicLoadRating && loadForDistance({ dynamicLoadRating, lead, loadFactor: 1 }, requiredDistance)
}

/**
 * Largest force within the limits of capacity, buckling, torque, heat and life under these conditions, N; undefined if one of them
 * is not known.
 */
function permissibleForce(
  { duty, component: jack, demand, assumptions }: ScrewJackCase,
  limits: { buckling: number; power: number | undefined },
) {
  const left = (limit: number, used: number): number => Math.max(limit - used, 0)
  const byTorque =
    jack.maxInputTorque && left(jack.maxInputTorque, tareOf(jack)) / driveTorque(1, jack.lead / jack.wormRatio, jack.efficiency)
  const byPower =
    duty.speed === 0
      ? 'none'
      : limits.power && left(limits.power, duty.speed * tareForce(jack)) / jackInputPower(1, duty.speed, jack.efficiency)
  const byLife = demand.ofSpectrum ? 'none' : forceByLife(jack, assumptions.requiredDistance)
  return leastOf(jack.capacity * standardGravity, limits.buckling, byTorque, byPower, byLife)
}

/**
 * Whether a brake is needed. Shocks can overcome self-locking, so that a self-locking thread needs none only if the load is known
 * to be free of them; undefined if the load type is not known.
 */
function needsBrake(selfLocking: boolean, loadType: ScrewJackCase['duty']['loadType']): boolean | undefined {
  if (!selfLocking) return true
  return loadType === undefined ? undefined : loadType !== 'smooth'
}

/**
 * @param sized jack under working conditions
 * @returns figures, SI
 * Source: the functions called.
 */
export function screwJackFigures(sized: ScrewJackCase) {
  const { duty, component: jack, assumptions, demand } = sized
  const { force, lifeForce } = demand
  const screw = screwFigures(jack, assumptions, force)
  const drive = driveFigures(sized)
  const compression = permissibleTension(jack.rootDiameter, assumptions.permissibleStress)
  const shaft = shaftFigures(duty, jack, { speed: demand.speed, criticalSpeedMargin: assumptions.criticalSpeedMargin })
  return {
    ...screw,
    ...drive,
    ...shaft,
    brakeNeeded: needsBrake(screw.selfLocking, duty.loadType),
    wormEfficiency: Math.min(jack.efficiency / screw.screwEfficiency, 1),
    maxLiftingSpeed: maxLiftingSpeed(sized, { power: drive.permissiblePower, screwSpeed: shaft.permissibleScrewSpeed }),
    screwShortening: force / shaftStiffness({ rootDiameter: jack.rootDiameter, length: shaft.freeLength, endFactor: 1 }),
    permissibleForce: permissibleForce(sized, {
      buckling: Math.min(shaft.bucklingLoad / assumptions.bucklingSafety, compression),
      power: drive.permissiblePower,
    }),
    ...(jack.screwKind === 'ball' && jack.dynamicLoadRating !== undefined
      ? {
          lifeDistance: lifeDistance(
            lifeRevolutions({ dynamicLoadRating: jack.dynamicLoadRating, meanLoad: lifeForce, loadFactor: 1 }),
            jack.lead,
          ),
        }
      : {}),
  }
}
