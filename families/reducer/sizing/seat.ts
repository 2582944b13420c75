/** Where a servo motor is mounted: its shaft and flange, and the adapters of a gear unit. */
import type { ServoAdapter, ServoFlange } from './input.ts'
import { holds } from './window.ts'

/** Deviation of pilot and bolt circle within which they are equal, m: a data sheet in inches has four digits, and the bore of a pilot of 30 mm (H7) has 0.021 mm. */
export const seatTolerance = 1e-5

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= seatTolerance

/** Parts of an adapter that a motor has to fit; `undefined` where the maker does not state them. */
export type AdapterParts = Readonly<Record<'pilot' | 'boltCircle' | 'shaft' | 'screw' | 'depth', boolean | undefined>>

/**
 * Shaft into the hub, pilot, bolt circle; screws and depth where the maker states them.
 * @param adapter where the motor would be mounted
 * @param flange the motor's shaft and flange
 * @returns what fits
 */
export const adapterParts = (adapter: ServoAdapter, flange: ServoFlange): AdapterParts => ({
  pilot: isSame(flange.la, adapter.pilot),
  boltCircle: isSame(flange.lb, adapter.boltCircle),
  shaft: holds(flange.s, adapter.bore),
  screw: adapter.screw === undefined ? undefined : holds(adapter.screw, flange.lz),
  depth: adapter.hubDepth === undefined ? undefined : holds(flange.lr, adapter.hubDepth),
})

/**
 * @param adapter where the motor would be mounted
 * @param flange the motor's shaft and flange
 * @returns whether pilot and bolt circle are the adapter's
 */
const hasSeat = (adapter: ServoAdapter, flange: ServoFlange): boolean =>
  isSame(flange.la, adapter.pilot) && isSame(flange.lb, adapter.boltCircle)

/**
 * @param adapter where the motor would be mounted
 * @param flange the motor's shaft and flange
 * @returns whether the motor can be mounted, as far as the maker states what it needs
 */
export const adapterFits = (adapter: ServoAdapter, flange: ServoFlange): boolean =>
  hasSeat(adapter, flange) && Object.values(adapterParts(adapter, flange)).every((fits) => fits !== false)

/**
 * @param adapters adapters of a gear unit
 * @param flange the motor's shaft and flange
 * @returns the first that fits; else the first with the motor's seat; else the first
 */
export const chosenAdapter = (adapters: readonly ServoAdapter[], flange: ServoFlange): ServoAdapter | undefined =>
  adapters.find((adapter) => adapterFits(adapter, flange)) ?? adapters.find((adapter) => hasSeat(adapter, flange)) ?? adapters[0]
