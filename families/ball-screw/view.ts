/** Side view of a ball screw: a section of its shaft, and its nut. */
import { around, boxAround, defineView } from '../define/model-view.ts'
import { ballScrewCandidate } from './wire/ball-screw.ts'

/** Default dimensions of a nut that are not stated, in shaft diameters. */
const usualNut = { diameter: 1.7, length: 2 }

/** Draws a ball screw to scale. */
export const ballScrewView = defineView(ballScrewCandidate, ({ nominalDiameterMm, leadMm, nutLengthMm, nutDiameterMm }) => {
  // Rows without a stated nut length have 0.
  const stated = nutLengthMm > 0 ? nutLengthMm : undefined
  const nut = stated ?? usualNut.length * nominalDiameterMm
  const reach = nut / 2 + Math.max(nut / 2, 1.5 * nominalDiameterMm, leadMm)
  const isWhole = nutDiameterMm !== undefined && stated !== undefined
  const body = nutDiameterMm ?? usualNut.diameter * nominalDiameterMm
  return {
    parts: [
      { shape: 'thread', role: 'part', at: [-reach, 0], length: 2 * reach, diameter: nominalDiameterMm, lead: leadMm, broken: true },
      { ...boxAround([0, 0], [nut, body]), role: 'main', ...(isWhole ? {} : { sketched: true }) },
      ...(stated === undefined || isWhole
        ? []
        : ([-1, 1] as const).map(
            (end) =>
              ({
                shape: 'line',
                role: 'main',
                from: [(end * stated) / 2, -body / 2],
                to: [(end * stated) / 2, body / 2],
              }) as const,
          )),
      {
        shape: 'line',
        role: 'axis',
        from: [-reach, 0],
        to: [reach, 0],
      },
    ],
    dimensions: [
      ...around(0, { side: 'above', length: stated }),
      ...around(0, { side: 'right', length: nominalDiameterMm, diameter: true }),
      ...around(0, { side: 'below', length: leadMm, minor: true }),
    ],
  }
})
