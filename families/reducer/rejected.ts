/** Reducers that do not fit, the nearest first. */
import type { ReducerCandidate } from '../../contract/reducer.ts'
import { nearbyMotors, nearestMotor } from '../../sizing/reducer-miss.ts'
import { refusals } from '../../sizing/reducer-index.ts'
import { verdictOf } from '../governing-check.ts'
import { filtersOf, threePhaseDuty } from './conversion.ts'
import type { GearModel, ReducerCatalogue, ReducerPair } from './match.ts'
import { type ReducerRequest, sizePair } from './pair.ts'

/** A reducer that does not fit, with the three-phase motor with which it misses by least. */
export type RejectedPair = Pick<ReducerPair, 'gear' | 'motor'>

/** A pair and what it is ordered by: its governing utilisation; without end where nothing says how near the reducer is. */
type Missing = { readonly pair: RejectedPair; readonly utilisation: number }

/** Makes the pair of a gear by its position in the catalogue; none where there is no motor at all. */
type MissOf = (gear: GearModel, position: number) => Missing | undefined

/** Whether the maker states any adapter for a motor of the mode: without one a reducer is no candidate, whatever its other checks say. */
const hasAdapters = {
  threePhase: ({ motorFrames }) => motorFrames !== undefined,
  servo: ({ servoAdapters }) => servoAdapters !== undefined,
  manual: () => true,
} as const satisfies Record<ReducerRequest['mode'], (candidate: ReducerCandidate) => boolean>

function missOf(request: ReducerRequest, { motors, index }: ReducerCatalogue): MissOf {
  const known = ({ candidate }: GearModel, utilisation: number): number => (hasAdapters[request.mode](candidate) ? utilisation : Infinity)
  if (request.mode !== 'threePhase') {
    return (gear) => ({
      pair: { gear },
      utilisation: known(gear, verdictOf(sizePair(request, { gear: gear.candidate }).limits).utilisation),
    })
  }
  const duty = threePhaseDuty(request.parameters)
  const tried = nearbyMotors(duty, index)
  return (gear, position) => {
    const spec = index.gears[position]
    const miss = spec && nearestMotor(duty, tried, spec)
    const motor = miss && motors[miss.motor]
    return motor && { pair: { gear, motor }, utilisation: known(gear, miss.utilisation) }
  }
}

const inOrder = (a: Missing, b: Missing): number => {
  if (a.utilisation !== b.utilisation) return a.utilisation < b.utilisation ? -1 : 1
  return a.pair.gear.skuID < b.pair.gear.skuID ? -1 : 1
}

/**
 * Every reducer that the ticked choices admit and that fits with no motor.
 * @param request mode and parameters
 * @param catalogue reducers and motors
 * @param matching positions of the reducers that fit
 * @returns one pair per reducer by governing utilisation, then sku; those whose maker states no adapter last
 */
export function rejectedPairs(request: ReducerRequest, catalogue: ReducerCatalogue, matching: ReadonlySet<number>): RejectedPair[] {
  const refused = refusals(catalogue.index.gears, filtersOf(request.parameters))
  const missing = missOf(request, catalogue)
  return catalogue.gears
    .flatMap((gear, position) => (refused[position] === 0 && !matching.has(position) ? (missing(gear, position) ?? []) : []))
    .toSorted(inOrder)
    .map(({ pair }) => pair)
}
