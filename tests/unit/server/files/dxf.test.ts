/** DXF drawings as programs for drawings read them: weights of lines, dimensions, and lettering. */
import { default as DxfParser, type IDimensionEntity, type IEntity } from 'dxf-parser'
import { expect, test } from 'vitest'
import { loadFamily } from '../../../../families/registry.ts'
import { drawSheet } from '../../../../server/files/drawing/draw-sheet.ts'
import { dxfMaker } from '../../../../server/files/drawing/dxf-maker.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'
import { sampleInput } from './sample-file.ts'

const silent = () => undefined

const rail = modelsOf((await loadFamily('ball-rail')).table).find(({ skuID }) => skuID === 'HIWIN-HGH25CA')
if (!rail) throw new Error('the catalogue has it')

const inputOf = (own: Partial<FileInput> = {}): FileInput =>
  sampleInput('HGH25CA', 'dxf', {
    // Every family's candidate is an object of its columns.
    model: { ...sampleInput('HGH25CA').model, candidate: rail.candidate as Readonly<Record<string, unknown>> },
    chosen: { length: 3000 },
    ...own,
  })

const textOf = async (own?: Partial<FileInput>): Promise<string> => new TextDecoder().decode(await dxfMaker(inputOf(own), silent))

/** The records of a kind, as lists of values by their group codes. */
const recordsOf = (text: string, kind: string): readonly ReadonlyMap<number, readonly string[]>[] => {
  const lines = text.split('\n')
  const groups = Array.from({ length: Math.floor(lines.length / 2) }, (_, at) => [Number(lines[2 * at]), lines[2 * at + 1] ?? ''] as const)
  const starts = groups.flatMap(([code], at) => (code === 0 ? [at] : []))
  return starts.flatMap((start, index) => {
    if (groups[start]?.[1] !== kind) return []
    const fields = Map.groupBy(groups.slice(start, starts[index + 1]), ([code]) => code)
    return [new Map([...fields].map(([code, found]) => [code, found.map(([, value]) => value)]))]
  })
}

test('wide lines are 0.5 mm and narrow ones 0.25 mm (ISO 128-2), and programs show them so', async () => {
  const text = await textOf()
  const weights = new Map(recordsOf(text, 'LAYER').map((layer) => [layer.get(2)?.[0], layer.get(370)?.[0]]))
  expect(weights.get('OUTLINE')).toBe('50')
  const narrow = ['HIDDEN', 'CENTRE', 'PHANTOM', 'THREAD', 'BREAK', 'DIMENSION', 'TEXT']
  expect(narrow.map((name) => weights.get(name))).toEqual(narrow.map(() => '25'))
  expect(text).toContain('$LWDISPLAY\n290\n1\n')
})

const isDimension = (entity: IEntity): entity is IDimensionEntity => entity.type === 'DIMENSION'

test.each(['mm', 'in'] as const)('dimensions are entities, each with a block that shows it (%s)', async (unit) => {
  const [text, sheet] = [await textOf({ unit }), await drawSheet(inputOf({ unit }), silent)]
  const dxf = new DxfParser().parseSync(text)
  const dimensions = (dxf?.entities ?? []).filter(isDimension)
  expect(dimensions).toHaveLength(sheet.dimensions.length)
  const size = (unit === 'mm' ? 1 : 1 / 25.4) / sheet.scale
  for (const [index, { placed, marks }] of sheet.dimensions.entries()) {
    const { block, text: said, linearOrAngularPoint1: first, linearOrAngularPoint2: second, actualMeasurement } = dimensions[index] ?? {}
    expect(said).toBe(placed.text.replace('⌀', '%%c'))
    expect(dxf?.blocks[block ?? '']?.entities).toHaveLength(marks.length)
    expect(actualMeasurement).toBeCloseTo((placed.to - placed.from) * size, 6)
    const isAcross = placed.edge === 'above' || placed.edge === 'below'
    expect([isAcross ? first?.x : first?.y, isAcross ? second?.x : second?.y]).toEqual([
      expect.closeTo(placed.from * size, 6),
      expect.closeTo(placed.to * size, 6),
    ])
  }
  // The blocks are anonymous, and no two dimensions share one.
  expect(new Set(dimensions.map(({ block }) => block)).size).toBe(dimensions.length)
  expect(recordsOf(text, 'BLOCK').filter((block) => block.get(2)?.[0]?.startsWith('*D') && block.get(70)?.[0] === '1')).toHaveLength(
    dimensions.length,
  )
})

test('in inches the unit, the lengths and the numbers of a changed dimension are those of ASME Y14.5', async () => {
  const [metric, imperial] = [await textOf(), await textOf({ unit: 'in' })]
  const variable = (text: string, name: string) => new RegExp(`\\$${name}\\n\\d+\\n(.+)\\n`).exec(text)?.[1]
  expect([metric, imperial].map((text) => [variable(text, 'INSUNITS'), variable(text, 'MEASUREMENT')])).toEqual([
    ['4', '1'],
    ['1', '0'],
  ])
  const styleOf = (text: string) => recordsOf(text, 'DIMSTYLE').find((style) => style.get(2)?.[0] === 'SHEET')
  const numbers = (text: string) => [271, 78, 278].map((code) => styleOf(text)?.get(code)?.[0])
  expect([numbers(metric), numbers(imperial)]).toEqual([
    ['2', '8', '46'],
    ['3', '4', '46'],
  ])
  const said = (text: string) => recordsOf(text, 'DIMENSION').flatMap((one) => one.get(1) ?? [])
  // HIWIN G99TE: block 48 mm wide, 84 mm long; rail 23 mm wide. 3000 mm are 118.110 in.
  expect(said(imperial)).toEqual(expect.arrayContaining(['1.890', '3.307', '.906', '118.110']))
})

test('Chinese texts have a font with Chinese characters, others one of the system', async () => {
  const fontsOf = async (own: Partial<FileInput>) => {
    const style = recordsOf(await textOf(own), 'STYLE').find((one) => one.get(2)?.[0] === 'SHEET')
    return [style?.get(3)?.[0], style?.get(4)?.[0]]
  }
  expect(await fontsOf({ locale: 'zh-Hans' })).toEqual(['gbenor.shx', 'gbcbig.shx'])
  expect(await fontsOf({ locale: 'ru' })).toEqual(['arial.ttf', ''])
})

test('the same input makes the same bytes', async () => {
  expect(await textOf()).toBe(await textOf())
})
