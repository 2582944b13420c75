/** Fits a servo motor's shaft and flange to the adapters of a gear unit. */
import type { ServoAdapter, ServoFlange } from './input.ts'
import { holds } from './window.ts'

/**
 * Tolerance within which pilots and bolt circles are equal, m: a data sheet in inches has four digits, and the bore for a pilot of
 * 30 mm (H7) has a tolerance of 0.021 mm.
 */
export const seatTolerance = 1e-5

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= seatTolerance

/** Fit of the parts of an adapter; `undefined` if the maker does not state them. */
export type AdapterParts = Readonly<Record<'pilot' | 'boltCircle' | 'shaft' | 'screw' | 'depth', boolean | undefined>>

/**
 * Checks shaft and hub bore, pilot, bolt circle; screws and depth if the maker states them.
 * @param adapter candidate adapter
 * @param flange the motor's shaft and flange
 * @returns the fit of each part
 */
export const adapterParts = (adapter: ServoAdapter, flange: ServoFlange): AdapterParts => ({
  pilot: isSame(flange.la, adapter.pilot),
  boltCircle: isSame(flange.lb, adapter.boltCircle),
  shaft: holds(flange.s, adapter.bore),
  screw: adapter.screw === undefined ? undefined : holds(adapter.screw, flange.lz),
  depth: adapter.hubDepth === undefined ? undefined : holds(flange.lr, adapter.hubDepth),
})

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
  hasSeat(adapter, flange) && Object.values(adapterParts(adapter, flange)).every((fits) => fits !== false)

/**
 * @param adapters adapters of a gear unit
 * @param flange the motor's shaft and flange
 * @returns the first that fits; otherwise the first with matching pilot and bolt circle; otherwise the first
 */
export const chosenAdapter = (adapters: readonly ServoAdapter[], flange: ServoFlange): ServoAdapter | undefined =>
  adapters.find((adapter) => adapterFits(adapter, flange)) ?? adapters.find((adapter) => hasSeat(adapter, flange)) ?? adapters[0]
