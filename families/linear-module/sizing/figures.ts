/** The figures of one linear module under one duty. */
import { largestAxialForce, type PhaseForces } from '../../formulas/axial-force.ts'
import { eulerEndFactor, eulerLoad } from '../../formulas/buckling.ts'
import { rotationalSpeed } from '../../formulas/critical-speed.ts'
import { lifeDistance, lifeRevolutions } from '../../formulas/life.ts'
import { combinedLoad, directionalMeanLoad, strokeSegments } from '../../formulas/mean-load.ts'
import type { LinearModuleDemand } from './demand.ts'
import { cycleTorque, effortTorque, phaseTorques } from './drive.ts'
import { guideFigures } from './guide.ts'
import type { LinearModule, LinearModuleAssumptions, LinearModuleDuty } from './input.ts'
import { driveForces, largestMoment, type LinearModuleMoments } from './load.ts'
import { beltForceAt, permissibleSpeed, railFor, screwSpeeds } from './speed.ts'
import { boundedQuotient } from '../../formulas/physical-constants.ts'
import type { SizingCase } from '../../sizing/define-sizing.ts'
import { permissibleTension } from '../../formulas/static-safety.ts'
import { reflectedInertia } from '../../formulas/torque.ts'

/** A module under working conditions. */
export type LinearModuleCase = SizingCase<LinearModuleDuty, LinearModuleAssumptions, LinearModuleDemand, LinearModule>

/** Everything that a check may read. */
export type LinearModuleContext = LinearModuleCase & { readonly figures: LinearModuleFigures }

/** Figures, SI; rotational speeds in rev/s. */
export type LinearModuleFigures = ReturnType<typeof linearModuleFigures>

/**
 * Resistance that a drive overcomes beside the friction of the load: what the maker states, or the assumption.
 * @param module candidate
 * @param assumed resistance where none is stated, N
 * @returns N
 */
const resistanceOf = ({ resistance }: LinearModule, assumed: number): number => resistance ?? assumed

function forcesOf({ duty, assumptions, component: module }: LinearModuleCase): PhaseForces {
  return driveForces({
    ...duty,
    // The no-load torque of a belt drive holds the friction of its guide.
    frictionCoefficient: module.driveKind === 'belt' ? 0 : assumptions.frictionCoefficient,
    resistance: resistanceOf(module, assumptions.guideResistance),
  })
}

function torqueFigures({ duty, demand, assumptions, component: module }: LinearModuleCase, forces: PhaseForces) {
  const drive = {
    travelPerTurn: module.travelPerTurn,
    efficiency: module.driveKind === 'screw' ? assumptions.ballScrewEfficiency : 1,
  }
  const torques = phaseTorques(forces, demand.inertiaForce, drive)
  const running = torques.forwardConstant
  const peak = Math.max(...Object.values(torques).map(Math.abs))
  const rms = cycleTorque(torques, demand.times, demand.cycleTime)
  const requiredSpeed = rotationalSpeed(duty.speed, module.travelPerTurn)
  const angularSpeed = 2 * Math.PI * requiredSpeed
  return {
    torques,
    runningTorque: running,
    accelerationTorque: (demand.inertiaForce * module.travelPerTurn) / (2 * Math.PI),
    peakTorque: peak,
    decelerationTorque: Math.abs(torques.forwardDecelerating),
    rmsTorque: rms,
    holdingTorque: Math.abs(effortTorque(-demand.steadyForce, { ...drive, efficiency: 1 })),
    loadInertia: reflectedInertia(demand.mass, module.travelPerTurn),
    requiredSpeed,
    peakPower: peak * angularSpeed,
    meanPower: rms * angularSpeed,
  }
}

/** Life of a part that carries the axial force, m; nothing where its rating is not stated. */
function axialLife(rating: number | undefined, { component: module, assumptions }: LinearModuleCase, meanLoad: number): number | undefined {
  if (rating === undefined) return undefined
  const { loadFactor } = assumptions
  return lifeDistance(lifeRevolutions({ dynamicLoadRating: rating, meanLoad, loadFactor }), module.travelPerTurn)
}

