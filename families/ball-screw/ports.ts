/** Ports of a ball screw: both ends of its shaft, and the middle of its nut, upwards. Makers machine the ends to order, so that their diameters are not stated. */
import type { PortSchema } from '../../engine/part/part-schema.ts'

/** Ports of a ball screw by name. */
export const ballScrewPorts = {
  start: { kind: 'shaft', at: [0, 0, 0], along: '-x', up: '+z', figures: { diameter: 'endDiameter' } },
  end: { kind: 'shaft', at: ['length', 0, 0], along: '+x', up: '+z', figures: { diameter: 'endDiameter' } },
  nut: {
    kind: 'nut',
    at: ['nutStart + nutLength / 2', 0, 0],
    along: '+z',
    up: '+x',
    figures: { outside: 'flangeDiameter', boltCircle: 'boltCircle' },
  },
} as const satisfies Readonly<Record<string, PortSchema>>
