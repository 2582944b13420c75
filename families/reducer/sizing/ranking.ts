/** Collects matches: the best of them in order, their number, and the number for each filter value. */
import { at } from '../../../engine/base/at.ts'
import { standings } from './gear-index.ts'
import { reducerFilterKeys, type Reducer, type ReducerFilterKey } from './input.ts'

/** A match: positions in the catalogue, and its figures. */
export type ReducerMatch = {
  readonly gear: number
  readonly motor?: number
  /** Service factor fB; undefined if no torque is known. */
  readonly serviceFactor?: number
  /** Output speed n2, rev/s; undefined without a motor. */
  readonly outputSpeed?: number
  /** Output torque T2, N·m. */
  readonly outputTorque?: number
  /** Whether the drive has to be limited (peak torque or speed, starting torque). */
  readonly isLimited: boolean
  /** Whether it is limited to less than the motor's rated torque. */
  readonly isBelowRating?: boolean
  /** Whether a three-phase motor has a pole number other than four. */
  readonly hasOtherPoles?: boolean
  /** How many whole steps the ratio or speed is off the requested one; set by the list. */
  readonly stepsOff?: number
}

/** Deviations of the ratio or speed up to one step count as equally near: half of the usual step between the ratios of a series. */
const nearStep = 0.05

/** Filter → value → number of matches if this filter had only this value and the other filters were unchanged. */
export type FilterCounts = Readonly<Record<ReducerFilterKey, Readonly<Record<string, number>>>>

/**
 * Gears that exceed no limit but cannot be fully checked, each once with its best motor; excludes gears that match with another
 * motor.
 */
export type UnknownMatches = { readonly gears: readonly number[]; readonly list: readonly ReducerMatch[] }

/** The result of a match call. */
export type ReducerMatches = {
  readonly count: number
  /** Best first, limited to the requested length. */
  readonly list: readonly ReducerMatch[]
  /** Positions of the gears that match with at least one motor, ascending. */
  readonly gears: readonly number[]
  readonly counts: FilterCounts
  /** Counts of a list that omits demonstration series if anything else matches: without them for every value that has others. */
  readonly offered: FilterCounts
  readonly notKnown: UnknownMatches
}

/** Largest number of matches in a list (specification, list cap). */
export const listCap = 300

/**
 * Weights of the rank, lower is better: fB below the required factor; provenance class of the figures (of the gear unit or its
 * motor); a drive or a start that has to be limited; a motor with other than four poles, as gear units are rated at their speed
 * (irrelevant for pairs without such a motor).
 */
const ranks = { below: 12, standing: 4, limited: 2, otherPoles: 1 } as const

/** Resolution of sort keys: rounding noise must not decide the order. */
const decidingPart = 1e9
const rounded = (value: number): number => Math.round(value * decidingPart) / decidingPart

/** @returns whole steps of a relative deviation, ends included: 0 up to 5 %, 1 up to 10 % */
const stepsOff = (error: number): number => Math.max(0, Math.ceil(rounded(error / nearStep)) - 1)

type Candidate = { readonly match: ReducerMatch; readonly keys: readonly number[] }

/** Filter → value → running count. */
type Counting = Record<ReducerFilterKey, Record<string, number>>

const emptyCounts = (): Counting => ({ precisionType: {}, transmissionType: {}, gearType: {}, reducerType: {} })

function count(counts: Record<string, number>, value: string, own: number): void {
  counts[value] = (counts[value] ?? 0) + own
}

/** Lexicographic comparison: below 0 if a comes before b, 0 if `a` equals b or is a prefix of it. */
const order = (a: readonly number[], b: readonly number[]): number => {
  for (let place = 0; place < a.length; place += 1) {
    const [one = 0, other = 0] = [a[place], b[place]]
    if (one !== other) return one < other ? -1 : 1
  }
  return 0
}

/** Distance of a match from a requested value; takes precedence over all other criteria. */
export type Farness = (match: ReducerMatch) => number

/** The parts of a request and its catalogue that the collection needs. */
export type GatherSetting = {
  /** Required fB, default 1. */
  readonly target: number
  readonly limit: number
  readonly farness?: Farness | undefined
  readonly gears: readonly Reducer[]
  readonly gearOrder: Int32Array
  readonly motorOrder: Int32Array
  readonly gearStanding: Uint8Array
  readonly motorStanding: Uint8Array
  /** Filters that reject each gear, one bit per key. */
  readonly masks: Uint8Array
}

/**
 * Collects matches one by one. Order: fB not below the target; provenance class of the figures; nothing to limit; a motor with
 * four poles; a ratio or speed within the same step of the requested one; fB nearest above the target; smallest size; smallest error of ratio or speed; sku of the gear, sku of the motor.
 */
export class MatchGatherer {
  readonly #setting: GatherSetting
  /** Unsorted candidates for the list; sorted and cut to the limit when they reach twice the limit. */
  readonly #best: Candidate[] = []
  /** Sort keys of the last entry of a full list. */
  #last: readonly number[] | undefined
  /** Matches per gear, regardless of filters. */
  readonly #perGear: Int32Array
  /** Best pair of each gear that cannot be fully checked. */
  readonly #notKnown = new Map<number, Candidate>()
  #count = 0

