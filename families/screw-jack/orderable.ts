/** What a screw jack can be ordered with. */
import { anyLength, type OrderableOf } from '../define/orderable.ts'
import { installTypes, type ScrewJackCandidate } from './wire/screw-jack.ts'

/** The install type is asked of lifts of several jacks only. */
export const screwJackOrderable: OrderableOf<ScrewJackCandidate> = ({ maxStrokeMm }) => ({
  parts: { install: { values: [...installTypes], optional: true }, stroke: anyLength(1, maxStrokeMm) },
})
