/** STEP of an assembly, read again by another reader: three levels, names, instances, volumes, and parts that meet where their joints do. */
import { expect, test } from 'vitest'
import { bodiesOf } from '../../../../engine/assembly/scene.ts'
import { boundsOf, volumeOf } from '../../../../engine/part/solid.ts'
import { assemblyStepMaker } from '../../../../server/files/assembly/assembly-makers.ts'
import { sceneOf } from '../../../../server/files/assembly/assembly-scene.ts'
import { makeAssemblyStep } from '../../../../server/files/assembly/make-assembly-step.ts'
import { openKernel } from '../../../../server/files/geometry/kernel.ts'
import { measured, readStepTree, type ReadNode } from './read-step.ts'
import { sampleAssembly, sampleAssemblyFile } from './sample-assembly.ts'

const input = sampleAssemblyFile('step')
const fileOf = async () => new TextDecoder().decode(await assemblyStepMaker(input, () => undefined))
const file = await fileOf()
const tree = await readStepTree(file)
const { scene } = await sceneOf(input)

const extentOf = ({ products }: ReadNode) => {
  const points = products.flatMap((product) => product.points)
  const of = (axis: 0 | 1 | 2) => points.map((point) => point[axis])
  return ([0, 1, 2] as const).map((axis) => {
    const values = of(axis)
    return [values.reduce((one, other) => Math.min(one, other)), values.reduce((one, other) => Math.max(one, other))] as const
  })
}

const instancesIn = (text: string): readonly string[] =>
  [...text.matchAll(/NEXT_ASSEMBLY_USAGE_OCCURRENCE\('\d+','([^']*)'/g)].map(([, name = '']) => name)

test('the whole has our number, its parts their order codes, their bodies both', () => {
  expect(tree.name).toBe(sampleAssembly.reference)
  expect(tree.children.map(({ name }) => name)).toEqual(['SCREW-C7-1200', 'GUIDE-2R1528', 'MOTOR'])
  expect(file).toContain("PRODUCT('SCREW-C7-1200 / nut','SCREW-C7-1200 / nut'")
  expect(file).not.toMatch(/PRODUCT\(''/)
})

test('instances are named by position, role and piece, and none has no name', () => {
  const names = instancesIn(file)
  expect(names).toEqual(expect.arrayContaining(['1 screw 1', '2 guide 1', '3 motor 1']))
  expect(names.every((name) => name !== '')).toBe(true)
  expect(names).toHaveLength(3 + scene.parts.reduce((sum, { bodies }) => sum + bodies.length, 0))
})

test('open positions are no parts', () => {
  expect(scene.open.map(({ role }) => role)).toContain('coupling')
  expect(file.slice(file.indexOf('DATA;'))).not.toMatch(/coupling|brake/i)
})

test('each part stands where it is placed, and the volume is the sum of the parts', () => {
  const placed = bodiesOf(scene)
  let [volume, surface] = [0, 0]
  for (const node of tree.children) {
    const role = node.name.split('-')[0]?.toLowerCase()
    const { low, high } = boundsOf(placed.filter(({ name }) => name.startsWith(`${role}/`)))
    extentOf(node).forEach(([from, to], axis) => {
      expect(from).toBeCloseTo(low[axis] ?? NaN, 2)
      expect(to).toBeCloseTo(high[axis] ?? NaN, 2)
    })
    for (const product of node.products) {
      const one = measured(product)
      volume += one.volume
      surface += one.surface
    }
  }
  const sum = placed.reduce((total, body) => total + volumeOf(body), 0)
  expect(Math.abs(volume - sum)).toBeLessThan(0.001 * surface)
})

test('equal parts are one product with an instance each', async () => {
  const part = scene.parts.find(({ role }) => role === 'motor')
  if (!part) throw new Error('there is a motor')
  const motor = { number: 'MOTOR', description: 'Maker motor', bodies: part.bodies, massesKg: {}, massKg: undefined }
  const at = (x: number) => ({ turn: [1, 0, 0, 0, 1, 0, 0, 0, 1], at: [x, 0, 0] as const })
  const header = { name: 'two', description: ['two'], author: 'a', organisation: 'o', system: 's' }
  const parts = [0, 500].map((x, index) => ({ ...motor, instance: `1 motor ${index + 1}`, placement: at(x) }))
  const two = makeAssemblyStep(await openKernel(), { number: 'two', description: 'two', parts, header }, () => undefined)
  expect(two.match(/PRODUCT\('MOTOR','MOTOR'/g)).toHaveLength(1)
  expect(instancesIn(two)).toEqual(expect.arrayContaining(['1 motor 1', '1 motor 2']))
  const { children } = await readStepTree(two)
  expect(children.map((node) => Math.round(extentOf(node)[0]?.[1] ?? NaN))).toEqual(
    [0, 500].map((x) => x + Math.round(boundsOf(part.bodies).high[0])),
  )
})

test('the same input is the same bytes', async () => {
  expect(await fileOf()).toBe(file)
})
