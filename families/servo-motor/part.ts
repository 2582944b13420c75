/** 3D part of a servo motor: rows state shaft and flange; nobody states its length, which is usual for that flange. Shaft along x, flange at 0. */
import { motorMeasures, motorShaft } from '../define/motor-part.ts'
import { definePart } from '../define/part.ts'
import { servoMotorPorts } from './ports.ts'
import type { ServoMotorCandidate } from './wire/servo-motor.ts'

/** Part of a servo motor. */
export const servoMotorPart = definePart<ServoMotorCandidate>({
  schema: {
    name: 'servo-motor',
    dimensions: {
      flange: { column: 'flangeSizeMm' },
      shaft: { column: 's' },
      reach: { column: 'lr' },
      pilot: { column: 'la' },
      pilotDepth: { column: 'le' },
      boltCircle: { column: 'lb' },
      hole: { column: 'lz' },
      length: { usual: '1.6 * flange' },
      thickness: { usual: '0.1 * flange' },
      /** Wider than the motor where its screws would not be in it otherwise. */
      plate: { value: 'max(flange, 0.708 * boltCircle + 1.2 * hole)' },
    },
    bodies: {
      motor: {
        material: 'plastic',
        along: '+x',
        at: ['-length', 0, 0],
        slices: [
          { length: 'length - thickness', add: [{ shape: 'box', width: 'flange', height: 'flange', radius: '0.1 * flange' }] },
          {
            length: 'thickness',
            add: [{ shape: 'box', width: 'plate', height: 'plate' }],
            cut: [{ shape: 'circle', diameter: 'hole', on: { circle: 'boltCircle', count: 4, start: 45 } }],
          },
          { length: 'pilotDepth', when: 'pilotDepth > 0', add: [{ shape: 'circle', diameter: 'pilot' }] },
        ],
      },
      shaft: motorShaft,
    },
    axes: [{ bodies: ['motor', 'shaft'] }],
    ports: servoMotorPorts,
    driven: ['shaft'],
    measures: [...motorMeasures, { view: 'side', edge: 'left', from: '-flange / 2', to: 'flange / 2', of: 'flange' }],
  },
  further: { s: 'mm', lr: 'mm', la: 'mm', le: 'mm', lb: 'mm', lz: 'mm' },
})
