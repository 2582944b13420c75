/** Reducers and motors indexed for matching: gears by frame and by ratio, motors by power. Built once per catalogue version. */
import { at } from '../../../engine/base/at.ts'
import { reducerFilterKeys, type AcMotor, type Reducer, type ReducerFilterKey, type ReducerFilters } from './input.ts'
import { motorTorque, outputTorque } from './kernel.ts'
import type { Window } from './window.ts'

/** Positions of gears by ascending ratio, and the range of output torques that they produce from 1 N·m. */
export type RatioList = {
  readonly positions: Int32Array
  readonly ratios: Float64Array
  readonly torques: { readonly least: number; readonly most: number }
}

/** A gear with its position in the catalogue. */
export type IndexedGear = { readonly position: number; readonly gear: Reducer }

/** A three-phase motor with its position in the catalogue and its torque (N·m). */
export type IndexedMotor = { readonly position: number; readonly motor: AcMotor; readonly torque: number }

/** An indexed catalogue. */
export type ReducerIndex = {
  readonly gears: readonly Reducer[]
  readonly indexedGears: readonly IndexedGear[]
  /** Rank of each gear by sku, which breaks ties. */
  readonly gearOrder: Int32Array
  readonly motorOrder: Int32Array
  /** Provenance class of each gear's figures. */
  readonly gearStanding: Uint8Array
  readonly motorStanding: Uint8Array
  readonly byRatio: RatioList
  /** IEC frame → gears that have an adapter for it. */
  readonly byFrame: ReadonlyMap<number, RatioList>
  /** Gears that do not state their frames. */
  readonly withoutFrames: RatioList
  /** By ascending power. */
  readonly motors: readonly IndexedMotor[]
}

/** Provenance classes of a row's figures: the maker's own; third-party figures that name the maker; demonstration data. */
export const standings = { maker: 0, others: 1, demonstration: 2 } as const
export type Standing = (typeof standings)[keyof typeof standings]

/** A row of the catalogue: its sku for ties, its figures, and their provenance class (default: the maker's own). */
export type Entry<Spec> = { readonly sku: string; readonly spec: Spec; readonly standing?: Standing }

function ratioList(gears: readonly Reducer[], positions: readonly number[]): RatioList {
  const ratioAt = (position: number): number => at(gears, position).ratio
  const sorted = positions.toSorted((a, b) => ratioAt(a) - ratioAt(b) || a - b)
  const torques = { least: Infinity, most: 0 }
  for (const position of positions) {
    const { ratio, efficiency } = at(gears, position)
    const made = outputTorque(1, ratio, efficiency)
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
 * @returns the index
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

/** Binary search: first position whose value is at or above the bound. */
function lowerBound(length: number, bound: number, valueAt: (place: number) => number): number {
  let [first, last] = [0, length]
  while (first < last) {
    const middle = (first + last) >>> 1
    if (valueAt(middle) < bound) first = middle + 1
    else last = middle
  }
  return first
}

/** Relative tolerance of a search: it may return slightly too much, as the exact comparison decides near an edge. */
const slack = 1e-9

/** Positions [from, to) of a sorted sequence that can lie in a window; all of them without a window. */
export function placesIn(length: number, window: Window | undefined, valueAt: (place: number) => number): readonly [number, number] {
  if (window === undefined) return [0, length]
  const from = lowerBound(length, window.low * (1 - slack), valueAt)
  return [from, Math.max(from, lowerBound(length, window.high * (1 + slack), valueAt))]
}

/** Whether any gear of a list can produce a torque in a window from the given input torque, N·m. */
export const mayReach = ({ torques }: RatioList, torque: number, window: Window | undefined): boolean =>
  window === undefined || (torque * torques.most * (1 + slack) >= window.low && torque * torques.least * (1 - slack) <= window.high)

/** Intersection of both windows. */
export const narrower = (one: Window | undefined, other: Window | undefined): Window | undefined =>
  one && other ? { target: one.target, low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) } : (one ?? other)

/**
 * Which filters reject each gear: bit k is set if the filter of key k does.
 * @param gears reducers
 * @param filters permitted values; absent or empty = all
 */
export function refusals(gears: readonly Reducer[], filters: ReducerFilters): Uint8Array {
  const masks = new Uint8Array(gears.length)
  reducerFilterKeys.forEach((key: ReducerFilterKey, bit) => {
    const permitted: ReadonlySet<string> = new Set(filters[key])
    if (permitted.size === 0) return
    gears.forEach((gear, position) => {
      if (!permitted.has(gear[key])) masks[position] = at(masks, position) | (1 << bit)
    })
  })
  return masks
}
