/** Ports of a gear unit: the flange that takes the motor, and the end of its shaft. */
import type { PortSchema } from '../../engine/part/part-schema.ts'

const figures = { pilot: 'inputPilot', boltCircle: 'inputCircle', hole: 'inputHole', bore: 'inputBore' } as const

/** Ports of a gear unit by name; it has one for the motor. */
export const reducerPorts = {
  input: {
    kind: 'seat',
    at: ['-inputLength', 0, "transmissionType == 'parallel' ? offset : 0[mm]"],
    along: '-x',
    up: '+z',
    when: "transmissionType != 'rightAngle'",
    figures,
  },
  output: {
    kind: 'shaft',
    at: ['housingLength + reach', 0, 0],
    along: '+x',
    up: '+z',
    when: "output == 'shaft'",
    figures: { diameter: 'shaft' },
  },
  inputAtRightAngle: {
    kind: 'seat',
    at: ['inputAt', '-bodySide / 2 - inputDepth', 'inputHeight'],
    along: '-y',
    up: '+z',
    when: "transmissionType == 'rightAngle'",
    figures,
  },
} as const satisfies Readonly<Record<string, PortSchema>>
