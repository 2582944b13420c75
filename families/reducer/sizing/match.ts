/** Finds the reducers that fit: every gear × motor pair is decided by the same comparisons as its sizing. */
import { adapterFits, isLimited, servoFigures } from './figures.ts'
import { narrower, placesIn, refusals, type IndexedMotor, type RatioList, type ReducerIndex } from './gear-index.ts'
import type { ManualDuty, Reducer, ReducerFilters, ServoAssumptions, ServoDrive, ServoDuty, ThreePhaseDuty } from './input.ts'
import { outputSpeed, outputTorque, gearUseFactor } from './kernel.ts'
import { MatchGatherer, listCap, type ReducerMatch, type ReducerMatches } from './ranking.ts'
import { holds, isInside, ratioWindow, relativeError, type Window } from './window.ts'

/** Filters, and how many matches to list at most (300 unless told). */
export type MatchOptions = { readonly filters?: ReducerFilters; readonly limit?: number }

type Demand = { readonly outputSpeed?: Window; readonly ratio?: Window }

/** Deviation from the ratio asked for, else from the output speed, else none. */
function errorOf({ ratio, outputSpeed: speed }: Demand, gear: Reducer, n2: number): number {
  if (ratio) return relativeError(gear.ratio, ratio)
  return speed ? relativeError(n2, speed) : 0
}

const gatherer = (index: ReducerIndex, { filters = {}, limit = listCap }: MatchOptions, target: number): MatchGatherer =>
  new MatchGatherer({ ...index, target, limit, masks: refusals(index.gears, filters) })

/** Calls back for every gear of a list whose ratio can lie in the window. */
function eachGear(
  index: ReducerIndex,
  { list, window }: { list: RatioList; window: Window | undefined },
  visit: (at: number, gear: Reducer) => void,
) {
  const [from, to] = placesIn(list.ratios.length, window, (place) => list.ratios[place] ?? 0)
  for (let place = from; place < to; place += 1) {
    const position = list.positions[place] ?? 0
    const gear = index.gears[position]
    if (gear) visit(position, gear)
  }
}

/** The match of a gear and a three-phase motor; nothing where it does not fit. */
function threePhaseMatch(duty: ThreePhaseDuty, { motor, torque }: IndexedMotor, gear: Reducer): Omit<ReducerMatch, 'gear'> | undefined {
  if (!holds(motor.speed, gear.maxInputSpeed)) return undefined
  if (gear.thermalPower !== undefined && !holds(motor.power, gear.thermalPower)) return undefined
  const n2 = outputSpeed(motor.speed, gear.ratio)
  if (!isInside(n2, duty.outputSpeed) || !isInside(gear.ratio, duty.ratio)) return undefined
  const t2 = outputTorque(torque, gear.ratio, gear.efficiency)
  const factor = gearUseFactor(gear.ratedTorque, t2)
  if (!isInside(t2, duty.torque) || (duty.serviceFactor !== undefined && !holds(duty.serviceFactor, factor))) return undefined
  return { useFactor: factor, outputSpeed: n2, outputTorque: t2, isLimited: false }
}

/**
 * Pairs of a reducer and a three-phase motor: every active demand inside its window, n1 <= n1max, an adapter for the motor's frame, the heat limit
 * where it is known, and fB >= the service factor where one is asked for.
 * @param duty what is asked for, SI
 * @param index catalogue
 * @param options filters and length of the list
 * @returns count of all matches, the best of them in order, counts per filter value
 * Source: F1 to F6, F9, F19.
 */
