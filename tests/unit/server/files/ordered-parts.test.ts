/** What is ordered and calculated of a model is what its part in space has. */
import { expect, test } from 'vitest'
import type { FileKind } from '../../../../contract/files/files.ts'
import { loadFamily } from '../../../../families/registry.ts'
import { bomMaker } from '../../../../server/files/bom/bom-maker.ts'
import { dxfMaker } from '../../../../server/files/drawing/dxf-maker.ts'
import type { FileMaker } from '../../../../server/files/file-input.ts'
import { buildModelPart, calculatedOf, type PartRequest } from '../../../../server/files/geometry/model-part.ts'
import { stepMaker } from '../../../../server/files/geometry/step-maker.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'
import { sampleInput } from './sample-file.ts'

const partOf = async (family: string, sku: string, rest: Partial<PartRequest> = {}) => {
  const model = modelsOf((await loadFamily(family)).table).find(({ skuID }) => skuID === sku)
  // Every family's candidate is an object of its columns.
  const candidate = model?.candidate as Readonly<Record<string, unknown>>
  const part = await buildModelPart({ family, candidate, chosen: {}, ...rest })
  const said = (name: string) => part.dimensions.find((one) => one.name === name)
  return { said, bodies: part.bodies.map(({ name }) => name), places: part.bodies.map(({ name, at }) => [name, at[1]]) }
}

test('the spacings of a calculation are those of the guide', async () => {
  const calculated = { sliderSpacing: 260, railSpacing: 310 }
  const { said, places } = await partOf('ball-rail', 'HIWIN-HGH20CA', { chosen: { rails: 2, blocks: 2, length: 1528 }, calculated })
  expect([said('blockPitch'), said('railPitch')]).toMatchObject([
    { value: 260, basis: 'chosen' },
    { value: 310, basis: 'chosen' },
  ])
  expect(places.filter(([name]) => name === 'rail')).toEqual([
    ['rail', -155],
    ['rail', 155],
  ])
})

test('of a calculation the part takes what it asks for, and no assumption that nobody has changed', async () => {
  const assumption = { name: 'shaftEnd', unit: 'mm', default: 50, source: '', minimum: 0, maximum: 1000 }
  const of = (value: number) => calculatedOf('ball-screw', { values: [], assumptions: [{ ...assumption, value }] })
  expect([await of(50), await of(35)]).toEqual([{}, { shaftEnd: 35 }])
})

test.each([
  ['1A', true],
  ['1B', true],
  ['2A', false],
  ['2B', false],
])('a jack of type %s has a screw that travels: %j', async (install, isScrew) => {
  const { bodies } = await partOf('screw-jack', 'SJ50-H', { chosen: { install, stroke: 640 } })
  expect([bodies.includes('screw'), bodies.includes('nut'), bodies.includes('turningScrew')]).toEqual([isScrew, !isScrew, !isScrew])
})

test('parts list, STEP and drawing say how many lengths are stated, by one count', async () => {
  const candidate = { railWidthMm: 20, heightMm: 30, widthMm: 44, lengthMm: 77, railHeightMm: 17.5 }
  const input = (kind: FileKind) => {
    const sample = sampleInput('HGH20CA', kind)
    return { ...sample, model: { ...sample.model, candidate } }
  }
  const { lengths } = await buildModelPart({ family: 'ball-rail', candidate, chosen: {} })
  const said = `${lengths.stated} stated, ${lengths.usual} typical*`
  const textOf = async (kind: FileKind, make: FileMaker) => new TextDecoder().decode(await make(input(kind), () => undefined))
  expect(lengths.stated).toBe(5)
  expect(await textOf('bom', bomMaker)).toContain(`Lengths\r\n1,HGH20CA,HGH20CA,THK,1,pcs,,"${said}"`)
  expect(await textOf('step', stepMaker)).toContain(`'Lengths: ${said}'`)
  expect((await textOf('dxf', dxfMaker)).replaceAll('\\P', ' ')).toContain(said)
})
