/** Finds the matching reducers: every gear × motor pair is decided by the same comparisons as in its sizing. */
import { at } from '../../../engine/base/at.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import { isBelowRating, isLimited, servoFigures } from './figures.ts'
import { adapterFits, chosenAdapter } from './seat.ts'
import {
  mayReach,
  narrower,
  placesIn,
  refusals,
  type IndexedGear,
  type IndexedMotor,
  type RatioList,
  type ReducerIndex,
} from './gear-index.ts'
import type {
  AcMotor,
  HeatAssumptions,
  ManualAssumptions,
  ManualDuty,
  Reducer,
  ReducerFilters,
  ServoAssumptions,
  ServoDrive,
  ServoDuty,
} from './input.ts'
import { gearServiceFactor, outputSpeed, outputTorque, torqueAtSpeed } from './kernel.ts'
import type { ThreePhaseSetting } from './miss.ts'
import { type Farness, MatchGatherer, listCap, type ReducerMatch, type ReducerMatches } from './ranking.ts'
import { bearsOutput } from './output-checks.ts'
import { manualOutput, servoOutput, threePhaseOutput } from './output-drive.ts'
import { servoSizing, threePhaseSizing } from './reducer-sizing.ts'
import { gearBearsSpectrum, servoBearsSpectrum } from './spectrum-checks.ts'
import { demandedTorque, holds, isInside, ratioWindow, relativeError, type Window } from './window.ts'

/** Filters, maximum length of the list (default 300), and an alternative sort criterion. */
export type MatchOptions = { readonly filters?: ReducerFilters; readonly limit?: number; readonly farness?: Farness | undefined }

type Demand = { readonly outputSpeed?: Window; readonly ratio?: Window }

/** Deviation from the requested ratio, otherwise from the requested output speed, otherwise 0. */
function errorOf({ ratio, outputSpeed: speed }: Demand, gear: Reducer, n2: number): number {
  if (ratio) return relativeError(gear.ratio, ratio)
  return speed ? relativeError(n2, speed) : 0
}

const gatherer = (index: ReducerIndex, { filters = {}, limit = listCap, farness }: MatchOptions, target: number): MatchGatherer =>
  new MatchGatherer({ ...index, target, limit, farness, masks: refusals(index.gears, filters) })

/** Calls back for every gear of a list whose ratio can lie in the window. */
function eachGear(
  index: ReducerIndex,
  { list, window }: { list: RatioList; window: Window | undefined },
  visit: (indexed: IndexedGear) => void,
) {
  const [from, to] = placesIn(list.ratios.length, window, (place) => at(list.ratios, place))
  for (let place = from; place < to; place += 1) {
    visit(at(index.indexedGears, at(list.positions, place)))
  }
}

/** The result for a gear with a motor. */
type PairMatch = Omit<ReducerMatch, 'gear' | 'motor'> & { readonly outputSpeed: number; readonly outputTorque: number }

/** Whether a demand is within a limit; true if the limit is none or not known. */
const holdsIfKnown = (demand: number, limit: StatedLimit | undefined): boolean => typeof limit !== 'number' || holds(demand, limit)

/** Thermal power of the housing under the assumptions. */
const shedBy = ({ thermalPower }: Reducer, { ambientFactor, dutyFactor }: HeatAssumptions): StatedLimit | undefined =>
  typeof thermalPower === 'number' ? thermalPower * ambientFactor * dutyFactor : thermalPower

const fourPoles = 4

/** The match of a gear with a three-phase motor; undefined if it fails. */
function threePhaseMatch(
  { duty, assumptions }: ThreePhaseSetting,
  { position: motorPosition, motor, torque }: IndexedMotor,
  { position, gear }: IndexedGear,
): Required<Omit<ReducerMatch, 'stepsOff'>> | undefined {
  if (!holds(motor.speed, gear.maxInputSpeed) || !holdsIfKnown(motor.power, shedBy(gear, assumptions))) return undefined
  const n2 = outputSpeed(motor.speed, gear.ratio)
  if (!isInside(n2, duty.outputSpeed) || !isInside(gear.ratio, duty.ratio)) return undefined
  const t2 = outputTorque(torque, gear.ratio, gear.efficiency)
  const start = assumptions.startTorqueFactor * t2
  if (!isInside(t2, duty.torque) || !holdsIfKnown(start, gear.stopTorque)) return undefined
  const { ratedInputSpeed = Infinity } = gear
  const factor = gearServiceFactor(torqueAtSpeed(gear.ratedTorque, ratedInputSpeed, motor.speed), demandedTorque(duty.torque, t2))
  if (gear.ratedInputSpeed !== undefined && duty.serviceFactor !== undefined && !holds(duty.serviceFactor, factor)) return undefined
  return {
    gear: position,
    motor: motorPosition,
    serviceFactor: factor,
    outputSpeed: n2,
    outputTorque: t2,
    isLimited: !holdsIfKnown(start, gear.peakTorque),
    // It runs without a drive that could be limited.
    isBelowRating: false,
    hasOtherPoles: motor.poles !== fourPoles,
  }
}

