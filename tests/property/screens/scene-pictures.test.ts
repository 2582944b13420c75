import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scenes } from '../../../schemas/scenes/registry.ts'
import { sceneShapes, type SceneShapes, type SceneValues } from '../../../screens/drawings/scenes/scene-geometry.ts'

const shapesByName: Readonly<Record<string, (values: SceneValues) => SceneShapes>> = sceneShapes

const items = [...new Set(scenes.flatMap((scene) => Object.keys(scene.items)))]
const values = fc.dictionary(
  fc.constantFrom(...items),
  fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constantFrom(0, NaN, undefined)),
  { maxKeys: items.length },
)

describe('the pictures of the scenes', () => {
  it('are there for every registered scene, and their lengths are inputs of it', () => {
    for (const { picture, items: own } of scenes) {
      const lengths = shapesByName[picture]?.({}).lengths ?? []
      expect(lengths).not.toEqual([])
      expect(Object.keys(own)).toEqual(expect.arrayContaining(lengths.map(({ item }) => item)))
    }
  })

  it.each(Object.entries(shapesByName))('%s stays in its field, whatever the values are', (_, shapesOf) => {
    fc.assert(
      fc.property(values, (all) => {
        const { circles, boxes, lengths } = shapesOf(all)
        const xs = [...circles.flatMap(({ x, radius }) => [x - radius, x + radius]), ...boxes.flatMap((box) => [box.x, box.x + box.width])]
        const ys = [...circles.flatMap(({ y, radius }) => [y - radius, y + radius]), ...boxes.flatMap((box) => [box.y, box.y + box.height])]
        const ends = lengths.flatMap(({ from, to }) => [from, to])
        for (const x of [...xs, ...ends.map(([at]) => at)]) expect(x >= 0 && x <= 120).toBe(true)
        for (const y of [...ys, ...ends.map(([, at]) => at)]) expect(y >= 0 && y <= 90).toBe(true)
      }),
    )
  })

  it('draws to scale: a workpiece circle as wide as the table reaches its edge', () => {
    const { circles, lengths } = sceneShapes['scene-disc']({ tableDiameter: 400, pitchRadius: 200, workpieceDiameter: 0 })
    expect(lengths[1]?.to[0]).toBeCloseTo(60 + (circles[0]?.radius ?? 0), 9)
  })

  it.each(Object.entries(shapesByName))(
    '%s has the lines of its lengths off the part, or through the hole that they measure',
    (_, shapesOf) => {
      const { circles, boxes, lengths } = shapesOf({})
      const lowest = Math.max(...circles.map(({ y, radius }) => y + radius), ...boxes.map(({ y, height }) => y + height))
      const hole = circles.find((circle) => circle.hole)
      for (const { from, to } of lengths) {
        if (from[1] > lowest) continue
        expect([from[0], to[0]]).toEqual([(hole?.x ?? NaN) - (hole?.radius ?? NaN), (hole?.x ?? NaN) + (hole?.radius ?? NaN)])
      }
    },
  )
})
