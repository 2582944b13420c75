/** Indexed rows of platforms and servo motors. */
import type { ModelsOf } from '../define/orderable.ts'
import type { PairFamily } from '../define/pair-family.ts'
import { bySku } from '../selection/by-sku.ts'
import { servoMotorTable } from '../servo-motor/table.ts'
import { rotaryCatalogue, type RotaryCatalogue } from './match.ts'
import type { PlatformModel, ServoMotorModel } from './rotary-pair.ts'
import { rotaryTable } from './table.ts'

/** Platforms and servo motors of one catalogue version, indexed for matching and by sku. */
export type RotaryRows = {
  readonly catalogue: RotaryCatalogue
  readonly platforms: ReadonlyMap<string, PlatformModel>
  readonly motors: ReadonlyMap<string, ServoMotorModel>
  readonly series: ReadonlySet<string>
  /** Motors that order codes name. */
  readonly modelsOf: ModelsOf
}

/**
 * @param rowsOf rows of a table, in rank order
 * @returns the indexed rows
 */
export const layOutPlatforms: PairFamily<RotaryRows>['layOut'] = (rowsOf) => {
  const platforms = rowsOf(rotaryTable)
  const motors = rowsOf(servoMotorTable)
  return {
    catalogue: rotaryCatalogue(platforms, motors),
    platforms: bySku(platforms),
    motors: bySku(motors),
    series: new Set(platforms.map(({ series }) => series)),
    modelsOf: rowsOf,
  }
}
