/** Order options of a screw jack. */
import { anyLength, type OrderableOf } from '../define/orderable.ts'
import { installTypes, type ScrewJackCandidate } from './wire/screw-jack.ts'

/** The install type is requested only for lifts with several jacks. */
export const screwJackOrderable: OrderableOf<ScrewJackCandidate> = ({ maxStrokeMm }) => ({
  parts: { install: { values: [...installTypes], optional: true }, stroke: anyLength(1, maxStrokeMm) },
})
