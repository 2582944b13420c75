/** Frames of three-phase motors: parts of other families' models. */
import { defineFamily } from '../define/family.ts'
import { motorFrameTable } from './table.ts'

/** Frames of three-phase motors in the registry. */
export const motorFrameFamily = defineFamily({ id: 'motor-frame', table: motorFrameTable })
