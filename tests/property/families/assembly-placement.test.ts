/** Laws of placed assemblies: joints close, common axes are one line, parts are apart, a posture keeps distances, a slider keeps what stands. */
import { describe, expect, test } from 'vitest'
import type { Scene } from '../../../engine/assembly/scene.ts'
import { bodiesOf } from '../../../engine/assembly/scene.ts'
import { placeParts } from '../../../engine/assembly/placement.ts'
import { type Body, boundsOf, frameOf, inSpace } from '../../../engine/part/solid.ts'
import { buildScene, type SceneRequest } from '../../../server/files/assembly/build-scene.ts'
import { axisConditions, sceneOf } from './axis-scene.ts'
import { overlap, surfaceOf } from './solid-contact.ts'

const micrometre = 1e-3

const openJoints = ({ closures }: Scene): readonly string[] =>
  closures.filter(({ closes }) => !closes).map(({ mate, gap }) => `${mate.a} – ${mate.b}: ${gap}`)

/** Pairs of bodies of two parts that are in one place. */
const overlapsOf = (scene: Scene): readonly string[] => {
  const surfaces = bodiesOf(scene).map((body) => surfaceOf(body))
  const part = ({ name }: Body) => name.split('/')[0]
  return surfaces.flatMap((one, index) =>
    surfaces
      .slice(index + 1)
      .flatMap((other) => (part(one.body) !== part(other.body) && overlap(one, other) ? [`${one.body.name} in ${other.body.name}`] : [])),
  )
}

/** Where the axis of a body lies across. */
const lineOf = (body: Body): string => {
  const { along } = frameOf(body)
  return inSpace(body, [0, 0], 0)
    .flatMap((value, axis) => (along[axis] === 0 ? [value.toFixed(6)] : []))
    .join(' ')
}

const linesOf = (scene: Scene, names: readonly string[]): readonly string[] =>
  bodiesOf(scene)
    .filter(({ name }) => names.includes(name))
    .map(lineOf)

const turnedAxis = ['screw/shaft', 'screw/nut', 'motor/motor', 'motor/shaft']

const middleOf = (body: Body): readonly number[] => {
  const { low, high } = boundsOf([body])
  return low.map((value, axis) => (value + (high[axis] ?? 0)) / 2)
}

/** Distances of all bodies from the first one. */
const distancesOf = (scene: Scene): readonly number[] => {
  const [first, ...others] = bodiesOf(scene).map(middleOf)
  return others.map((middle) => Math.hypot(...middle.map((value, axis) => value - (first?.[axis] ?? 0))))
}

const movesOf = async (request: SceneRequest): Promise<ReadonlyMap<string, number>> => {
  const [start, end] = await Promise.all([0, 1].map(async (position) => bodiesOf((await buildScene({ ...request, position })).scene)))
  return new Map(
    (start ?? []).map((body, index) => {
      const other = end?.[index]
      return [`${body.name} ${body.instance}`, other ? Math.hypot(...body.at.map((value, axis) => value - (other.at[axis] ?? 0))) : NaN]
    }),
  )
}

describe.each(axisConditions)('the axis %s', async (_, conditions) => {
  const request = sceneOf(conditions)
  const { scene } = await buildScene(request)

  test('has all its parts, and every joint closes', () => {
    expect(scene.parts.map(({ role }) => role)).toEqual(['guide', 'screw', 'motor'])
    expect(scene.closures.length).toBeGreaterThanOrEqual(4)
    expect(openJoints(scene)).toEqual([])
  })

  test('turns about one line', () => {
    const lines = linesOf(scene, turnedAxis)
    expect(lines).toHaveLength(4)
    expect(new Set(lines).size).toBe(1)
  })

  test('has its parts apart at both ends of the stroke', async () => {
    for (const position of [0, 1]) expect(overlapsOf((await buildScene({ ...request, position })).scene)).toEqual([])
  })

  test('keeps all distances in each posture', async () => {
    for (const posture of ['horizontal', 'vertical', 'wall'] as const) {
      const other = (await buildScene({ ...request, conditions: { ...conditions, posture } })).scene
      distancesOf(other).forEach((distance, index) => expect(distance).toBeCloseTo(distancesOf(scene)[index] ?? NaN, 6))
    }
  })

  test('moves nut and blocks by the stroke, and nothing else', async () => {
    for (const [name, move] of await movesOf(request)) {
      const isMoved = name.startsWith('guide/block') || name.startsWith('screw/nut')
      expect([name, Math.abs(move - (isMoved ? conditions.stroke : 0)) < micrometre]).toEqual([name, true])
    }
  })
})

test('a vertical axis travels upwards, with its motor on top', async () => {
  const [, lift] = axisConditions[0] ?? []
  if (!lift) throw new Error('the first is vertical')
  const request = sceneOf(lift)
  const [start, end] = await Promise.all([0, 1].map(async (position) => bodiesOf((await buildScene({ ...request, position })).scene)))
  const heightOf = (bodies: readonly Body[] | undefined, name: string) =>
    boundsOf(bodies?.filter((body) => body.name === name) ?? []).low[2]
  expect(heightOf(end, 'screw/nut') - heightOf(start, 'screw/nut')).toBeCloseTo(lift.stroke, 3)
  expect(heightOf(start, 'motor/motor')).toBeGreaterThan(heightOf(start, 'screw/shaft'))
})

describe('a fault is found', async () => {
  const [, conditions] = axisConditions[1] ?? []
  if (!conditions) throw new Error('the second is level')
  const request = sceneOf(conditions)
  const { scene } = await buildScene(request)
  const shifted = (role: string, by: readonly [number, number, number]): Scene => ({
    ...scene,
    parts: scene.parts.map((part) => {
      const [x, y, z] = part.placement.at
      return part.role === role ? { ...part, placement: { ...part.placement, at: [x + by[0], y + by[1], z + by[2]] } } : part
    }),
  })

  test('where a motor stands beside its screw', () => {
    expect(new Set(linesOf(shifted('motor', [0, 0, 5]), turnedAxis)).size).toBe(2)
  })

  test('where a motor stands in its screw', () => {
    expect(overlapsOf(shifted('motor', [-30, 0, 0]))).toContain('screw/shaft in motor/shaft')
  })

  test('where the joints around a loop do not close', () => {
    const port = (x: number, along: '+x' | '-x') => ({ at: [x, 0, 0] as const, along, up: '+z' as const })
    const parts = [
      { role: 'one', ports: { left: port(0, '-x'), right: port(10, '+x') } },
      { role: 'two', ports: { left: port(0, '-x'), right: port(10.02, '+x') } },
      { role: 'frame', ports: { left: port(0, '+x'), right: port(20, '-x') } },
    ]
    const mates = [
      { a: 'frame.left', b: 'one.left' },
      { a: 'one.right', b: 'two.left' },
      { a: 'two.right', b: 'frame.right' },
    ] as const
    const gaps = placeParts({ parts, mates, root: 'frame' }).closures.map(({ gap, closes }) => [Number(gap.toFixed(6)), closes])
    expect(gaps.filter(([, closes]) => closes)).toHaveLength(2)
    expect(gaps).toContainEqual([0.02, false])
  })
})
