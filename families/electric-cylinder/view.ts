/** Section of an electric cylinder: the screw in its housing, and the rod. */
import { around, boxAround, defineView } from '../define/model-view.ts'
import { electricCylinderCandidate } from './wire/electric-cylinder.ts'

/** Default proportions, in screw diameters. */
const usual = { housing: 3, bore: 1.8, shown: 7, rod: 1.5, rodReach: 3.5, nut: 2 }

/** Draws an electric cylinder to scale. */
export const electricCylinderView = defineView(electricCylinderCandidate, ({ screwDiameterMm: d, leadMm }) => {
  if (d === undefined || leadMm === undefined) return undefined
  const length = usual.shown * d
  return {
    parts: [
      { ...boxAround([0, 0], [length, usual.housing * d]), role: 'part', sketched: true },
      { ...boxAround([0, 0], [length, usual.bore * d]), role: 'part', sketched: true },
      { shape: 'box', role: 'part', sketched: true, at: [length / 2, (-usual.rod * d) / 2], size: [usual.rodReach * d, usual.rod * d] },
      { shape: 'thread', role: 'main', at: [-length / 2, 0], length, diameter: d, lead: leadMm },
      { ...boxAround([length / 4, 0], [usual.nut * d, usual.rod * d]), role: 'main', sketched: true },
      {
        shape: 'line',
        role: 'axis',
        from: [-length / 2, 0],
        to: [length / 2 + usual.rodReach * d, 0],
      },
    ],
    dimensions: [
      ...around(0, { side: 'left', length: d, diameter: true }),
      ...around(-length / 4, { side: 'below', length: leadMm, minor: true }),
    ],
  }
})
