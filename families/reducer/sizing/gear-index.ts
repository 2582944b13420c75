/** Reducers and motors laid out for matching: gears by frame and by ratio, motors by power. Built once per catalogue version. */
import { reducerFilterKeys, type AcMotor, type Reducer, type ReducerFilterKey, type ReducerFilters } from './input.ts'
import { motorTorque, outputTorque } from './kernel.ts'
import type { Window } from './window.ts'

/** Positions of gears, ratios rising, and between which values the torques lie that they make of 1 N·m. */
export type RatioList = {
  readonly positions: Int32Array
  readonly ratios: Float64Array
  readonly torques: { readonly least: number; readonly most: number }
}

/** A gear with its place in the catalogue. */
export type IndexedGear = { readonly position: number; readonly gear: Reducer }

/** A three-phase motor with its place in the catalogue and its torque (N·m). */
export type IndexedMotor = { readonly position: number; readonly motor: AcMotor; readonly torque: number }

/** A catalogue laid out for matching. */
export type ReducerIndex = {
  readonly gears: readonly Reducer[]
  readonly indexedGears: readonly IndexedGear[]
  /** Place of each gear in the order of the skus: decides ties. */
  readonly gearOrder: Int32Array
  readonly motorOrder: Int32Array
  /** How much the figures of each are to be trusted. */
  readonly gearStanding: Uint8Array
  readonly motorStanding: Uint8Array
  readonly byRatio: RatioList
  /** IEC frame → gears that have an adapter for it. */
  readonly byFrame: ReadonlyMap<number, RatioList>
  /** Gears whose frames are not stated. */
  readonly withoutFrames: RatioList
  /** Power rising. */
  readonly motors: readonly IndexedMotor[]
}

/** How much a row's figures are to be trusted: the maker's own; those of others that name the maker; made up. */
export const standings = { maker: 0, others: 1, demonstration: 2 } as const
export type Standing = (typeof standings)[keyof typeof standings]

/** A row of the catalogue: what ties are decided by, the figures, and their standing (the maker's own unless told). */
export type Entry<Spec> = { readonly sku: string; readonly spec: Spec; readonly standing?: Standing }

function ratioList(gears: readonly Reducer[], positions: readonly number[]): RatioList {
  const ratioAt = (position: number): number => gears[position]?.ratio ?? 0
  const sorted = positions.toSorted((a, b) => ratioAt(a) - ratioAt(b) || a - b)
  const torques = { least: Infinity, most: 0 }
  for (const position of positions) {
    const gear = gears[position]
    const made = gear ? outputTorque(1, gear.ratio, gear.efficiency) : 0
    torques.least = Math.min(torques.least, made)
    torques.most = Math.max(torques.most, made)
  }
  return { positions: Int32Array.from(sorted), ratios: Float64Array.from(sorted, ratioAt), torques }
}

function orderOf(entries: readonly Entry<unknown>[]): Int32Array {
  const sorted = entries.map(({ sku }, position) => ({ sku, position }))
  sorted.sort((a, b) => (a.sku < b.sku ? -1 : 1))
  const order = new Int32Array(entries.length)
  sorted.forEach(({ position }, place) => {
    order[position] = place
  })
  return order
}

const standingOf = (entries: readonly Entry<unknown>[]): Uint8Array =>
  Uint8Array.from(entries, ({ standing }) => standing ?? standings.maker)

/**
 * @param gears reducers, skus unique
 * @param motors three-phase motors, skus unique
 * @returns layout for matching
 */
export function reducerIndex(gears: readonly Entry<Reducer>[], motors: readonly Entry<AcMotor>[]): ReducerIndex {
  const specs = gears.map(({ spec }) => spec)
  const frames = new Map<number, number[]>()
  specs.forEach(({ frames: own = [] }, position) => {
    for (const frame of new Set(own)) {
      const positions = frames.get(frame)
      if (positions) positions.push(position)
      else frames.set(frame, [position])
    }
  })
  return {
    gears: specs,
    indexedGears: specs.map((gear, position) => ({ position, gear })),
    gearOrder: orderOf(gears),
    motorOrder: orderOf(motors),
    gearStanding: standingOf(gears),
    motorStanding: standingOf(motors),
    byRatio: ratioList(specs, [...specs.keys()]),
    byFrame: new Map([...frames].map(([frame, positions]) => [frame, ratioList(specs, positions)])),
    withoutFrames: ratioList(
      specs,
      [...specs.keys()].filter((position) => specs[position]?.frames === undefined),
    ),
    motors: motors
      .map(({ spec }, position) => ({ position, motor: spec, torque: motorTorque(spec.power, spec.speed) }))
      .toSorted((a, b) => a.motor.power - b.motor.power),
  }
}

/** Binary search: first place whose value is at or above the bound. */
function lowerBound(length: number, bound: number, valueAt: (place: number) => number): number {
  let [first, last] = [0, length]
  while (first < last) {
    const middle = (first + last) >>> 1
    if (valueAt(middle) < bound) first = middle + 1
    else last = middle
  }
  return first
}

/** A search may return a little too much: what lies near an edge is decided by the exact comparison. */
const slack = 1e-9

/** Places [from, to) of a sorted sequence that can lie in a window; all of them without a window. */
export function placesIn(length: number, window: Window | undefined, valueAt: (place: number) => number): readonly [number, number] {
  if (window === undefined) return [0, length]
  const from = lowerBound(length, window.low * (1 - slack), valueAt)
  return [from, Math.max(from, lowerBound(length, window.high * (1 + slack), valueAt))]
}

/** Whether any gear of a list can make a torque in a window of one at its input, N·m. */
export const mayReach = ({ torques }: RatioList, torque: number, window: Window | undefined): boolean =>
  window === undefined || (torque * torques.most * (1 + slack) >= window.low && torque * torques.least * (1 - slack) <= window.high)

/** Part of both windows. */
export const narrower = (one: Window | undefined, other: Window | undefined): Window | undefined =>
  one && other ? { target: one.target, low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) } : (one ?? other)

/**
 * Which filters refuse each gear: bit k is set where the filter of key k does.
 * @param gears reducers
 * @param filters permitted values; absent or empty = all
 */
export function refusals(gears: readonly Reducer[], filters: ReducerFilters): Uint8Array {
  const masks = new Uint8Array(gears.length)
  reducerFilterKeys.forEach((key: ReducerFilterKey, bit) => {
    const permitted: ReadonlySet<string> = new Set(filters[key])
    if (permitted.size === 0) return
    gears.forEach((gear, position) => {
      if (!permitted.has(gear[key])) masks[position] = (masks[position] ?? 0) | (1 << bit)
    })
  })
  return masks
}
