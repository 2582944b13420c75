/** Order options of an electric cylinder. */
import { anyLength, type OrderableOf } from '../define/orderable.ts'
import type { ElectricCylinderCandidate } from './wire/electric-cylinder.ts'

/** Strokes come in steps if the maker states one. */
export const electricCylinderOrderable: OrderableOf<ElectricCylinderCandidate> = ({ minStrokeMm = 1, maxStrokeMm, strokeStepMm }) => ({
  parts: { stroke: anyLength(minStrokeMm, maxStrokeMm, strokeStepMm) },
})
