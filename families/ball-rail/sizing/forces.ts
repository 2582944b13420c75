/**
 * Forces on the carriage of a guide. Axes: X along the travel, Y across it in the mounting plane, Z normal to that plane and away
 * from the rail. X points against forward travel (down, when vertical), so that the inertia of forward acceleration is positive; Y
 * of a wall-mounted guide points in the direction of gravity. A force along Z counts positive towards the rail.
 */
import type { GuidePosture } from '../wire/ball-rail.ts'
import { inclinedShares, type StrokePhase } from '../../formulas/axial-force.ts'
import type { BallRailDuty } from './input.ts'
import { standardGravity } from '../../formulas/physical-constants.ts'
import type { PointLoad, Vector } from './vector.ts'

/** Forces and moments about the centre of the blocks. */
export type Resultant = {
  /** FZ, N. */
  readonly radial: number
  /** FY, N. */
  readonly lateral: number
  /** Mr about X, N·m. */
  readonly roll: number
  /** Mp about Y, N·m. */
  readonly pitch: number
  /** My about Z, N·m. */
  readonly yaw: number
}

/** Sign of the inertial force along X: 1, −1, or 0 without acceleration; the return mirrors the stroke. */
export const inertiaSign = {
  forwardAccelerating: 1,
  forwardConstant: 0,
  forwardDecelerating: -1,
  backwardAccelerating: -1,
  backwardConstant: 0,
  backwardDecelerating: 1,
} as const satisfies Record<StrokePhase, -1 | 0 | 1>

const gravityAlong = {
  horizontal: { x: 0, y: 0, z: 1 },
  vertical: { x: 1, y: 0, z: 0 },
  wall: { x: 0, y: 1, z: 0 },
} as const satisfies Record<GuidePosture, Vector>

/** Direction of gravity; on an incline it has a component along the travel. */
function gravityOf({ posture, inclination }: Pick<BallRailDuty, 'posture' | 'inclination'>): Vector {
  const level = gravityAlong[posture]
  if (posture === 'vertical') return level
  const { along, onto } = inclinedShares({ inclination })
  return { x: along, y: onto * level.y, z: onto * level.z }
}

/**
 * Force of the moved mass: horizontal (s m a, 0, m g), vertical (m (g + s a), 0, 0), wall (s m a, m g, 0); s is the sign of
 * inertia. On an incline α, m g sin α acts along the travel, and m g cos α instead of m g across it.
 * @param duty posture, inclination (rad), mass m (kg), acceleration a (m/s²)
 * @param phase phase of the cycle
 * @returns N
 * Source: THK General Catalog, load conditions 1, 3, 4, 6, 8, 9 of LM guides.
 */
export function carriageForce(duty: Pick<BallRailDuty, 'posture' | 'inclination' | 'mass' | 'acceleration'>, phase: StrokePhase): Vector {
  const { mass, acceleration } = duty
  const [gravity, weight] = [gravityOf(duty), mass * standardGravity]
  return { x: weight * gravity.x + inertiaSign[phase] * mass * acceleration, y: weight * gravity.y, z: weight * gravity.z }
}

/**
 * Mr = Σ(FY Z + FZ Y), Mp = Σ(FX (Z − Zd) + FZ X), My = Σ(−FX (Y − Yd) + FY X).
 * @param loads forces (N) with their points (m)
 * @param drive point at which the drive reacts FX: Yd, Zd, m
 * @returns forces N, moments N·m
 * Source: IKO CAT-1578E III-9 to III-13.
 */
export function resultantOf(loads: readonly PointLoad[], drive: Pick<Vector, 'y' | 'z'> = { y: 0, z: 0 }): Resultant {
  const sum = (part: (load: PointLoad) => number): number => loads.reduce((total, load) => total + part(load), 0)
  return {
    radial: sum(({ force }) => force.z),
    lateral: sum(({ force }) => force.y),
    roll: sum(({ force, point }) => force.y * point.z + force.z * point.y),
    pitch: sum(({ force, point }) => force.x * (point.z - drive.z) + force.z * point.x),
    yaw: sum(({ force, point }) => -force.x * (point.y - drive.y) + force.y * point.x),
  }
}
