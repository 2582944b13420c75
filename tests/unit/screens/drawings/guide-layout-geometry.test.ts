import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guideLayouts } from '../../../../families/ball-rail/wire/ball-rail.ts'
import { fontSize, type Label, textLength } from '../../../../screens/drawings/guide-layout-dimensions.ts'
import type { DimensionField } from '../../../../screens/drawings/guide-layout-frames.ts'
import { postures } from '../../../../screens/drawings/guide-layout-frames.ts'
import {
  compressed,
  layoutDrawing,
  type LayoutDrawing,
  layoutOf,
  type LayoutValues,
  postureOf,
  type Rect,
  type TextOf,
} from '../../../../screens/drawings/guide-layout-geometry.ts'
import { blockPositions } from '../../../../families/ball-rail/sizing/layout.ts'

const fields = ['armA', 'armB', 'armC', 'sliderSpacing', 'railSpacing'] as const satisfies readonly DimensionField[]

const number = fc.oneof(
  fc.double(),
  fc.double({ min: -3000, max: 3000, noNaN: true }),
  fc.constantFrom(0, -0, 1e308, -1e308, Infinity, -Infinity, Number.NaN),
)

const layoutValues: fc.Arbitrary<LayoutValues> = fc
  .record({
    posture: fc.constantFrom(...postures),
    layout: fc.constantFrom(...guideLayouts),
    numbers: fc.dictionary(fc.constantFrom(...fields), number),
  })
  .map(({ posture, layout, numbers }) => ({ posture, ...layoutOf(layout), numbers }))

const texts: fc.Arbitrary<TextOf> = fc
  .dictionary(fc.constantFrom(...fields, 'load'), fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('A 73.846 mm', '–', '2000 千克')))
  .map((known) => (field) => known[field] ?? '200 mm')

const plain: TextOf = (field) => field

const cornersOf = ({ x, y, width, height }: Rect) => [
  { x, y },
  { x: x + width, y: y + height },
]

const boxOf = ({ x, y, upright, length }: Label): Rect => {
  const [width, height] = upright ? [fontSize, length] : [length, fontSize]
  return { x: x - width / 2, y: y - height / 2, width, height }
}

const labelsOf = ({ dimensions, side }: LayoutDrawing) => [...dimensions.map(({ label }) => label), side.text]

const pointsOf = (drawing: LayoutDrawing) => {
  const { main, side, dimensions } = drawing
  const segments = [
    ...main.axes,
    side.base,
    side.stem,
    side.weight,
    ...(main.weight ? [main.weight] : []),
    ...dimensions.flatMap((each) => each.extensions),
  ]
  const rects = [...main.rails, ...main.blocks.map(({ rect }) => rect), main.table, ...side.rails, ...side.blocks, side.table]
  const mass = [main.load, side.load].flatMap(({ x, y }) => cornersOf({ x: x - 14, y: y - 10, width: 28, height: 20 }))
  return [...segments.flatMap(({ from, to }) => [from, to]), ...[...rects, ...labelsOf(drawing).map(boxOf)].flatMap(cornersOf), ...mass]
}

const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const apart = (rects: readonly Rect[]): boolean =>
  rects.every((one, index) => rects.slice(index + 1).every((other) => !overlap(one, other)))

