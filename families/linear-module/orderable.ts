/** Order options of a linear module. */
import { anyLength, type OrderableOf, statedLengths } from '../define/orderable.ts'
import type { LinearModuleCandidate } from './wire/linear-module.ts'

/** One of the rails of the series, or any stroke up to the longest. */
export const linearModuleOrderable: OrderableOf<LinearModuleCandidate> = ({ railStrokeMm, maxStrokeMm }) => ({
  parts: railStrokeMm ? { length: statedLengths(railStrokeMm) } : { stroke: anyLength(1, maxStrokeMm) },
})
