/** Laws of a motor on its unit: the faces touch, shaft and bore have one line, the motor stands outside of the unit, and only its shaft and pilot reach in. */
import { describe, expect, test } from 'vitest'
import { placedBody } from '../../../engine/assembly/placement.ts'
import type { Scene } from '../../../engine/assembly/scene.ts'
import { type Body, boundsOf } from '../../../engine/part/solid.ts'
import { drivenPairs as pairs, sceneOf } from './driven-scene.ts'
import { overlap, surfaceOf } from './solid-contact.ts'

const micrometre = 1e-3

const bodiesIn = ({ parts }: Scene, role: string): readonly Body[] =>
  parts.flatMap((part) => (part.role === role ? part.bodies.map((body) => placedBody(body, part.placement)) : []))

/** The housing of a motor behind its flange, without pilot and shaft. */
const housingOf = (bodies: readonly Body[]): Body => {
  const body = bodies.find(({ name }) => name === 'motor')
  if (!body) throw new Error('a motor has a body')
  return { ...body, slices: body.slices.slice(0, 2) }
}

const overlaps = (one: Body, others: readonly Body[]): readonly string[] =>
  others.filter((other) => overlap(surfaceOf(one), surfaceOf(other))).map(({ name }) => name)

test('there are pairs of all kinds', () => {
  expect(new Set(pairs.map(([, unit, { motor }]) => `${unit} ${motor?.family ?? ''}`))).toEqual(
    new Set(['gearUnit servo-motor', 'gearUnit ac-motor', 'platform servo-motor']),
  )
  expect(pairs.length).toBeGreaterThan(60)
})

describe.each(pairs)('%s', (_name, unit, parts) => {
  test('flange on flange, in one line, apart', async () => {
    const scene = await sceneOf(unit, parts)
    expect(scene.closures.map(({ closes }) => closes)).toEqual([true])
    const driven = bodiesIn(scene, unit)
    const motor = bodiesIn(scene, 'motor')
    const housing = housingOf(motor)
    expect(overlaps(housing, driven)).toEqual([])
    // Moved by 0.1 mm towards the unit, it stands in it: the faces touch.
    const shaft = motor.find(({ name }) => name === 'shaft')
    const [from, to] = [boundsOf([housing]), boundsOf(shaft ? [shaft] : [])]
    const axis = ([0, 1, 2] as const).find((one) => Math.abs(from.high[one] + from.low[one] - to.high[one] - to.low[one]) > micrometre) ?? 0
    const towards = to.low[axis] + to.high[axis] > from.low[axis] + from.high[axis] ? 1 : -1
    const nearer = { ...housing, at: housing.at.map((value, one) => value + (one === axis ? 0.1 * towards : 0)) as unknown as Body['at'] } // three numbers
    expect(overlaps(nearer, driven)).not.toEqual([])
    for (const across of ([0, 1, 2] as const).filter((one) => one !== axis)) {
      expect((from.low[across] + from.high[across]) / 2).toBeCloseTo((to.low[across] + to.high[across]) / 2, 6)
    }
  })
})

test('a motor beside its seat is found', async () => {
  const [, unit, parts] = pairs[0] ?? []
  if (!unit || !parts) throw new Error('there is a pair')
  const scene = await sceneOf(unit, parts)
  const housing = housingOf(bodiesIn(scene, 'motor'))
  const inside = { ...housing, at: [housing.at[0] + 5, housing.at[1], housing.at[2]] as const }
  expect(overlaps(inside, bodiesIn(scene, unit))).not.toEqual([])
})
