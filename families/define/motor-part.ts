/** What parts of all motors have: shaft along x, flange at 0, under the names `shaft`, `reach`, `pilot`, `pilotDepth`, `boltCircle`, `hole` and `length`. */
import type { PartSchema, PortSchema } from '../../engine/part/part-schema.ts'

/** The end of the shaft before the flange. */
export const motorShaft = {
  material: 'bright',
  along: '+x',
  at: ['pilotDepth', 0, 0],
  slices: [{ length: 'reach - pilotDepth', add: [{ shape: 'circle', diameter: 'shaft' }] }],
} as const satisfies PartSchema['bodies'][string]

/** The face of the flange. */
export const motorFlange = {
  kind: 'flange',
  at: [0, 0, 0],
  along: '+x',
  up: '+z',
  figures: { pilot: 'pilot', boltCircle: 'boltCircle', hole: 'hole' },
} as const satisfies PortSchema

/** Dimensions of a drawing: lengths, shaft and pilot. */
export const motorMeasures = [
  { view: 'front', edge: 'below', from: '-length', to: 0, of: 'length' },
  { view: 'front', edge: 'below', from: 0, to: 'reach', of: 'reach' },
  { view: 'front', edge: 'right', from: '-shaft / 2', to: 'shaft / 2', of: 'shaft', diameter: true },
  { view: 'side', edge: 'right', from: '-pilot / 2', to: 'pilot / 2', of: 'pilot', diameter: true },
] as const satisfies PartSchema['measures']
