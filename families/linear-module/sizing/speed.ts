/** Selects the rail of a module for a stroke, and computes its speed and force limits. */
import { bendingEigenvalue, criticalSpeed, speedValueLimit } from '../../formulas/critical-speed.ts'
import { leastOf, type StatedLimit } from '../../sizing/stated.ts'
import type { LinearModule, LinearModuleRail } from './input.ts'

/**
 * The shortest rail with sufficient stroke; the longest if there is none.
 * @param module candidate
 * @param stroke required stroke, m
 * @returns undefined if the maker states no rails
 */
export const railFor = ({ rails }: LinearModule, stroke: number): LinearModuleRail | undefined =>
  rails.find((rail) => rail.stroke >= stroke) ?? rails.at(-1)

/** Speed limits of the screw itself, m/s; `none` if there is no such limit, undefined if it is not known. */
export type ScrewSpeeds = { readonly dn?: StatedLimit; readonly critical?: StatedLimit; readonly rotational?: StatedLimit }

/** A limit computed from another; `none` and undefined pass through. */
const from = (limit: StatedLimit | undefined, speed: (value: number) => number | undefined): StatedLimit | undefined =>
  typeof limit === 'number' ? speed(limit) : limit

/**
 * v = DN Ph / D, v = k N1 Ph (fixed-supported), v = n Ph. The critical speed is used only if no speeds by rail length are stated:
 * these include it for the true distance between the supports, which is less than the rail (KR5520 on a rail of 1080 mm: 800 mm/s
 * stated, 755 mm/s by the rail).
 * @param module candidate
 * @param length distance between supports, m
 * @param margin fraction k of the critical speed
 * @returns m/s
 * Source: THK General Catalog A-393, A-396 (DN), A-405 (critical speed, fixed-supported), A-418 (6000 rpm).
 */
export function screwSpeeds({ rails, screw, travelPerTurn }: LinearModule, length: number, margin: number): ScrewSpeeds {
  const { rootDiameter, ballCircleDiameter, speedValue, maxRotationalSpeed } = screw
  const eigenvalueSquared = bendingEigenvalue['fixed-supported'] ** 2
  const dn = from(speedValue, (value) =>
    ballCircleDiameter === undefined ? undefined : speedValueLimit(value, ballCircleDiameter) * travelPerTurn,
  )
  const critical = from(
    rails.length > 0 ? 'none' : rootDiameter,
    (diameter) => margin * criticalSpeed({ rootDiameter: diameter, length, eigenvalueSquared }) * travelPerTurn,
  )
  const rotational = from(maxRotationalSpeed, (turns) => turns * travelPerTurn)
  return { ...(dn !== undefined && { dn }), ...(critical !== undefined && { critical }), ...(rotational !== undefined && { rotational }) }
}

/**
 * Highest speed stated by the maker: of the rail, and of the module.
 * @param module candidate
 * @param rail chosen rail
 * @returns m/s; undefined if one of them is not known
 * Source: THK General Catalog A-396, A-397 (speed by rail length); HIWIN KK, p. 46-71.
 */
export const statedSpeed = ({ rails, maxSpeed }: LinearModule, rail: LinearModuleRail | undefined): number | undefined =>
  leastOf(rails.length === 0 ? 'none' : rail?.maxSpeed, maxSpeed)

/**
 * Highest speed of the screw.
 * @param speeds its limits, m/s
 * @returns m/s; undefined if one of them is not known
 */
export const screwSpeed = ({ dn, critical, rotational }: ScrewSpeeds): number | undefined => leastOf(dn, critical, rotational)

/**
 * Permissible force of a belt at a speed.
 * @param module candidate
 * @param speed v, m/s; above the last band its value is used, an upper bound
 * @returns N; undefined if the maker states none
 * Source: Parker OSP-E catalogue, p. 310.
 */
export const beltForceAt = ({ beltForces }: LinearModule, speed: number): number | undefined =>
  (beltForces.find(({ upToSpeed }) => speed <= upToSpeed) ?? beltForces.at(-1))?.force
