/** Parts shared by the reducer calculators, as plain data. */
import { gearTypes, reducerTypes, transmissionElements, transmissionTypes } from '../../families/reducer/wire/reducer.ts'
import { choice, choices, number } from '../../engine/define/index.ts'

/** The specification's window: 5 % steps below, 10 % steps above. */
export const usualWindow = { lower: [-50, 0, 5], upper: [0, 100, 10] } as const

/** Groups of checkboxes; nothing ticked means any. Clearing an earlier choice clears the later ones (specification). */
export const typeFields = {
  transmissionTypes: choices({ options: transmissionTypes, required: false, clears: ['gearTypes', 'reducerTypes'] }),
  gearTypes: choices({ options: gearTypes, required: false, clears: ['reducerTypes'] }),
  reducerTypes: choices({ options: reducerTypes, required: false }),
} as const

/** The request parameters of these groups. */
export const typeBody = { transmissionTypes: 'transmissionTypes', gearTypes: 'gearTypes', reducerTypes: 'reducerTypes' } as const

/** Loads on the output shaft, and permissible backlash. Incomplete combinations are rejected. */
export const outputFields = {
  transmissionElement: choice({ options: ['none', ...transmissionElements], default: 'none' }),
  pitchDiameter: number({ unit: 'mm', exclusiveMin: 0, required: false, visible: "transmissionElement != 'none'" }),
  radialForce: number({ unit: 'N', exclusiveMin: 0, required: false }),
  forceDistance: number({ unit: 'mm', min: 0, required: false }),
  axialForce: number({ unit: 'N', exclusiveMin: 0, required: false }),
  maxBacklash: number({ unit: 'arcmin', exclusiveMin: 0, required: false }),
  maxTwist: number({ unit: 'arcmin', exclusiveMin: 0, required: false }),
} as const

/** The output fields in reading order. */
export const outputItems = [
  'transmissionElement',
  'pitchDiameter',
  'radialForce',
  'forceDistance',
  'axialForce',
  'maxBacklash',
  'maxTwist',
] as const

/** The request parameters of the output fields. */
export const outputBody = {
  transmissionElement: { value: 'transmissionElement', when: "transmissionElement != 'none'", optional: true },
  pitchDiameter: { value: 'pitchDiameter', optional: true },
  radialForce: { value: 'radialForce', optional: true },
  forceDistance: { value: 'forceDistance', optional: true },
  axialForce: { value: 'axialForce', optional: true },
  maxBacklash: { value: 'maxBacklash', optional: true },
  maxTwist: { value: 'maxTwist', optional: true },
} as const
