/** Fits a servo motor's shaft and flange to the adapters of a gear unit. */
import { seatTolerance as seatToleranceMm } from '../../../engine/assembly/joint-checks.ts'
import { toSi } from '../../formulas/unit-scale.ts'
import type { ServoAdapter, ServoFlange } from './input.ts'
import { holds } from './window.ts'

/** Tolerance within which pilots and bolt circles are equal, m. */
export const seatTolerance = toSi(seatToleranceMm, 'mm')

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= seatTolerance

/**
 * @param adapter candidate adapter
 * @param flange the motor's shaft and flange
 * @returns whether pilot and bolt circle match
 */
const hasSeat = (adapter: ServoAdapter, flange: ServoFlange): boolean =>
  isSame(flange.la, adapter.pilot) && isSame(flange.lb, adapter.boltCircle)

/**
 * @param adapter candidate adapter
 * @param flange the motor's shaft and flange
 * @returns whether the motor can be mounted, as far as the maker states the dimensions
 */
export const adapterFits = (adapter: ServoAdapter, flange: ServoFlange): boolean =>
  hasSeat(adapter, flange) &&
  holds(flange.s, adapter.bore) &&
  (adapter.screw === undefined || holds(adapter.screw, flange.lz)) &&
  (adapter.hubDepth === undefined || holds(flange.lr, adapter.hubDepth))

/**
 * @param adapters adapters of a gear unit
 * @param flange the motor's shaft and flange
 * @returns the first that fits; otherwise the first with matching pilot and bolt circle; otherwise the first
 */
export const chosenAdapter = (adapters: readonly ServoAdapter[], flange: ServoFlange): ServoAdapter | undefined =>
  adapters.find((adapter) => adapterFits(adapter, flange)) ?? adapters.find((adapter) => hasSeat(adapter, flange)) ?? adapters[0]
