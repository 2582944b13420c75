/** Which rail a module takes for a stroke, and how fast and how strong it may be there. */
import { bendingEigenvalue, criticalSpeed, speedValueLimit } from '../../formulas/critical-speed.ts'
import type { LinearModule, LinearModuleRail } from './input.ts'

/**
 * The shortest rail with enough stroke; the longest where none has.
 * @param module candidate
 * @param stroke required stroke, m
 * @returns nothing where the maker states no rails
 */
export const railFor = ({ rails }: LinearModule, stroke: number): LinearModuleRail | undefined =>
  rails.find((rail) => rail.stroke >= stroke) ?? rails.at(-1)

/** Speeds that the screw itself allows, m/s; a figure that is missing leaves its limit out. */
export type ScrewSpeeds = { readonly dn?: number; readonly critical?: number; readonly rotational?: number }

/**
 * v = DN Ph / D, v = k N1 Ph (fixed-supported), v = n Ph.
 * @param module candidate
 * @param length distance between supports, m
 * @param margin share k of the critical speed
 * @returns m/s
 * Source: THK General Catalog A-393, A-396 (DN), A-405 (critical speed, fixed-supported), A-418 (6000 rpm).
 */
export function screwSpeeds({ screw, travelPerTurn }: LinearModule, length: number, margin: number): ScrewSpeeds {
  const { rootDiameter, ballCircleDiameter, speedValue, maxRotationalSpeed } = screw
  const eigenvalueSquared = bendingEigenvalue['fixed-supported'] ** 2
  return {
    ...(speedValue !== undefined &&
      ballCircleDiameter !== undefined && { dn: speedValueLimit(speedValue, ballCircleDiameter) * travelPerTurn }),
    ...(rootDiameter !== undefined && {
      critical: margin * criticalSpeed({ rootDiameter, length, eigenvalueSquared }) * travelPerTurn,
    }),
    ...(maxRotationalSpeed !== undefined && { rotational: maxRotationalSpeed * travelPerTurn }),
  }
}

/**
 * Highest speed on a rail: the maker's figure for that rail or module. Where there is none, the least of what the screw allows.
 * @param module candidate
 * @param rail chosen rail
 * @param speeds what the screw allows, m/s
 * @returns m/s; nothing where no figure allows to say
 * Source: THK General Catalog A-396, A-397 (speed by rail length); HIWIN KK, p. 46-71.
 */
export function permissibleSpeed(module: LinearModule, rail: LinearModuleRail | undefined, speeds: ScrewSpeeds): number | undefined {
  const stated = [rail?.maxSpeed, module.maxSpeed].filter((speed) => speed !== undefined)
  const limits = stated.length > 0 ? stated : Object.values(speeds)
  return limits.length === 0 ? undefined : Math.min(...limits)
}

/**
 * Permissible force of a belt at a speed.
 * @param module candidate
 * @param speed v, m/s; above the last band that band counts (the speed check rejects it)
 * @returns N; nothing where the maker states none
 * Source: Parker OSP-E catalogue, p. 310.
 */
export const beltForceAt = ({ beltForces }: LinearModule, speed: number): number | undefined =>
  (beltForces.find(({ upToSpeed }) => speed <= upToSpeed) ?? beltForces.at(-1))?.force
