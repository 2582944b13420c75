/** Chooses coupling and support units of an axis: the first row of which every check passes; none where a figure is not known. */
import type { JointCheck } from '../../engine/assembly/assembly.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import { type CouplingDuty, couplingFit } from '../coupling/fit.ts'
import { couplingInertia } from '../coupling/inertia.ts'
import type { CouplingCandidate } from '../coupling/wire/coupling.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import { servoDriveOf } from '../reducer/conversion.ts'
import { verdictOf } from '../sizing/verdict.ts'
import { type SupportDuty, supportFit } from '../support-unit/fit.ts'
import type { SupportUnitCandidate } from '../support-unit/wire/support-unit.ts'
import { inertiasOf, type PreparedAxis, type SizedParts } from './combination.ts'
import { timesOf } from './divide.ts'
import type { Support } from './open-positions.ts'
import type { AxisCandidate } from './wire/axis.ts'

const passes = (checks: readonly JointCheck[]): boolean => checks.every(({ state }) => state === 'passed')

/** @returns what a coupling of these parts has to take */
export function couplingDuty(
  { conditions: { screwEnd, excitation }, couplingFactor }: Pick<PreparedAxis, 'conditions' | 'couplingFactor'>,
  parts: SizedParts,
  { motor }: Pick<AxisCandidate, 'motor'>,
): CouplingDuty {
  const peak = parts.motor.figures.torques?.peak
  return {
    torque: peak === undefined ? undefined : inUnit(couplingFactor * peak, 'N*m'),
    speed: inUnit(parts.screw.sized.figures.workingSpeed, 'rpm'),
    driving: motor.s,
    driven: screwEnd,
    inertias: inertiasOf(parts, servoDriveOf(motor).inertia),
    excitation,
  }
}

/** Whether every check of the coupling passes, and the axis with it. */
export function suitsAxis(prepared: PreparedAxis, candidate: AxisCandidate): boolean {
  const { coupling } = candidate
  if (!coupling || couplingInertia(coupling) === undefined) return false
  const parts = prepared.partsOf(candidate)
  const { driving, driven } = couplingFit(coupling, couplingDuty(prepared, parts, candidate))
  return passes([...driving, ...driven]) && verdictOf(prepared.join(parts)).passed
}

/**
 * The motor drives the inertia of the coupling itself; one with which the axis does not pass is not chosen.
 * @param prepared axis
 * @param candidate its parts
 * @param couplings in rank order
 * @returns undefined where the end of the screw is not stated
 */
export function couplingOf(
  prepared: PreparedAxis,
  candidate: AxisCandidate,
  couplings: readonly CatalogueModel<CouplingCandidate>[] = [],
): CatalogueModel<CouplingCandidate> | undefined {
  if (prepared.conditions.screwEnd === undefined) return undefined
  return couplings.find(({ candidate: coupling }) => suitsAxis(prepared, { ...candidate, coupling }))
}

/** @returns what a support unit of these parts has to take */
export function supportDuty(
  { conditions }: Pick<PreparedAxis, 'conditions'>,
  { screw: { sized } }: SizedParts,
  [{ takesThrust, holdsDrivenEnd }, rootDiameter]: readonly [support: Support, rootDiameter: number],
): SupportDuty {
  return {
    rootDiameter,
    ...(holdsDrivenEnd && { end: conditions.screwEnd }),
    ...(takesThrust && {
      thrust: {
        force: inUnit(sized.demand.largestForce, 'N'),
        speed: inUnit(sized.figures.meanRotationalSpeed, 'rpm'),
        life: timesOf(conditions).requiredLife,
      },
    }),
  }
}

/** @returns the units in rank order that suit an end */
export const supportsFor = (
  units: readonly CatalogueModel<SupportUnitCandidate>[],
  duty: SupportDuty,
  { role }: Pick<Support, 'role'>,
): readonly CatalogueModel<SupportUnitCandidate>[] => {
  const end = role === 'fixedSupport' ? 'fixed' : 'supported'
  return units.filter(({ candidate }) => candidate.end === end && passes(supportFit(candidate, duty)))
}
