import { rotaryCatalogue, type RotaryCatalogue } from '../../../families/rotary/match.ts'
import type { PlatformModel, ServoMotorModel } from '../../../families/rotary/rotary-pair.ts'
import type { LoadedCatalogue } from '../../catalogue/catalogue.ts'
import { rotaryFamily } from '../../catalogue/families/rotary.ts'
import { servoMotorFamily } from '../../catalogue/families/servo-motor.ts'

/** One version of the platforms and servo motors, laid out for matching. */
export interface RotaryRows {
  readonly version: string
  readonly catalogue: RotaryCatalogue
  readonly platforms: ReadonlyMap<string, PlatformModel>
  readonly motors: ReadonlyMap<string, ServoMotorModel>
  readonly series: ReadonlySet<string>
}

const bySku = <Model extends { readonly skuID: string }>(models: readonly Model[]): ReadonlyMap<string, Model> =>
  new Map(models.map((model) => [model.skuID, model]))

const layOut = ({ version, listOf }: LoadedCatalogue): RotaryRows => {
  const platforms = listOf(rotaryFamily).models
  const motors = listOf(servoMotorFamily).models
  return {
    version,
    catalogue: rotaryCatalogue(platforms, motors),
    platforms: bySku(platforms),
    motors: bySku(motors),
    series: new Set(platforms.map(({ series }) => series)),
  }
}

/** The rows of now; a version is laid out when it is asked for the first time. */
export const createRotaryRows = (current: () => LoadedCatalogue): (() => RotaryRows) => {
  let kept: RotaryRows | undefined
  return () => {
    const loaded = current()
    if (kept?.version !== loaded.version) kept = layOut(loaded)
    return kept
  }
}