  constructor(setting: GatherSetting) {
    this.#setting = setting
    this.#perGear = new Int32Array(setting.gears.length)
  }

  /**
   * @param match a pair that meets everything but the filters
   * @param error relative deviation from the requested ratio or speed
   */
  add(match: ReducerMatch, error: number): void {
    this.#perGear[match.gear] = at(this.#perGear, match.gear) + 1
    if (this.#setting.masks[match.gear] !== 0) return
    this.#count += 1
    const { limit, farness } = this.#setting
    if (limit === 0 || (farness && this.#last && farness(match) > (this.#last[0] ?? Infinity))) return
    const leading = this.#leadingKeys(match, error)
    if (this.#last && order(leading, this.#last) > 0) return
    const keys = [...leading, ...this.#tieKeys(match, error)]
    if (this.#last && order(keys, this.#last) >= 0) return
    this.#best.push({ match: { ...match, stepsOff: stepsOff(error) }, keys })
    if (this.#best.length >= 2 * limit) this.#cut()
  }

  /**
   * @param match a pair that exceeds no limit but cannot be fully checked
   * @param error relative deviation from the requested ratio or speed
   */
  addUnknown(match: ReducerMatch, error: number): void {
    const { masks, farness } = this.#setting
    // A search by distance excludes pairs that cannot be fully checked.
    if (farness || masks[match.gear] !== 0) return
    const leading = this.#leadingKeys(match, error)
    const best = this.#notKnown.get(match.gear)
    if (best && order(leading, best.keys) > 0) return
    const keys = [...leading, ...this.#tieKeys(match, error)]
    if (best === undefined || order(keys, best.keys) < 0) this.#notKnown.set(match.gear, { match, keys })
  }

  #cut(): void {
    const { limit } = this.#setting
    this.#best.sort((a, b) => order(a.keys, b.keys))
    if (this.#best.length < limit) return
    this.#best.length = limit
    this.#last = this.#best.at(-1)?.keys ?? []
  }

  /** @returns the collected result */
  matches(): ReducerMatches {
    this.#cut()
    const list = this.#best.map(({ match }) => match)
    return { count: this.#count, list, gears: this.#gears(), ...this.#counts(), notKnown: this.#unknownMatches() }
  }

  #unknownMatches(): UnknownMatches {
    const found = [...this.#notKnown.values()].filter(({ match }) => this.#perGear[match.gear] === 0)
    const list = found.sort((a, b) => order(a.keys, b.keys)).map(({ match }) => match)
    return { gears: list.map(({ gear }) => gear), list }
  }

  #gears(): readonly number[] {
    const { masks } = this.#setting
    const found: number[] = []
    this.#perGear.forEach((own, position) => {
      if (own > 0 && masks[position] === 0) found.push(position)
    })
    return found
  }

  /** A pair counts for a key if no other filter rejects it. */
  #counts(): Pick<ReducerMatches, 'counts' | 'offered'> {
    const { gears, gearStanding, masks } = this.#setting
    const [all, real] = [emptyCounts(), emptyCounts()]
    this.#perGear.forEach((own, position) => {
      if (own === 0) return
      const [gear, mask] = [at(gears, position), at(masks, position)]
      const isReal = gearStanding[position] !== standings.demonstration
      reducerFilterKeys.forEach((key, bit) => {
        if ((mask & ~(1 << bit)) !== 0) return
        count(all[key], gear[key], own)
        if (isReal) count(real[key], gear[key], own)
      })
    })
    const offered = emptyCounts()
    for (const key of reducerFilterKeys) offered[key] = { ...all[key], ...real[key] }
    return { counts: all, offered }
  }

  /** Provenance class of a pair: the worse of the two. */
  #standing({ gear, motor }: ReducerMatch): number {
    const { gearStanding, motorStanding } = this.#setting
    return Math.max(at(gearStanding, gear), motor === undefined ? standings.maker : at(motorStanding, motor))
  }

  #leadingKeys(match: ReducerMatch, error: number): readonly number[] {
    const { serviceFactor, isLimited, isBelowRating = false, hasOtherPoles = false } = match
    const { target, farness } = this.#setting
    const distance = serviceFactor === undefined ? 0 : rounded(serviceFactor / target - 1)
    const fault = distance < 0 || isBelowRating ? ranks.below : isLimited ? ranks.limited : 0
    const rank = fault + ranks.standing * this.#standing(match) + (hasOtherPoles ? ranks.otherPoles : 0)
    return farness ? [farness(match), rank, Math.abs(distance)] : [rank, stepsOff(error), Math.abs(distance)]
  }

  #tieKeys({ gear, motor }: ReducerMatch, error: number): number[] {
    const { gears, gearOrder, motorOrder } = this.#setting
    return [at(gears, gear).size, rounded(error), at(gearOrder, gear), motor === undefined ? -1 : at(motorOrder, motor)]
  }
}
