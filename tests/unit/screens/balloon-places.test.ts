/** Numbers beside the picture of an assembly: within the frame, none over another, each led to its part. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balloonsOf, boxOf, frame } from '../../../screens/ui/assembly/balloon-places.ts'

const pictures = fc
  .tuple(fc.integer({ min: 50, max: 1000 }), fc.boolean(), fc.integer({ min: 0, max: 10 }))
  .chain(([shorter, isTall, count]) => {
    const [width, height] = isTall ? [shorter, 1000] : [1000, shorter]
    const spot = fc.tuple(fc.integer({ min: 0, max: width }), fc.integer({ min: 0, max: height }))
    return fc
      .array(spot, { minLength: count, maxLength: count })
      .map((spots) => ({ width, height, spots: spots.map((at, index) => ({ role: `part ${index}`, at })) }))
  })

test('every number is in the frame, apart from the others, and leads to a spot in the picture', () => {
  fc.assert(
    fc.property(pictures, (picture) => {
      const balloons = balloonsOf(picture)
      expect(balloons).toHaveLength(picture.spots.length)
      const box = boxOf(picture)
      for (const [index, { at, to }] of balloons.entries()) {
        for (const axis of [0, 1] as const) {
          expect(at[axis]).toBeGreaterThanOrEqual(frame.radius)
          expect(at[axis]).toBeLessThanOrEqual(frame.size[axis] - frame.radius)
        }
        expect(to[0]).toBeGreaterThanOrEqual(box.x - 1e-6)
        expect(to[1]).toBeLessThanOrEqual(box.y + box.height + 1e-6)
        for (const other of balloons.slice(index + 1)) {
          expect(Math.hypot(other.at[0] - at[0], other.at[1] - at[1])).toBeGreaterThanOrEqual(2 * frame.radius)
        }
      }
    }),
  )
})
