/** Side view of a screw jack: its vertical screw through the housing. */
import { around, boxAround, defineView } from '../define/model-view.ts'
import { screwJackCandidate } from './wire/screw-jack.ts'

/** Default proportions in screw diameters: the housing, and the screw above and below it. */
const housing = { width: 4.5, height: 3.2 }
const reach = 3.2

/** Draws a screw jack to scale. */
export const screwJackView = defineView(screwJackCandidate, ({ screwDiameterMm, leadMm }) => {
  const length = (2 * reach + housing.height) * screwDiameterMm
  const worm: readonly [number, number] = [0.9 * screwDiameterMm, 0.3 * housing.height * screwDiameterMm]
  return {
    parts: [
      { shape: 'thread', role: 'main', at: [0, -length / 2], length, diameter: screwDiameterMm, lead: leadMm, upright: true, broken: true },
      { ...boxAround([0, 0], [housing.width * screwDiameterMm, housing.height * screwDiameterMm]), role: 'part', sketched: true },
      { shape: 'circle', role: 'part', sketched: true, centre: worm, diameter: 0.8 * screwDiameterMm },
      {
        shape: 'line',
        role: 'axis',
        from: [0, -length / 2],
        to: [0, length / 2],
      },
    ],
    dimensions: [
      ...around(0, { side: 'above', length: screwDiameterMm, diameter: true }),
      ...around(-length / 2 + 1.5 * screwDiameterMm, { side: 'right', length: leadMm, minor: true }),
    ],
  }
})