/** Whether the output withstands the demands other than torque; usually there are none. */
const bearsThreePhase = (
  setting: ThreePhaseSetting,
  gear: Reducer,
  { outputTorque: torque, outputSpeed: speed }: PairMatch,
): boolean | undefined => {
  const { duty } = setting
  if (duty.output === undefined) return true
  return bearsOutput(setting, gear, threePhaseOutput(duty, { demandedTorque: demandedTorque(duty.torque, torque), outputSpeed: speed }))
}

type ThreePhaseUnknowns = typeof threePhaseSizing.unknowns

/** Whether a gear states all required figures. None of them belongs to the motor, so that once per gear is sufficient. */
function knownByGear({ gears }: ReducerIndex, applicable: ThreePhaseUnknowns): (indexed: IndexedGear, motor: AcMotor) => boolean {
  const [isYes, isNo] = [1, 2]
  const known = new Uint8Array(gears.length)
  return ({ position, gear }, motor) => {
    const before = known[position]
    if (before === isYes || before === isNo) return before === isYes
    const isAll = !applicable.some(({ isMissing }) => isMissing({ gear, motor }))
    known[position] = isAll ? isYes : isNo
    return isAll
  }
}

/**
 * Pairs of a reducer and a three-phase motor: every active demand inside its window, n1 <= n1max, an adapter for the motor's
 * frame, the heat limit, a start within T2Stop, and fB >= the service factor if one is required. If a start exceeds T2B, the match
 * stays and the start has to be limited.
 * @param setting duty and assumptions, SI
 * @param index catalogue
 * @param options filters and length of the list
 * @returns count of all matches, the best of them in order, counts per filter value; gears that cannot be fully checked
 * Source: F1 to F6, F9, F13, F19.
 */
export function* threePhaseMatches(
  setting: ThreePhaseSetting,
  index: ReducerIndex,
  options: MatchOptions = {},
): Cooperative<ReducerMatches> {
  const { duty } = setting
  const found = gatherer(index, options, duty.serviceFactor ?? 1)
  const applicable = threePhaseSizing.unknowns.filter(({ appliesTo }) => appliesTo({ ...setting, demand: undefined }))
  const isKnown = knownByGear(index, applicable)
  const [from, to] = placesIn(index.motors.length, duty.power, (place) => at(index.motors, place).motor.power)
  for (const indexed of index.motors.slice(from, to)) {
    const { motor } = indexed
    if (!isInside(motor.power, duty.power)) continue
    const window = narrower(duty.ratio, duty.outputSpeed && ratioWindow(motor.speed, duty.outputSpeed))
    for (const list of [index.byFrame.get(motor.frame), index.withoutFrames]) {
      yield
      if (!list || !mayReach(list, indexed.torque, duty.torque)) continue
      eachGear(index, { list, window }, (indexedGear) => {
        const match = threePhaseMatch(setting, indexed, indexedGear)
        if (!match) return
        const { gear } = indexedGear
        const output = bearsThreePhase(setting, gear, match)
        if (output === false) return
        const error = errorOf(duty, gear, match.outputSpeed)
        if (output === true && isKnown(indexedGear, motor)) found.add(match, error)
        else found.addUnknown(match, error)
      })
    }
  }
  return found.matches()
}

/** A servo motor under a duty. */
export type ServoSetting = { readonly duty: ServoDuty; readonly motor: ServoDrive; readonly assumptions: ServoAssumptions }

/** Whether the motor can be mounted: undefined if the maker states no adapters, or omits a dimension of the adapter. */
function isMountable({ adapters }: Reducer, { flange }: ServoDrive): boolean | undefined {
  if (adapters === undefined) return undefined
  if (!adapters.some((adapter) => adapterFits(adapter, flange))) return false
  const adapter = chosenAdapter(adapters, flange)
  return adapter?.screw === undefined || adapter.hubDepth === undefined ? undefined : true
}

/** The result for a gear with a servo motor, and whether its output withstands the demands, if known; undefined if it fails. */
type ServoFound = { readonly found: PairMatch; readonly output: boolean | undefined }

