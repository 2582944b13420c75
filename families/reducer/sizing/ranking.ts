/** Gathers matches: the best of them in order, how many there are, and how many there would be per filter value. */
import { standings } from './gear-index.ts'
import { reducerFilterKeys, type Reducer, type ReducerFilterKey } from './input.ts'

/** A match: positions in the catalogue. */
export type ReducerMatch = {
  readonly gear: number
  readonly motor?: number
  /** fB; nothing where no torque is known. */
  readonly useFactor?: number
  /** n2, rev/s; nothing without a motor. */
  readonly outputSpeed?: number
  /** T2, N·m. */
  readonly outputTorque?: number
  /** Whether the drive has to be limited (peak torque or speed, the torque of a start). */
  readonly isLimited: boolean
  /** Whether that leaves less than the motor's rated torque. */
  readonly isBelowRating?: boolean
  /** Whether a three-phase motor has other than four poles. */
  readonly hasOtherPoles?: boolean
}

/** Filter → value → number of matches if that filter held this value alone and the other filters stayed as they are. */
export type FilterCounts = Readonly<Record<ReducerFilterKey, Readonly<Record<string, number>>>>

/** Gears that miss no limit but cannot be judged by all of them, each once with the best of its motors; those that match with another motor are none. */
export type UnknownMatches = { readonly gears: readonly number[]; readonly list: readonly ReducerMatch[] }

/** What a match call answers. */
export type ReducerMatches = {
  readonly count: number
  /** Best first, at most as many as asked for. */
  readonly list: readonly ReducerMatch[]
  /** Positions of the gears that match, with however many motors, rising. */
  readonly gears: readonly number[]
  readonly counts: FilterCounts
  /** The same as a list counts that leaves demonstration series out where anything else fits: without them wherever a value has others. */
  readonly offered: FilterCounts
  readonly notKnown: UnknownMatches
}

/** Largest number of matches in a list (specification, list cap). */
export const listCap = 300

/**
 * What comes last weighs most: fB below the factor asked for; figures of lesser standing (of the gear unit or its motor); a drive or a start that has
 * to be limited; a motor with other than four poles, as gear units are rated at their speed (pairs without such a motor are all alike).
 */
const ranks = { below: 12, standing: 4, limited: 2, otherPoles: 1 } as const

/** What decides the order is rounded to this part: noise of the last places must not decide. */
const decidingPart = 1e9
const rounded = (value: number): number => Math.round(value * decidingPart) / decidingPart

type Candidate = { readonly match: ReducerMatch; readonly keys: readonly number[] }

/** Filter → value → number, as it is counted up. */
type Counting = Record<ReducerFilterKey, Record<string, number>>

const emptyCounts = (): Counting => ({ precisionType: {}, transmissionType: {}, gearType: {}, reducerType: {} })

function count(counts: Record<string, number>, value: string, own: number): void {
  counts[value] = (counts[value] ?? 0) + own
}

/** Below 0 where a comes before b, 0 where `a` is b or its beginning. */
const order = (a: readonly number[], b: readonly number[]): number => {
  for (let place = 0; place < a.length; place += 1) {
    const [one = 0, other = 0] = [a[place], b[place]]
    if (one !== other) return one < other ? -1 : 1
  }
  return 0
}

/** How far a match is from what somebody asked for: decides before everything else. */
export type Farness = (match: ReducerMatch) => number

/** What the gathering must know of a request and its catalogue. */
export type GatherSetting = {
  /** fB asked for; without one, 1. */
  readonly target: number
  readonly limit: number
  readonly farness?: Farness | undefined
  readonly gears: readonly Reducer[]
  readonly gearOrder: Int32Array
  readonly motorOrder: Int32Array
  readonly gearStanding: Uint8Array
  readonly motorStanding: Uint8Array
  /** Filters that refuse each gear, one bit per key. */
  readonly masks: Uint8Array
}

/**
 * Collects matches one by one. Order: fB not below the target; standing of the figures; nothing to limit; a motor with four poles; fB nearest above the target;
 * smallest size; smallest error of ratio or speed; sku of the gear, sku of the motor.
 */
