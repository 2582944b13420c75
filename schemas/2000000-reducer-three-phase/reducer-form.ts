/** What the reducer calculators have in common, as plain data. */
import { gearTypes, reducerTypes, transmissionTypes } from '../../families/reducer/wire/reducer.ts'
import { choices } from '../../engine/define/index.ts'

/** The specification's window: 5 % steps below, 10 % steps above. */
export const usualWindow = { lower: [-50, 0, 5], upper: [0, 100, 10] } as const

/** Groups of checkboxes; nothing ticked means any. */
export const typeFields = {
  transmissionTypes: choices({ options: transmissionTypes, required: false }),
  gearTypes: choices({ options: gearTypes, required: false }),
  reducerTypes: choices({ options: reducerTypes, required: false }),
} as const

/** The groups as they are sent. */
export const typeBody = { transmissionTypes: 'transmissionTypes', gearTypes: 'gearTypes', reducerTypes: 'reducerTypes' } as const
