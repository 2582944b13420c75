/** Family of IEC frames of three-phase motors, which are parts of other families' models. */
import { defineFamily } from '../define/family.ts'
import { motorFrameTable } from './table.ts'

/** Manifest of the motor-frame family; it has only a table. */
export const motorFrameFamily = defineFamily({ id: 'motor-frame', table: motorFrameTable })