export class MatchGatherer {
  readonly #setting: GatherSetting
  /** Those that may still be listed, in no order: sorted and cut to the limit whenever there are twice as many. */
  readonly #best: Candidate[] = []
  /** Keys of the last of a full list. */
  #last: readonly number[] | undefined
  /** Matches per gear, filters left aside. */
  readonly #perGear: Int32Array
  /** Best pair of each gear that cannot be judged by every limit. */
  readonly #notKnown = new Map<number, Candidate>()
  #count = 0

  constructor(setting: GatherSetting) {
    this.#setting = setting
    this.#perGear = new Int32Array(setting.gears.length)
  }

  /**
   * @param match a pair that meets everything but the filters
   * @param error deviation from the ratio or speed asked for, as a share
   */
  add(match: ReducerMatch, error: number): void {
    this.#perGear[match.gear] = (this.#perGear[match.gear] ?? 0) + 1
    if (this.#setting.masks[match.gear] !== 0) return
    this.#count += 1
    const { limit, farness } = this.#setting
    if (limit === 0 || (farness && this.#last && farness(match) > (this.#last[0] ?? Infinity))) return
    const leading = this.#leadingKeys(match)
    if (this.#last && order(leading, this.#last) > 0) return
    const keys = [...leading, ...this.#tieKeys(match, error)]
    if (this.#last && order(keys, this.#last) >= 0) return
    this.#best.push({ match, keys })
    if (this.#best.length >= 2 * limit) this.#cut()
  }

  /**
   * @param match a pair that misses nothing but cannot be judged by every limit
   * @param error deviation from the ratio or speed asked for, as a share
   */
  addUnknown(match: ReducerMatch, error: number): void {
    const { masks, farness } = this.#setting
    // Where one is looked for, what cannot be judged is none.
    if (farness || masks[match.gear] !== 0) return
    const leading = this.#leadingKeys(match)
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

  /** What was gathered. */
  matches(): ReducerMatches {
    this.#cut()
    const list = this.#best.map(({ match }) => match)
    return { count: this.#count, list, gears: this.#gears(), ...this.#counts(), notKnown: this.#unknownMatches() }
  }

  #unknownMatches(): UnknownMatches {
    const found = [...this.#notKnown.values()].filter(({ match }) => (this.#perGear[match.gear] ?? 0) === 0)
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

  /** A pair counts for a key if no other key refuses it. */
  #counts(): Pick<ReducerMatches, 'counts' | 'offered'> {
    const { gears, gearStanding, masks } = this.#setting
    const [all, real] = [emptyCounts(), emptyCounts()]
    this.#perGear.forEach((own, position) => {
      const gear = gears[position]
      if (own === 0 || gear === undefined) return
      const mask = masks[position] ?? 0
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

  /** Standing of a pair: that of the lesser of the two. */
  #standing({ gear, motor = -1 }: ReducerMatch): number {
    const { gearStanding, motorStanding } = this.#setting
    return Math.max(gearStanding[gear] ?? 0, motorStanding[motor] ?? 0)
  }

  #leadingKeys(match: ReducerMatch): readonly number[] {
    const { useFactor, isLimited, isBelowRating = false, hasOtherPoles = false } = match
    const { target, farness } = this.#setting
    const distance = useFactor === undefined ? 0 : rounded(useFactor / target - 1)
    const fault = distance < 0 || isBelowRating ? ranks.below : isLimited ? ranks.limited : 0
    const rank = fault + ranks.standing * this.#standing(match) + (hasOtherPoles ? ranks.otherPoles : 0)
    return farness ? [farness(match), rank, Math.abs(distance)] : [rank, Math.abs(distance)]
  }

  #tieKeys({ gear, motor = -1 }: ReducerMatch, error: number): number[] {
    const { gears, gearOrder, motorOrder } = this.#setting
    return [gears[gear]?.size ?? 0, rounded(error), gearOrder[gear] ?? 0, motorOrder[motor] ?? -1]
  }
}
