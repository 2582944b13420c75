/** Top view of a rotary platform: frame, table and bore; beside it, to the same scale, the flange of its motor. */
import * as z from 'zod/mini'
import { around, boxAround, defineView, type ViewPart } from '../define/model-view.ts'
import { rotaryPair } from './wire/ledger.ts'
import { rotaryCandidate } from './wire/rotary.ts'

/** A platform without its motor. */
const alone = z.pipe(
  rotaryCandidate,
  z.transform((platform): z.infer<typeof rotaryPair> => ({ platform })),
)

/** Default table diameter as a fraction of the frame size. */
const usualTable = 0.92

/** Draws a rotary platform to scale. */
export const rotaryView = defineView(z.union([rotaryPair, alone]), ({ platform, motor }) => {
  const { frameMm, hollowMm, bearingPitchMm } = platform
  if (frameMm === undefined) return undefined
  const flange = motor?.flangeSizeMm
  const beside = frameMm / 2 + 0.2 * frameMm + (flange ?? 0) / 2
  const motorParts: readonly ViewPart[] =
    motor === undefined
      ? []
      : [
          { ...boxAround([beside, 0], [motor.flangeSizeMm, motor.flangeSizeMm]), role: 'part' },
          { shape: 'circle', role: 'part', centre: [beside, 0], diameter: motor.s },
        ]
  return {
    parts: [
      { ...boxAround([0, 0], [frameMm, frameMm]), role: 'part' },
      { shape: 'circle', role: 'main', sketched: true, centre: [0, 0], diameter: usualTable * frameMm },
      ...(bearingPitchMm === undefined ? [] : [{ shape: 'circle', role: 'axis', centre: [0, 0], diameter: bearingPitchMm } as const]),
      ...(hollowMm === undefined ? [] : [{ shape: 'circle', role: 'main', centre: [0, 0], diameter: hollowMm } as const]),
      ...motorParts,
    ],
    dimensions: [
      ...around(0, { side: 'left', length: frameMm }),
      ...around(0, { side: 'above', length: hollowMm, diameter: true }),
      ...around(beside, { side: 'below', length: flange, minor: true }),
    ],
  }
})
