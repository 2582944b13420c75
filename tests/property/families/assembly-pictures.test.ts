/** Pictures of assemblies: none is large, each part that has a place is named by a spot within the field, and what moves is told apart. */
import { describe, expect, test } from 'vitest'
import { assemblyPicture } from '../../../engine/assembly/picture.ts'
import { postureTurns } from '../../../engine/assembly/turn.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { buildScene } from '../../../server/files/assembly/build-scene.ts'
import { axisConditions, sceneOf } from './axis-scene.ts'

const driven = ['guide/block', 'screw/nut'] as const

describe.each(axisConditions)('the picture of an axis %s', async (_name, conditions) => {
  const { scene } = await buildScene(sceneOf(conditions))
  const { width, height, paths, spots } = assemblyPicture(scene, driven)

  test('is at most 8 kB in a field of 1000', () => {
    expect(JSON.stringify(paths).length).toBeLessThanOrEqual(8 * 1024)
    expect(Math.max(width, height)).toBe(1000)
  })

  test('has a spot for each part and each open position that has a place', () => {
    expect(spots.map(({ role }) => role).toSorted()).toEqual(
      [...new Set([...scene.parts, ...scene.open].map(({ role }) => role))].toSorted(),
    )
    expect(spots.filter(({ at: [x, y] }) => x < 0 || x > width || y < 0 || y > height)).toEqual([])
  })

  test('shows what moves, and open positions by their own kind', () => {
    const kinds = new Set(paths.map(([kind]) => kind))
    expect([...kinds].some((kind) => kind.startsWith('moved'))).toBe(true)
    expect(kinds.has('open')).toBe(scene.open.length > 0)
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
  const placed = families.filter(({ layout }) => layout).map(({ id }) => id)
  const cards = families.flatMap(({ shown }) => (shown ? [shown.card, ...Object.values(shown.otherCards ?? {})] : []))
  expect(cards.filter(({ isPlaced }) => isPlaced).map(({ parts = [] }) => parts[0])).toEqual(placed)
})
