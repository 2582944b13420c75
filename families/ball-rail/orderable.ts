/** Order options of a guide. */
import { anyLength, orderRuleOf, type OrderableOf } from '../define/orderable.ts'
import type { BallRailCandidate } from './wire/ball-rail.ts'
import { layoutShapes } from './sizing/layout.ts'

const shapes = Object.values(layoutShapes)
const blocksPerRail = [...new Set(shapes.map((shape) => shape.blocksPerRail))].toSorted((one, other) => one - other)
const rails = [...new Set(shapes.map((shape) => shape.rails))]

/** The shortest length that an order code can contain, mm. */
const shortestRail = 10

/** Layouts are those that can be sized; a rail is at least as long as its blocks, if their length is stated. */
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
