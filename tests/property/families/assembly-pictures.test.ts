/** Pictures of assemblies: none is large, each part that has a place is named by a spot within the field, and what moves is told apart. */
import { describe, expect, test } from 'vitest'
import { type AssemblyPicture, assemblyPicture } from '../../../engine/assembly/picture.ts'
import type { Scene } from '../../../engine/assembly/scene.ts'
import { postureTurns } from '../../../engine/assembly/turn.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { buildScene } from '../../../server/files/assembly/build-scene.ts'
import { axisConditions, sceneOf } from './axis-scene.ts'
import { drivenPairs, sceneOf as drivenScene } from './driven-scene.ts'

/** Bodies that the motor moves. */
const drivenUnit = ['gearUnit/outputShaft', 'gearUnit/outputFlange', 'platform/table', 'motor/shaft'] as const
const driven = ['guide/block', 'screw/nut'] as const

const expectSmall = ({ width, height, paths }: AssemblyPicture): void => {
  expect(JSON.stringify(paths).length).toBeLessThanOrEqual(8 * 1024)
  expect(Math.max(width, height)).toBe(1000)
}

const expectSpots = ({ width, height, spots }: AssemblyPicture, { parts, open }: Scene): void => {
  expect(spots.map(({ role }) => role).toSorted()).toEqual([...new Set([...parts, ...open].map(({ role }) => role))].toSorted())
  expect(spots.filter(({ at: [x, y] }) => x < 0 || x > width || y < 0 || y > height)).toEqual([])
}

describe.each(axisConditions)('the picture of an axis %s', async (_name, conditions) => {
  const { scene } = await buildScene(sceneOf(conditions))
  const picture = assemblyPicture(scene, driven)
  const { paths } = picture

  test('is at most 8 kB in a field of 1000', () => expectSmall(picture))

  test('has a spot for each part and each open position that has a place', () => expectSpots(picture, scene))

  test('shows what moves, and open positions by their own kind', () => {
    const kinds = new Set(paths.map(([kind]) => kind))
    expect([...kinds].some((kind) => kind.startsWith('moved'))).toBe(true)
    expect(kinds.has('open')).toBe(scene.open.length > 0)
  })
})

describe.each(drivenPairs)('the picture of %s', async (_name, unit, parts) => {
  const scene = await drivenScene(unit, parts)
  const picture = assemblyPicture(scene, drivenUnit)

  test('is at most 8 kB in a field of 1000', () => expectSmall(picture))

  test('has a spot for the unit and for its motor', () => {
    expect(picture.spots.map(({ role }) => role).toSorted()).toEqual([unit, 'motor'].toSorted())
    expectSpots(picture, scene)
  })
})

test('the posture turns the picture: a vertical axis is tall, a level one wide', async () => {
  const pictures = await Promise.all(
    Object.keys(postureTurns).map(async (posture) => {
      const found = axisConditions.find(([, conditions]) => conditions.posture === posture)
      if (!found) throw new Error(`there is an axis '${posture}'`)
      const { width, height } = assemblyPicture((await buildScene(sceneOf(found[1]))).scene, [])
      return [posture, height > width] as const
    }),
  )
  expect(Object.fromEntries(pictures)).toEqual({ horizontal: false, vertical: true, wall: false })
})

test('cards say of their assemblies that they have places exactly where a family lays them out', async () => {
  const families = await loadFamilies()
  // A cylinder is found alone: it is laid out with a motor when it is ordered with one.
  const foundAlone = 'electric-cylinder'
  const placed = families.filter(({ id, layout }) => layout && id !== foundAlone).map(({ id }) => id)
  // A combination is laid out by its first part, a model with what drives it by its own family.
  const shown = families.flatMap(({ id, shown: { card, otherCards = {} } = {} }) =>
    [card, ...Object.values(otherCards)].flatMap((one) => (one?.isPlaced ? [one.parts?.[0] ?? id] : [])),
  )
  expect(shown.toSorted()).toEqual(placed.toSorted())
})
