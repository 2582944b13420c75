/** Reducers that fail, the nearest first. */
import { nearbyMotors, nearestMotor } from './sizing/miss.ts'
import { refusals } from './sizing/gear-index.ts'
import { mapCooperatively, type Cooperative } from '../../engine/base/cooperative.ts'
import { type Missing, nearestFirst } from '../selection/nearest.ts'
import { filtersOf } from './conversion.ts'
import { threePhaseSettingOf, type GearModel, type ReducerCatalogue, type ReducerPair } from './match.ts'
import { type ReducerRequest, sizePair } from './pair.ts'

/** A reducer that fails, with the three-phase motor that exceeds the limits by the smallest margin. */
export type RejectedPair = Pick<ReducerPair, 'gear' | 'motor' | 'stepsOff'>

/** Finds the nearest pair of a gear unit by its position in the catalogue; undefined if there is no motor at all. */
type MissOf = (gear: GearModel, position: number) => Missing<RejectedPair> | undefined

function missOf(request: ReducerRequest, { motors, index }: ReducerCatalogue): MissOf {
  if (request.mode !== 'threePhase') {
    return (gear) => ({
      candidate: { gear },
      skuID: gear.skuID,
      utilisation: sizePair(request, { gear: gear.candidate }).verdict.utilisation,
    })
  }
  const setting = threePhaseSettingOf(request.parameters, request.overrides)
  const tried = nearbyMotors(setting.duty, index)
  return (gear, position) => {
    const spec = index.gears[position]
    const miss = spec && nearestMotor(setting, tried, spec)
    const motor = miss && motors[miss.motor]
    return motor && { candidate: { gear, motor }, skuID: gear.skuID, utilisation: miss.utilisation }
  }
}

/**
 * All reducers that pass the filters and fail with every motor.
 * @param request mode and parameters
 * @param catalogue reducers and motors
 * @param matching positions of the reducers that match, or cannot be fully checked
 * @returns one pair per reducer by governing utilisation, then sku
 */
export function* rejectedPairs(
  request: ReducerRequest,
  catalogue: ReducerCatalogue,
  matching: ReadonlySet<number>,
): Cooperative<RejectedPair[]> {
  const refused = refusals(catalogue.index.gears, filtersOf(request.parameters))
  const missing = missOf(request, catalogue)
  const missed = yield* mapCooperatively(catalogue.gears, (gear, position) =>
    refused[position] === 0 && !matching.has(position) ? (missing(gear, position) ?? []) : [],
  )
  return nearestFirst(missed.flat())
}
