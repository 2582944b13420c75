import { expect, test } from 'vitest'
import { guideLayouts } from '../../../../../families/ball-rail/wire/ball-rail.ts'
import { blockPositions, layoutShapes, outerSpacing } from '../../../../../families/ball-rail/sizing/layout.ts'

const spacings = { sliderSpacing: 0.2, railSpacing: 0.5 }

test('a layout’s name is its rails × blocks per rail', () => {
  for (const layout of guideLayouts) {
    const { rails, blocksPerRail } = layoutShapes[layout]
    expect(`${rails}x${blocksPerRail}`).toBe(layout)
    expect(blockPositions({ layout, ...spacings })).toHaveLength(rails * blocksPerRail)
  }
})

test('blocks are numbered rail by rail, along X; the spacing is that of neighbours', () => {
  expect(blockPositions({ layout: '2x2', ...spacings })).toEqual([
    { x: -0.1, y: 0.25 },
    { x: 0.1, y: 0.25 },
    { x: -0.1, y: -0.25 },
    { x: 0.1, y: -0.25 },
  ])
  const along = blockPositions({ layout: '2x4', ...spacings })
    .slice(0, 4)
    .map(({ x }) => x)
  along.forEach((x, index) => expect(x).toBeCloseTo([-0.3, -0.1, 0.1, 0.3][index] ?? 0, 12))
  expect(outerSpacing({ layout: '2x4', ...spacings })).toBeCloseTo(0.6, 12)
})

test('the centre of the blocks is the origin', () => {
  for (const layout of guideLayouts) {
    const positions = blockPositions({ layout, ...spacings })
    expect(positions.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0, 12)
    expect(positions.reduce((sum, { y }) => sum + y, 0)).toBeCloseTo(0, 12)
  }
})
