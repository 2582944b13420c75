/** Ports of guides: the plane that the rails stand on, and that on top of all blocks, in the middle of them. */
import type { PortSchema } from '../../engine/part/part-schema.ts'

/** Ports of a guide by name. */
export const ballRailPorts = {
  base: { kind: 'base', at: ['length / 2', 0, 0], along: '-z', up: '+x', figures: { holePitch: 'holePitch', hole: 'railHole' } },
  blocks: {
    kind: 'block',
    at: ['middle', 0, 'height'],
    along: '+z',
    up: '+x',
    figures: { height: 'height', thread: 'blockHole', across: 'blockHolePitchAcross' },
  },
} as const satisfies Readonly<Record<string, PortSchema>>
