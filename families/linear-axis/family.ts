/**
 * The family of linear axes: ball screws with guides and servo motors. They have no rows of their own: a card describes the screw.
 */
import { ballScrewTable } from '../ball-screw/table.ts'
import { defineFamily } from '../define/family.ts'
import { wholeAxis } from './parts.ts'

/** Manifest of the linear-axis family. */
export const linearAxisFamily = defineFamily({
  id: wholeAxis,
  table: ballScrewTable,
  layout: async () => (await import('./layout.ts')).axisLayout,
  pairs: async () => (await import('./pairs.ts')).axisPairs,
})
