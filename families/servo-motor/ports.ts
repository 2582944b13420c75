/** Ports of a servo motor: the end of its shaft and the face of its flange. */
import type { PortSchema } from '../../engine/part/part-schema.ts'
import { motorFlange } from '../define/motor-part.ts'

/** Ports of a servo motor by name. */
export const servoMotorPorts = {
  shaft: { kind: 'shaft', at: ['reach', 0, 0], along: '+x', up: '+z', figures: { diameter: 'shaft' } },
  flange: motorFlange,
} as const satisfies Readonly<Record<string, PortSchema>>