function screwFigures(sized: LinearModuleCase, forces: PhaseForces) {
  const { component: module, demand, assumptions } = sized
  const { rootDiameter, staticLoadRating, bearingStaticRating, dynamicLoadRating, bearingDynamicRating } = module.screw
  const rail = railFor(module, demand.requiredStroke)
  const supportLength = Math.max(rail?.length ?? 0, demand.requiredStroke)
  const largestForce = largestAxialForce(forces)
  const meanScrewLoad = combinedLoad(directionalMeanLoad(strokeSegments(forces, demand.profile)))
  const speeds = screwSpeeds(module, supportLength, assumptions.criticalSpeedMargin)
  return {
    rail,
    supportLength,
    largestForce,
    meanScrewLoad,
    speeds,
    permissibleSpeed: permissibleSpeed(module, rail, speeds),
    bucklingLoad:
      rootDiameter === undefined
        ? undefined
        : assumptions.bucklingMargin * eulerLoad({ rootDiameter, length: supportLength, endFactor: eulerEndFactor['fixed-fixed'] }),
    permissibleTension: rootDiameter === undefined ? undefined : permissibleTension(rootDiameter, assumptions.permissibleStress),
    screwStaticSafety: staticLoadRating === undefined ? undefined : boundedQuotient(staticLoadRating, largestForce),
    bearingStaticSafety: bearingStaticRating === undefined ? undefined : boundedQuotient(bearingStaticRating, largestForce),
    screwLife: axialLife(dynamicLoadRating, sized, meanScrewLoad),
    bearingLife: axialLife(bearingDynamicRating, sized, meanScrewLoad),
  }
}

/** Parts whose life can govern the module's. */
export type LifePart = 'guide' | 'screw' | 'bearing'

function momentFigures({ demand, component: module, assumptions }: LinearModuleCase) {
  const { guide, blocks } = module
  if (!guide?.moments) return { moments: undefined, combinedFactor: undefined }
  const limit = assumptions.staticSafetyLimit
  const { radial, lateral, moments } = demand.guideLoad
  const utilisation = (axis: keyof LinearModuleMoments): number => (limit * largestMoment(moments[axis])) / (guide.moments?.[axis] ?? 1)
  const shares = { pitch: utilisation('pitch'), yaw: utilisation('yaw'), roll: utilisation('roll') }
  const force = (limit * (radial + lateral)) / (blocks * guide.staticLoadRating)
  return { moments: shares, combinedFactor: force + shares.pitch + shares.yaw + shares.roll }
}

const leastLife = (lives: Readonly<Partial<Record<LifePart, number | undefined>>>): { part: LifePart; distance: number } | undefined => {
  const known = (['guide', 'screw', 'bearing'] as const).flatMap((part) => {
    const distance = lives[part]
    return distance === undefined ? [] : [{ part, distance }]
  })
  return known.sort((a, b) => a.distance - b.distance)[0]
}

/**
 * @param sized module under working conditions
 * @returns figures, SI; undefined where the maker's figures do not allow to say
 * Source: the functions it puts together.
 */
export function linearModuleFigures(sized: LinearModuleCase) {
  const { duty, demand, assumptions, component: module } = sized
  const forces = forcesOf(sized)
  const screw = screwFigures(sized, forces)
  const { guide, blocks } = module
  const guideOf = guide && guideFigures(demand.guideLoad, { guide, blocks }, { profile: demand.profile, ...assumptions })
  return {
    forces,
    ...torqueFigures(sized, forces),
    ...screw,
    beltForce: module.driveKind === 'belt' ? beltForceAt(module, duty.speed) : undefined,
    guide: guideOf,
    ...momentFigures(sized),
    life: leastLife({ guide: guideOf?.life, screw: screw.screwLife, bearing: screw.bearingLife }),
  }
}