function servoMatch(setting: ServoSetting, gear: Reducer): ServoFound | undefined {
  const { duty, motor, assumptions } = setting
  if (!holds(motor.ratedSpeed, gear.maxInputSpeed)) return undefined
  const figures = servoFigures(gear, motor, { duty, assumptions })
  if (!isInside(figures.outputSpeed, duty.outputSpeed) || !isInside(gear.ratio, duty.ratio)) return undefined
  if (!holds(figures.outputTorque, gear.ratedTorque) || !holdsIfKnown(figures.inputPower, shedBy(gear, assumptions))) return undefined
  if (figures.leastInertiaRatio !== undefined && !holds(figures.leastInertiaRatio, assumptions.inertiaRatioLimit)) return undefined
  // An unknown mean speed is reported by its own check.
  if (servoBearsSpectrum({ duty, component: { gear, motor }, figures }) === false) return undefined
  const output = duty.output === undefined ? true : bearsOutput(setting, gear, servoOutput(duty, figures))
  if (output === false) return undefined
  const { serviceFactor, outputSpeed: speed, outputTorque: torque, limits } = figures
  return {
    found: {
      serviceFactor,
      outputSpeed: speed,
      outputTorque: torque,
      isLimited: isLimited(limits, assumptions),
      isBelowRating: isBelowRating(figures),
    },
    output,
  }
}

/**
 * Reducers for a servo motor: shaft, pilot and bolt circle fit, n1 <= n1max, T1 i η <= T2N, ratio or output speed inside its
 * window, heat limit, inertia ratio. If peak torque or speeds of the motor exceed the gear unit, the match stays and the drive has
 * to be limited (F14).
 * @param setting duty, motor and assumptions, SI
 * @param index catalogue
 * @param options filters and length of the list
 * @returns count of all matches, the best of them in order, counts per filter value; gears that cannot be fully checked
 * Source: F1, F4, F13, F14, F16, F19.
 */
export function servoMatches(setting: ServoSetting, index: ReducerIndex, options: MatchOptions = {}): ReducerMatches {
  const { duty, motor } = setting
  const found = gatherer(index, options, 1)
  const applicable = servoSizing.unknowns.filter(({ appliesTo }) => appliesTo({ ...setting, demand: undefined }))
  const bySpeed = duty.outputSpeed && ratioWindow(motor.ratedSpeed, duty.outputSpeed)
  eachGear(index, { list: index.byRatio, window: narrower(duty.ratio, bySpeed) }, ({ position, gear }) => {
    const mounting = isMountable(gear, motor)
    const match = mounting === false ? undefined : servoMatch(setting, gear)
    if (!match) return
    const isMatched = duty.loadInertia === undefined || (gear.inertia !== undefined && motor.inertia !== undefined)
    const isKnown =
      mounting === true && match.output === true && isMatched && !applicable.some(({ isMissing }) => isMissing({ gear, motor }))
    const pair = { ...match.found, gear: position }
    const error = errorOf(duty, gear, match.found.outputSpeed)
    if (isKnown) found.add(pair, error)
    else found.addUnknown(pair, error)
  })
  return found.matches()
}

/** A reducer alone under a duty. */
export type ManualSetting = { readonly duty: ManualDuty; readonly assumptions: ManualAssumptions }

/**
 * Reducers by rated torque and ratio, without a motor.
 * @param setting duty and assumptions, SI
 * @param index catalogue
 * @param options filters and length of the list
 * @returns count of all matches, the best of them in order, counts per filter value; gears that cannot be fully checked
 * Source: F5, F11, F19.
 */
export function manualMatches(setting: ManualSetting, index: ReducerIndex, options: MatchOptions = {}): ReducerMatches {
  const { duty } = setting
  const found = gatherer(index, options, 1)
  const target = duty.torque?.target
  eachGear(index, { list: index.byRatio, window: duty.ratio }, ({ position, gear }) => {
    if (!isInside(gear.ratio, duty.ratio) || !isInside(gear.ratedTorque, duty.torque)) return
    const output = bearsOutput(setting, gear, manualOutput(duty, gear))
    const spectrum = output === false ? false : gearBearsSpectrum({ duty, component: { gear } })
    if (output === false || spectrum === false) return
    const torque = target === undefined ? {} : { outputTorque: target, serviceFactor: gearServiceFactor(gear.ratedTorque, target) }
    const match = { gear: position, isLimited: false, ...torque }
    const error = errorOf(duty, gear, 0)
    if (output === true && spectrum === true) found.add(match, error)
    else found.addUnknown(match, error)
  })
  return found.matches()
}
