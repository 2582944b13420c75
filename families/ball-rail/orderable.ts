/** What a guide can be ordered with. */
import { anyLength, orderRuleOf, type OrderableOf } from '../define/orderable.ts'
import type { BallRailCandidate } from './wire/ball-rail.ts'
import { layoutShapes } from './sizing/layout.ts'

const shapes = Object.values(layoutShapes)
const blocksPerRail = [...new Set(shapes.map((shape) => shape.blocksPerRail))].toSorted((one, other) => one - other)
const rails = [...new Set(shapes.map((shape) => shape.rails))]

/** mm; what an order code takes for a length at all. */
const shortestRail = 10

/** The layouts that can be calculated; a rail is no shorter than the blocks on it, where their length is stated. */
export const ballRailOrderable: OrderableOf<BallRailCandidate> = ({ lengthMm = shortestRail, maxRailLengthMm }) => ({
  parts: {
    blocks: { values: blocksPerRail },
    length: anyLength(lengthMm, maxRailLengthMm),
    rails: { values: rails, unwritten: 1 },
  },
  rules: [
    orderRuleOf(
      { part: 'length', by: 'blocks' },
      blocksPerRail.map((blocks) => [blocks, { least: Math.ceil(blocks * lengthMm) }]),
    ),
  ],
})
