import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { customMotorDefaults } from '../../../../screens/servo/custom-motor.ts'
import { type DimensionShape, type Mounting, motorShapes, type Point, viewBox } from '../../../../screens/servo/motor-geometry.ts'

const size = fc.double({ min: 0.1, max: 1000, noNaN: true })
const mounting: fc.Arbitrary<Mounting> = fc.record({ s: size, lr: size, la: size, le: size, lb: size, lz: size })

/** A motor as the drawer lets it through. */
const sound = mounting.map(({ s, la, lb, lz, ...rest }): Mounting => ({ ...rest, s, la: s + la, lb: s + la + lb, lz: Math.min(lz, lb) }))

const isInside = ({ x, y }: Point): boolean => x >= 0 && x <= viewBox.width && y >= 0 && y <= viewBox.height
const spanOf = ({ from, to }: DimensionShape): number => Math.abs(to.x - from.x) + Math.abs(to.y - from.y)

describe('the motor drawing', () => {
  it('keeps every shape, dimension and text inside, whatever the sizes', () => {
    fc.assert(
      fc.property(mounting, (sizes) => {
        const { housing, shaft, seam, face, faceHalf, boltRadius, dimensions } = motorShapes(sizes)
        const reach = Math.max(faceHalf, boltRadius)
        const corners = [housing, shaft, seam].flatMap(({ x, y, width, height }) => [
          { x, y },
          { x: x + width, y: y + height },
        ])
        const points = [
          ...corners,
          { x: face.x + reach, y: face.y + reach },
          ...dimensions.flatMap(({ from, to, textAt }) => [from, to, textAt]),
        ]
        expect(points.filter((point) => !isInside(point))).toEqual([])
      }),
    )
  })

  it('draws all sizes of a sound motor to one scale', () => {
    fc.assert(
      fc.property(sound, (sizes) => {
        const { dimensions } = motorShapes(sizes)
        const scales = dimensions.flatMap((shape) =>
          shape.measures === 'hole' || spanOf(shape) < 2 ? [] : [spanOf(shape) / sizes[shape.field]],
        )
        expect(Math.max(...scales) / Math.min(...scales)).toBeCloseTo(1, 6)
      }),
    )
  })

  it('has a dimension for every mounting size, and four holes on the bolt circle', () => {
    const { dimensions, holes, face, boltRadius } = motorShapes(customMotorDefaults)
    expect(dimensions.map(({ field }) => field).toSorted()).toEqual(['la', 'lb', 'le', 'lr', 'lz', 's'])
    expect(holes.map(({ x, y }) => Math.hypot(x - face.x, y - face.y).toFixed(6))).toEqual(Array(4).fill(boltRadius.toFixed(6)))
  })
})