export function threePhaseMatches(duty: ThreePhaseDuty, index: ReducerIndex, options: MatchOptions = {}): ReducerMatches {
  const found = gatherer(index, options, duty.serviceFactor ?? 1)
  const [from, to] = placesIn(index.motors.length, duty.power, (place) => index.motors[place]?.motor.power ?? 0)
  for (const indexed of index.motors.slice(from, to)) {
    const list = index.byFrame.get(indexed.motor.frame)
    if (!list || !isInside(indexed.motor.power, duty.power)) continue
    const bySpeed = duty.outputSpeed && ratioWindow(indexed.motor.speed, duty.outputSpeed)
    eachGear(index, { list, window: narrower(duty.ratio, bySpeed) }, (position, gear) => {
      const match = threePhaseMatch(duty, indexed, gear)
      if (match) found.add({ gear: position, motor: indexed.position, ...match }, errorOf(duty, gear, match.outputSpeed ?? 0))
    })
  }
  return found.matches()
}

/** A servo motor under a duty. */
export type ServoSetting = { readonly duty: ServoDuty; readonly motor: ServoDrive; readonly assumptions: ServoAssumptions }

function servoMatch({ duty, motor, assumptions }: ServoSetting, gear: Reducer): Omit<ReducerMatch, 'gear'> | undefined {
  const isMountable = gear.adapters?.some((adapter) => adapterFits(adapter, motor.flange)) ?? false
  if (!isMountable || !holds(motor.ratedSpeed, gear.maxInputSpeed)) return undefined
  const figures = servoFigures(gear, motor, { duty, assumptions })
  if (!isInside(figures.outputSpeed, duty.outputSpeed) || !isInside(gear.ratio, duty.ratio)) return undefined
  if (!holds(figures.outputTorque, gear.ratedTorque)) return undefined
  if (gear.thermalPower !== undefined && !holds(figures.inputPower, gear.thermalPower)) return undefined
  if (figures.inertiaRatio !== undefined && !holds(figures.inertiaRatio, assumptions.inertiaRatioLimit)) return undefined
  return {
    useFactor: figures.useFactor,
    outputSpeed: figures.outputSpeed,
    outputTorque: figures.outputTorque,
    isLimited: isLimited(figures.limits, assumptions),
  }
}

/**
 * Reducers for a servo motor: shaft, pilot and bolt circle fit, n1 <= n1max, T1 i η <= T2N, ratio or output speed inside its window, inertia ratio where
 * it is known. Where peak torque or speeds of the motor exceed the gear unit, the match stays and the drive has to be limited (F14).
 * @param setting duty, motor and assumptions, SI
 * @param index catalogue
 * @param options filters and length of the list
 * @returns count of all matches, the best of them in order, counts per filter value
 * Source: F1, F4, F13, F14, F16, F19.
 */
export function servoMatches(setting: ServoSetting, index: ReducerIndex, options: MatchOptions = {}): ReducerMatches {
  const { duty, motor } = setting
  const found = gatherer(index, options, 1)
  const bySpeed = duty.outputSpeed && ratioWindow(motor.ratedSpeed, duty.outputSpeed)
  eachGear(index, { list: index.byRatio, window: narrower(duty.ratio, bySpeed) }, (position, gear) => {
    const match = servoMatch(setting, gear)
    if (match) found.add({ gear: position, ...match }, errorOf(duty, gear, match.outputSpeed ?? 0))
  })
  return found.matches()
}

/**
 * Reducers by rated torque and ratio; no motor is looked at.
 * @param duty what is asked for, SI
 * @param index catalogue
 * @param options filters and length of the list
 * @returns count of all matches, the best of them in order, counts per filter value
 * Source: F5, F19.
 */
export function manualMatches(duty: ManualDuty, index: ReducerIndex, options: MatchOptions = {}): ReducerMatches {
  const found = gatherer(index, options, 1)
  const target = duty.torque?.target
  eachGear(index, { list: index.byRatio, window: duty.ratio }, (position, gear) => {
    if (!isInside(gear.ratio, duty.ratio) || !isInside(gear.ratedTorque, duty.torque)) return
    const torque = target === undefined ? {} : { outputTorque: target, useFactor: gearUseFactor(gear.ratedTorque, target) }
    found.add({ gear: position, isLimited: false, ...torque }, errorOf(duty, gear, 0))
  })
  return found.matches()
}
