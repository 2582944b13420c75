/**
 * 3D part of a three-phase motor: rows state its frame, which is the height of its shaft in mm; all else is usual for a motor of that
 * frame with a flange B5. Shaft along x, flange at 0.
 */
import { motorFlange, motorMeasures, motorShaft } from '../define/motor-part.ts'
import { definePart } from '../define/part.ts'
import { iecFlangeNamed } from './iec-flanges.ts'
import type { AcMotorCandidate } from './wire/ac-motor.ts'

/** Part of a three-phase motor. */
export const acMotorPart = definePart<AcMotorCandidate>({
  schema: {
    name: 'ac-motor',
    dimensions: {
      frame: { column: 'height' },
      shaft: { column: 'shaft', usual: '0.3 * frame' },
      pilot: { column: 'pilot', usual: '1.5 * frame' },
      boltCircle: { column: 'circle', usual: '1.8 * frame' },
      hole: { column: 'own', usual: '0.1 * frame' },
      plate: { value: 'boltCircle + 2.4 * hole' },
      thickness: { usual: '0.12 * frame' },
      pilotDepth: { usual: '0.04 * frame' },
      reach: { usual: '2.1 * shaft' },
      size: { usual: '1.8 * frame' },
      length: { usual: '3 * frame' },
    },
    bodies: {
      motor: {
        material: 'cast',
        along: '+x',
        at: ['-length', 0, 0],
        slices: [
          { length: 'length - thickness', add: [{ shape: 'circle', diameter: 'size' }] },
          {
            length: 'thickness',
            add: [{ shape: 'circle', diameter: 'plate' }],
            cut: [{ shape: 'circle', diameter: 'hole', on: { circle: 'boltCircle', count: 4, start: 45 } }],
          },
          { length: 'pilotDepth', add: [{ shape: 'circle', diameter: 'pilot' }] },
        ],
      },
      shaft: motorShaft,
    },
    axes: [{ bodies: ['motor', 'shaft'] }],
    ports: { flange: motorFlange },
    driven: ['shaft'],
    measures: motorMeasures,
  },
  further: { height: 'mm', shaft: 'mm', pilot: 'mm', circle: 'mm', own: 'mm' },
  read: ({ frameSize }) => ({ stated: { height: frameSize }, usual: iecFlangeNamed(`${frameSize}:B5`) ?? {} }),
})
