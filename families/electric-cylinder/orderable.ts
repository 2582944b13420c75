/** What an electric cylinder can be ordered with. */
import { anyLength, type OrderableOf } from '../define/orderable.ts'
import type { ElectricCylinderCandidate } from './wire/electric-cylinder.ts'

/** Strokes are made in steps where the maker states one. */
export const electricCylinderOrderable: OrderableOf<ElectricCylinderCandidate> = ({ minStrokeMm = 1, maxStrokeMm, strokeStepMm }) => ({
  parts: { stroke: anyLength(minStrokeMm, maxStrokeMm, strokeStepMm) },
})
