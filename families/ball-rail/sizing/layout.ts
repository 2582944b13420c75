/** Positions of the blocks of a layout. */
import type { GuideLayout } from '../wire/ball-rail.ts'
import type { BallRailDuty } from './input.ts'

/** Number of rails, and of blocks on each. */
export type LayoutShape = { readonly rails: 1 | 2; readonly blocksPerRail: 1 | 2 | 3 | 4 }

/** Rails and blocks per rail of each layout. */
export const layoutShapes = {
  '1x1': { rails: 1, blocksPerRail: 1 },
  '1x2': { rails: 1, blocksPerRail: 2 },
  '2x1': { rails: 2, blocksPerRail: 1 },
  '2x2': { rails: 2, blocksPerRail: 2 },
  '2x3': { rails: 2, blocksPerRail: 3 },
  '2x4': { rails: 2, blocksPerRail: 4 },
} as const satisfies Record<GuideLayout, LayoutShape>

/** Centre of a block, m, from the centre of all blocks: along X and Y of `guide-forces.ts`. */
export type BlockPosition = { readonly x: number; readonly y: number }

/** `count` equidistant positions around 0, ascending. */
const places = (count: number, spacing: number): number[] =>
  Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * spacing)

/**
 * Block centres, rail by rail, along X: block 1 is the first of the rail at +Y. The slider spacing is the distance between
 * adjacent blocks.
 * @param duty layout, slider spacing l and rail spacing L, m
 * @returns one position per block, m
 * Source: THK General Catalog A-103 (blocks 1 and 2 of its four are those of the first rail, 2 at +X).
 */
export function blockPositions(duty: Pick<BallRailDuty, 'layout' | 'sliderSpacing' | 'railSpacing'>): BlockPosition[] {
  const { rails, blocksPerRail } = layoutShapes[duty.layout]
  return places(rails, -duty.railSpacing).flatMap((y) => places(blocksPerRail, duty.sliderSpacing).map((x) => ({ x, y })))
}

/**
 * Distance between the first and the last block of a rail, (n − 1) l.
 * @param duty layout and slider spacing, m
 * @returns m
 */
export const outerSpacing = ({ layout, sliderSpacing }: Pick<BallRailDuty, 'layout' | 'sliderSpacing'>): number =>
  (layoutShapes[layout].blocksPerRail - 1) * sliderSpacing