describe('the drawing of a guide layout', () => {
  it('stays inside its view for any values and texts', () => {
    fc.assert(
      fc.property(layoutValues, texts, (values, textOf) => {
        const drawing = layoutDrawing(values, textOf)
        const outside = pointsOf(drawing).filter(({ x, y }) => !(x >= 0 && y >= 0 && x <= drawing.frame.width && y <= drawing.frame.height))
        expect(outside).toEqual([])
      }),
    )
  })

  it('never puts a text on a text, a text of a dimension on a part, or a block on a block', () => {
    fc.assert(
      fc.property(layoutValues, texts, (values, textOf) => {
        const { main, side, dimensions } = layoutDrawing(values, textOf)
        const labels = dimensions.map(({ label }) => boxOf(label))
        const parts = [...main.rails, main.table, ...side.rails, ...side.blocks, side.table]
        expect(apart([...labels, boxOf(side.text)])).toBe(true)
        expect(labels.some((label) => parts.some((part) => overlap(label, part)))).toBe(false)
        expect(apart(main.blocks.map(({ rect }) => rect))).toBe(true)
      }),
    )
  })

  it('mirrors the load where an arm changes its sign', () => {
    fc.assert(
      fc.property(layoutValues, fc.constantFrom('armA', 'armB'), (values, arm) => {
        const value = values.numbers[arm] ?? 100
        const drawn = (length: number) => layoutDrawing({ ...values, numbers: { ...values.numbers, [arm]: length } }, plain)
        const { main, frame } = drawn(value)
        const mirrored = drawn(-value).main.load
        const axis = arm === 'armA' ? frame.main.along : frame.main.lateral
        const [measured, other] = axis.x === 0 ? (['y', 'x'] as const) : (['x', 'y'] as const)
        expect(mirrored[measured] - frame.main.centre[measured]).toBeCloseTo(frame.main.centre[measured] - main.load[measured], 9)
        expect(mirrored[other]).toBe(main.load[other])
      }),
    )
  })

  it('draws the load between the outer blocks exactly where it is between them', () => {
    const roomy = fc.double({ min: 200, max: 2000, noNaN: true })
    fc.assert(
      fc.property(
        fc.constantFrom(...postures),
        roomy,
        fc.double({ min: -3000, max: 3000, noNaN: true }),
        (posture, sliderSpacing, armA) => {
          fc.pre(Math.abs(Math.abs(armA) - sliderSpacing / 2) > 1)
          const { main, frame } = layoutDrawing({ posture, rails: 1, perRail: 2, numbers: { sliderSpacing, armA } }, plain)
          const axis = frame.main.along.x === 0 ? 'y' : 'x'
          const middles = main.blocks.map(({ rect }) => (axis === 'x' ? rect.x + rect.width / 2 : rect.y + rect.height / 2))
          const inside = main.load[axis] > Math.min(...middles) && main.load[axis] < Math.max(...middles)
          expect(inside).toBe(Math.abs(armA) < sliderSpacing / 2)
        },
      ),
    )
  })

  it.each(postures.flatMap((posture) => guideLayouts.map((layout) => ({ posture, layout }))))(
    'numbers the blocks of $layout, $posture, as the sizing does',
    ({ posture, layout }) => {
      const { main, frame } = layoutDrawing({ posture, ...layoutOf(layout), numbers: {} }, plain)
      const { centre, along, lateral } = frame.main
      const drawn = main.blocks.map(({ rect, number }) => {
        const from = { x: rect.x + rect.width / 2 - centre.x, y: rect.y + rect.height / 2 - centre.y }
        const sign = (axis: { x: number; y: number }) => Math.sign(Math.round(from.x * axis.x + from.y * axis.y)) + 0
        return { number, along: sign(along), lateral: sign(lateral) }
      })
      const sized = blockPositions({ layout, sliderSpacing: 0.2, railSpacing: 0.2 }).map(({ x, y }, index) => ({
        number: index + 1,
        along: Math.sign(x) + 0,
        lateral: Math.sign(y) + 0,
      }))
      expect(drawn).toEqual(sized)
    },
  )

  it.each([
    { posture: 'horizontal', field: 'side' },
    { posture: 'vertical', field: 'along' },
    { posture: 'wall', field: 'lateral' },
  ] as const)('points the axis that gravity acts along, $posture, downwards', ({ posture, field }) => {
    const { main, side } = layoutDrawing({ posture, rails: 2, perRail: 2, numbers: {} }, plain).frame
    const down = { x: 0, y: 1 }
    expect(field === 'side' ? { x: -side.normal.x + 0, y: -side.normal.y } : main[field]).toEqual(down)
  })
})

describe('the dimensions', () => {
  const shown = (layout: string) =>
    layoutDrawing({ posture: 'horizontal', ...layoutOf(layout), numbers: {} }, plain).dimensions.map(({ field }) => field)

  it.each([
    ['1x1', ['armA', 'armB', 'armC']],
    ['1x2', ['armA', 'armB', 'armC', 'sliderSpacing']],
    ['2x1', ['armA', 'armB', 'armC', 'railSpacing']],
    ['2x4', ['armA', 'armB', 'armC', 'sliderSpacing', 'railSpacing']],
  ])('of %s are those the layout has', (layout, expected) => {
    expect(shown(layout)).toEqual(expected)
  })

  it('leave out what is masked', () => {
    const values: LayoutValues = { posture: 'wall', rails: 2, perRail: 2, numbers: {} }
    const drawn = layoutDrawing(values, plain, { railSpacing: 'masked', armC: 'missing' }).dimensions
    expect(drawn.map(({ field }) => field)).toEqual(['armA', 'armB', 'armC', 'sliderSpacing'])
  })

  it('turn their arrows outwards where there is no room between', () => {
    const outside = (armA: number) =>
      layoutDrawing({ posture: 'horizontal', rails: 1, perRail: 1, numbers: { armA } }, plain).dimensions[0]?.outside
    expect([outside(0), outside(5), outside(500)]).toEqual([true, true, false])
  })

  it('set a text tighter than its room allows', () => {
    const text = 'расстояние между рельсами 1234567 мм '.repeat(3)
    const { dimensions } = layoutDrawing({ posture: 'wall', rails: 2, perRail: 2, numbers: {} }, () => text)
    expect(dimensions.every(({ label }) => label.tight && label.length < textLength(text))).toBe(true)
  })
})

describe('the compressed scale', () => {
  it('rises with the distance, keeps the sign and never leaves its reach', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (a, b) => {
        const [near, far] = [compressed(Math.min(a, b), 100, 130), compressed(Math.max(a, b), 100, 130)]
        expect(near).toBeLessThanOrEqual(far + 1e-9)
        expect(Math.abs(far)).toBeLessThanOrEqual(100)
        expect(Math.sign(near) * Math.sign(Math.min(a, b))).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('names of the form', () => {
  it.each([
    ['1x1', 1, 1],
    ['2x4', 2, 4],
    ['3x9', 2, 2],
    [undefined, 2, 2],
  ])('layout %s is drawn as %i rails with %i blocks each', (name, rails, perRail) => {
    expect(layoutOf(name)).toEqual({ rails, perRail })
  })

  it('a posture not known is drawn horizontal', () => {
    expect([postureOf('wall'), postureOf('tilted'), postureOf(undefined)]).toEqual(['wall', 'horizontal', 'horizontal'])
  })
})
