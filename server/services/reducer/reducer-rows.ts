import type { CatalogueModel } from '../../../contract/model.ts'
import type { ServoMotorCandidate } from '../../../contract/motor.ts'
import { type AcMotorModel, type GearModel, type ReducerCatalogue, reducerCatalogue } from '../../../families/reducer/match.ts'
import type { LoadedCatalogue } from '../../catalogue/catalogue.ts'
import { acMotorFamily } from '../../catalogue/families/ac-motor.ts'
import { reducerFamily } from '../../catalogue/families/reducer.ts'
import { servoMotorFamily } from '../../catalogue/families/servo-motor.ts'

export type ServoMotorModel = CatalogueModel<ServoMotorCandidate>

type BySku<Model> = ReadonlyMap<string, Model>

/** One version of the reducers and motors, laid out for matching. */
export interface ReducerRows {
  readonly version: string
  readonly catalogue: ReducerCatalogue
  readonly gears: BySku<GearModel>
  readonly acMotors: BySku<AcMotorModel>
  readonly servoMotors: BySku<ServoMotorModel>
}

const bySku = <Model extends { readonly skuID: string }>(models: readonly Model[]): BySku<Model> =>
  new Map(models.map((model) => [model.skuID, model]))

const layOut = ({ version, listOf }: LoadedCatalogue): ReducerRows => {
  const gears = listOf(reducerFamily).models
  const motors = listOf(acMotorFamily).models
  return {
    version,
    catalogue: reducerCatalogue(gears, motors),
    gears: bySku(gears),
    acMotors: bySku(motors),
    servoMotors: bySku(listOf(servoMotorFamily).models),
  }
}

/** The rows of now; a version is laid out when it is asked for the first time. */
export const createReducerRows = (current: () => LoadedCatalogue): (() => ReducerRows) => {
  let kept: ReducerRows | undefined
  return () => {
    const loaded = current()
    if (kept?.version !== loaded.version) kept = layOut(loaded)
    return kept
  }
}
