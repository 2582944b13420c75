/** 3D part of a ball screw: shaft with machined ends, and flange nut. Along x, from the left end of the shaft. */
import { definePart } from '../define/part.ts'
import { usualShaftEnd } from './assumptions.ts'
import { ballScrewPorts } from './ports.ts'
import type { BallScrewCandidate } from './wire/ball-screw.ts'

/**
 * Rows state diameters, lead, the nut and its flange; shaft ends have the length that the sizing assumes. Where the maker does not
 * state outside diameter, flange or holes of the nut, they are close to the flange nuts of DIN 69051 part 5, form B, of that shaft
 * (16: 28, 48, 38, 5.5; 32: 50, 80, 65, 9; 63: 90, 125, 108, 11).
 */
export const ballScrewPart = definePart<BallScrewCandidate>({
  schema: {
    name: 'ball-screw',
    dimensions: {
      diameter: { column: 'nominalDiameterMm' },
      core: { column: 'rootDiameterMm' },
      lead: { column: 'leadMm' },
      nutLength: { column: 'nutLengthMm', usual: '2 * diameter' },
      shaftEnd: { calculated: 'shaftEnd' },
      length: { chosen: 'length', usual: 'nutLength + 12 * diameter + 2 * shaftEnd' },
      end: { value: 'min(shaftEnd, 0.4 * (length - nutLength))' },
      endDiameter: { usual: '0.8 * core' },
      nutDiameter: { column: 'nutDiameterMm', usual: 'round(1.5 * diameter / 1[mm]) * 1[mm] + 4' },
      flangeThickness: { column: 'flangeThicknessMm', usual: 'min(0.25 * diameter + 6, 0.4 * nutLength)' },
      hole: { column: 'flangeHoleMm', usual: '0.2 * diameter + 2.5' },
      boltCircle: { column: 'flangeBoltCircleMm', usual: 'nutDiameter + 1.8 * hole' },
      flangeDiameter: { column: 'flangeDiameterMm', usual: 'boltCircle + 1.8 * hole' },
      threadLength: { value: 'length - 2 * end' },
      moved: { travel: 'threadLength - nutLength', rest: 0.5 },
      nutStart: { value: 'end + moved' },
    },
    bodies: {
      shaft: {
        material: 'bright',
        along: '+x',
        slices: [
          { length: 'end', when: 'end > 0', add: [{ shape: 'circle', diameter: 'endDiameter' }] },
          { length: 'threadLength', add: [{ shape: 'circle', diameter: 'diameter' }], thread: { core: 'core', lead: 'lead' } },
          { length: 'end', when: 'end > 0', add: [{ shape: 'circle', diameter: 'endDiameter' }] },
        ],
      },
      nut: {
        material: 'steel',
        at: ['nutStart', 0, 0],
        along: '+x',
        slices: [
          {
            length: 'flangeThickness',
            add: [{ shape: 'circle', diameter: 'flangeDiameter' }],
            cut: [
              { shape: 'circle', diameter: 'diameter' },
              { shape: 'circle', diameter: 'hole', on: { circle: 'boltCircle', count: 6, start: 30 } },
            ],
          },
          {
            length: 'nutLength - flangeThickness',
            add: [{ shape: 'circle', diameter: 'nutDiameter' }],
            cut: [{ shape: 'circle', diameter: 'diameter' }],
          },
        ],
      },
    },
    axes: [{ bodies: ['shaft', 'nut'] }],
    ports: ballScrewPorts,
    driven: ['nut'],
    measures: [
      { view: 'front', edge: 'below', from: 0, to: 'length', of: 'length' },
      { view: 'front', edge: 'below', from: 'end', to: 'length - end', of: 'threadLength' },
      { view: 'front', edge: 'above', from: 'nutStart', to: 'nutStart + nutLength', of: 'nutLength' },
      { view: 'front', edge: 'above', from: 'nutStart', to: 'nutStart + flangeThickness', of: 'flangeThickness' },
      { view: 'front', edge: 'left', from: '-endDiameter / 2', to: 'endDiameter / 2', of: 'endDiameter', diameter: true },
      { view: 'front', edge: 'right', from: '-diameter / 2', to: 'diameter / 2', of: 'diameter', diameter: true },
      { view: 'side', edge: 'left', from: '-flangeDiameter / 2', to: 'flangeDiameter / 2', of: 'flangeDiameter', diameter: true },
      { view: 'side', edge: 'right', from: '-nutDiameter / 2', to: 'nutDiameter / 2', of: 'nutDiameter', diameter: true },
    ],
  },
  read: () => ({ usual: { shaftEnd: usualShaftEnd } }),
})
