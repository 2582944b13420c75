/** Reducers that do not fit, the nearest first. */
import type { ReducerCandidate } from './wire/reducer.ts'
import { nearbyMotors, nearestMotor } from './sizing/miss.ts'
import { refusals } from './sizing/gear-index.ts'
import { type Missing, nearestFirst } from '../selection/nearest.ts'
import { filtersOf, threePhaseDuty } from './conversion.ts'
import type { GearModel, ReducerCatalogue, ReducerPair } from './match.ts'
import { type ReducerRequest, sizePair } from './pair.ts'

/** A reducer that does not fit, with the three-phase motor with which it misses by least. */
export type RejectedPair = Pick<ReducerPair, 'gear' | 'motor'>

/** Makes the pair of a gear by its position in the catalogue; none where there is no motor at all. */
type MissOf = (gear: GearModel, position: number) => Missing<RejectedPair> | undefined

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
      candidate: { gear },
      skuID: gear.skuID,
      utilisation: known(gear, sizePair(request, { gear: gear.candidate }).verdict.utilisation),
    })
  }
  const duty = threePhaseDuty(request.parameters)
  const tried = nearbyMotors(duty, index)
  return (gear, position) => {
    const spec = index.gears[position]
    const miss = spec && nearestMotor(duty, tried, spec)
    const motor = miss && motors[miss.motor]
    return motor && { candidate: { gear, motor }, skuID: gear.skuID, utilisation: known(gear, miss.utilisation) }
  }
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
  return nearestFirst(
    catalogue.gears.flatMap((gear, position) =>
      refused[position] === 0 && !matching.has(position) ? (missing(gear, position) ?? []) : [],
    ),
  )
}
