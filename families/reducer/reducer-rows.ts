/** Indexed rows of reducers and motors. */
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import { acMotorTable } from '../ac-motor/table.ts'
import type { ModelsOf } from '../define/orderable.ts'
import type { PairFamily } from '../define/pair-family.ts'
import { bySku } from '../selection/by-sku.ts'
import { servoMotorTable } from '../servo-motor/table.ts'
import type { ServoMotorCandidate } from '../servo-motor/wire/servo-motor.ts'
import { type AcMotorModel, type GearModel, type ReducerCatalogue, reducerCatalogue } from './match.ts'
import { reducerTable } from './table.ts'

/** Reducers and motors of one catalogue version, indexed for matching and by sku. */
export type ReducerRows = {
  readonly catalogue: ReducerCatalogue
  readonly gears: ReadonlyMap<string, GearModel>
  readonly acMotors: ReadonlyMap<string, AcMotorModel>
  readonly servoMotors: ReadonlyMap<string, CatalogueModel<ServoMotorCandidate>>
  /** Motors that order codes name. */
  readonly modelsOf: ModelsOf
}

/**
 * @param rowsOf rows of a table, in rank order
 * @returns the indexed rows
 */
export const layOutReducers: PairFamily<ReducerRows>['layOut'] = (rowsOf) => {
  const gears = rowsOf(reducerTable)
  const motors = rowsOf(acMotorTable)
  return {
    catalogue: reducerCatalogue(gears, motors),
    gears: bySku(gears),
    acMotors: bySku(motors),
    servoMotors: bySku(rowsOf(servoMotorTable)),
    modelsOf: rowsOf,
  }
}
