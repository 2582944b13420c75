/** Views of drawings: large enough to be read, long parts shortened, and moving parts at both ends of their stroke. */
import { describe, expect, test } from 'vitest'
import { boundsOf } from '../../../../engine/part/solid.ts'
import { loadFamilies, loadFamily } from '../../../../families/registry.ts'
import { boxOfText, type PaperBox, pointsOf, pointsWithin } from '../../../../server/files/drawing/crowding.ts'
import { drawSheet } from '../../../../server/files/drawing/draw-sheet.ts'
import { holesOf } from '../../../../server/files/drawing/holes.ts'
import { boundsOfMarks, formats, type Mark, type Sheet, type Stroke, viewMarksOf } from '../../../../server/files/drawing/sheet.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import { partOf } from '../../../../server/files/geometry/model-part.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { sampleInput } from './sample-file.ts'

const silent = () => undefined

type Model = ReturnType<typeof modelsOf>[number]

const inputOf = (family: string, model: Model, own: Partial<FileInput> = {}): FileInput =>
  sampleInput(model.skuName, 'drawing', {
    model: {
      ...sampleInput(model.skuName).model,
      family,
      sku: model.skuID,
      // Every family's candidate is an object of its columns.
      candidate: model.candidate as Readonly<Record<string, unknown>>,
    },
    ...own,
  })

const modelOf = async (family: string, sku: string): Promise<Model> => {
  const model = modelsOf((await loadFamily(family)).table).find(({ skuID }) => skuID === sku)
  if (!model) throw new Error(`the catalogue has no ${sku}`)
  return model
}

/** The first model of each series of each family. */
const everySeries = (await loadFamilies())
  .filter(({ shown }) => shown?.part)
  .flatMap(({ id, table }) =>
    [...Map.groupBy(modelsOf(table), ({ series }) => series).values()].flatMap(([model]) => (model ? [inputOf(id, model)] : [])),
  )

test('every view of any series is 40 mm on the paper in its larger extent, at a standard scale', async () => {
  const small: string[] = []
  for (const input of scaledPart(everySeries, 3)) {
    const { scale, format } = await drawSheet(input, silent)
    const { low, high } = boundsOf((await partOf(input)).bodies)
    const [length, depth, height] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
    const extents = [Math.max(length, height), Math.max(length, depth), Math.max(depth, height)]
    // ISO 5455
    const steps = scale >= 1 ? scale : Math.round(1 / scale)
    if (Math.min(...extents) * scale < 40 || !/^[125]0*$/.test(String(steps))) small.push(`${input.model.sku} ${format} ${scale}`)
  }
  expect(small).toEqual([])
})

const withStroke = (marks: readonly Mark[], stroke: Stroke) => marks.filter((mark) => mark.kind !== 'text' && mark.stroke === stroke)

/** Ends of the dimension with a text, along its direction. */
const dimensionOf = ({ dimensions }: Sheet, text: RegExp) => {
  const found = dimensions.find(({ placed }) => text.test(placed.text))
  if (!found) throw new Error(`no dimension says ${text}`)
  return found.placed
}

describe('a long part', () => {
  test('has break lines instead of the stretches between its features, and its true length', async () => {
    const rail = await modelOf('ball-rail', 'HIWIN-HGH25CA')
    const sheet = await drawSheet(inputOf('ball-rail', rail, { chosen: { length: 3000 } }), silent)
    // Two stretches, in the front view and the view from above, between two lines each.
    expect(withStroke(sheet.views, 'break')).toHaveLength(8)
    const { from, to } = dimensionOf(sheet, /^3000$/)
    expect(to - from).toBeLessThan(3000 * sheet.scale * 0.2)
    // HIWIN G99TE: block 84 mm; what is left of the part is to scale.
    const block = dimensionOf(sheet, /^84$/)
    expect(block.to - block.from).toBeCloseTo(84 * sheet.scale, 6)
    // Both outer holes of either end, in the view from above.
    const counterbores = sheet.views.filter((mark) => mark.kind === 'circle' && Math.abs(mark.radius - 5.5 * sheet.scale) < 1e-6)
    expect(counterbores.length).toBeGreaterThanOrEqual(4)
  })

  test('is shortened only where it is too long for its sheet', async () => {
    const rail = await modelOf('ball-rail', 'HIWIN-HGH25CA')
    const sheet = await drawSheet(inputOf('ball-rail', rail, { chosen: { length: 220 } }), silent)
    expect(withStroke(sheet.views, 'break')).toEqual([])
  })

  test('is shortened between the nut and the ends of a screw, upwards in the views of a jack', async () => {
    const screw = await drawSheet(
      inputOf('ball-screw', await modelOf('ball-screw', 'HIWIN-R16-05T3-DEB'), { chosen: { length: 2000 } }),
      silent,
    )
    expect(withStroke(screw.views, 'break')).toHaveLength(8)
    const [jack] = modelsOf((await loadFamily('screw-jack')).table)
    if (!jack) throw new Error('the catalogue has jacks')
    const sheet = await drawSheet(inputOf('screw-jack', jack, { chosen: { stroke: 500 } }), silent)
    const lines = withStroke(sheet.views, 'break').map((mark) => boundsOfMarks([mark]))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.every(({ low, high }) => high[0] - low[0] > high[1] - low[1])).toBe(true)
  })
})

/** A module with one carriage. */
const module = 'KR1501A-N'

describe('what has a stroke', () => {
  const moduleSheet = async (own: Partial<FileInput> = {}) =>
    drawSheet(inputOf('linear-module', await modelOf('linear-module', module), own), silent)

  test('is drawn at the start of its stroke and, in lines of a dash and two dots, at the end', async () => {
    const sheet = await moduleSheet()
    const [stroke, carriage] = [dimensionOf(sheet, /^Stroke/), dimensionOf(sheet, /^\d[\d.]*\*$/)]
    expect(withStroke(sheet.views, 'phantom').length).toBeGreaterThan(0)
    expect(carriage).toBeDefined()
    // The stroke reaches from one edge of the carriage to the same edge at the end of the stroke.
    const vertical = (kind: 'outline' | 'phantom') =>
      withStroke(sheet.views, kind).flatMap((mark) => (mark.kind === 'line' && mark.from[0] === mark.to[0] ? [mark.from[0]] : []))
    expect(Math.min(...vertical('phantom').map((x) => Math.abs(x - stroke.to)))).toBeLessThan(0.01)
    expect(Math.min(...vertical('outline').map((x) => Math.abs(x - stroke.from)))).toBeLessThan(0.01)
    expect(sheet.notes).toContain('Lines of a dash and two dots: end of the stroke.')
  })

  test('has both ends where it is asked to stand between them, and the length of its carriage', async () => {
    const ends = async (position: number) => {
      const { low, high } = boundsOfMarks(withStroke((await moduleSheet({ position })).views, 'phantom'))
      return high[0] - low[0]
    }
    expect(await ends(0.5)).toBeGreaterThan(await ends(0))
    const part = await partOf(inputOf('linear-module', await modelOf('linear-module', module)))
    expect(part.measures.map(({ of }) => of)).toContain('carriageLength')
  })

  test('is outlined where nothing hides it: a rod outside of its barrel', async () => {
    const [cylinder] = modelsOf((await loadFamily('electric-cylinder')).table)
    if (!cylinder) throw new Error('the catalogue has cylinders')
    const sheet = await drawSheet(inputOf('electric-cylinder', cylinder, { chosen: { stroke: 100 } }), silent)
    const { low, high } = boundsOfMarks(withStroke(sheet.views, 'phantom'))
    const stroke = dimensionOf(sheet, /^Stroke/)
    expect(high[0]).toBeCloseTo(stroke.to, 3)
    // The barrel hides the rest of the rod, which reaches further back than its stroke.
    const { to: barrel } = dimensionOf(sheet, /^222\*$/)
    expect(low[0]).toBeCloseTo(barrel, 3)
  })
})

test('an extension line starts at the outline that it measures', async () => {
  const input = inputOf('linear-module', await modelOf('linear-module', module))
  const sheet = await drawSheet(input, silent)
  const { starts, base } = dimensionOf(sheet, /^Stroke/)
  // The carriage is narrower than the bed seen from above.
  expect(starts.every((start) => start < base)).toBe(true)
  const texts = viewMarksOf(sheet).flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
  expect(texts.length).toBeGreaterThan(5)
})

test('an extension line to the middle of a hole starts at its centre line', async () => {
  const rail = await modelOf('ball-rail', 'HIWIN-HGH25CA')
  const sheet = await drawSheet(inputOf('ball-rail', rail, { chosen: { length: 220 } }), silent)
  // The first of both ends is the end of the rail, the second the middle of its first hole.
  const { starts, to } =
    sheet.dimensions.find(({ placed }) => placed.edge === 'above' && placed.to - placed.from < 60 * sheet.scale)?.placed ?? {}
  const ends = withStroke(sheet.views, 'centre').flatMap((mark) =>
    mark.kind === 'line' && Math.abs(mark.from[0] - (to ?? 0)) < 0.01 ? [mark.from[1], mark.to[1]] : [],
  )
  expect(ends.some((end) => Math.abs(end - (starts?.[1] ?? 0)) < 0.01)).toBe(true)
})

test('units of the sheet are written in the language of the reader', async () => {
  const rail = await modelOf('ball-rail', 'HIWIN-HGH25CA')
  const { frame } = await drawSheet(inputOf('ball-rail', rail, { locale: 'ru' }), silent)
  const texts = frame.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
  expect(texts).toContain('мм')
  expect(texts.filter((text) => /\bmm\b/.test(text))).toEqual([])
})

/** The box of the letters of a text: narrower than the room that is kept for it. */
const lettersOf = (text: Extract<Mark, { readonly kind: 'text' }>): PaperBox => {
  const { low, high } = boxOfText(text)
  const spare = 0.14 * (text.turned ? high[1] - low[1] : high[0] - low[0])
  return text.turned
    ? { low: [low[0], low[1] + spare], high: [high[0], high[1] - spare] }
    : { low: [low[0] + spare, low[1]], high: [high[0] - spare, high[1]] }
}

test('no line goes through the text of a dimension, of any series', async () => {
  const struck: unknown[] = []
  for (const input of scaledPart(everySeries, 3)) {
    const marks = viewMarksOf(await drawSheet(input, silent))
    const lines = marks.filter(({ kind }) => kind !== 'text').flatMap(pointsOf)
    for (const mark of marks) {
      if (mark.kind === 'text' && pointsWithin(lettersOf(mark), lines, -0.05) > 0) struck.push([input.model.sku, mark.text])
    }
  }
  expect(struck).toEqual([])
})

type Ring = Extract<Mark, { readonly kind: 'circle' }>

/** Whether a mark lies within a circle. */
const isWithin = (mark: Mark, { centre: [x, y], radius }: Ring): boolean => {
  const { low, high } = boundsOfMarks([mark])
  return low[0] >= x - radius - 0.01 && high[0] <= x + radius + 0.01 && low[1] >= y - radius - 0.01 && high[1] <= y + radius + 0.01
}

test('third-angle projection has the view from above on top, the one from the right on the right, and its symbol', async () => {
  const input = inputOf('ball-rail', await modelOf('ball-rail', 'HIWIN-HGH25CA'), { chosen: { length: 220 } })
  const [first, third] = [await drawSheet(input, silent), await drawSheet({ ...input, projection: 'third' }, silent)]
  // HIWIN G99TE: block 84 mm in the front view, 48 mm wide and 40 mm high in the view from the right.
  const placesOf = (sheet: Sheet) => {
    const holes = sheet.views.flatMap((mark) => (mark.kind === 'circle' && mark.stroke === 'outline' ? [mark.centre[1]] : []))
    const [block, width] = [dimensionOf(sheet, /^84$/), dimensionOf(sheet, /^48$/)]
    return { isSideRight: width.from > block.to, isTopAbove: Math.min(...holes) > block.base }
  }
  expect([placesOf(first), placesOf(third)]).toEqual([
    { isSideRight: false, isTopAbove: false },
    { isSideRight: true, isTopAbove: true },
  ])
  const symbolOf = ({ frame }: Sheet) => {
    const ring = frame.find((mark) => mark.kind === 'circle')
    const cone = frame.find((mark) => mark.kind === 'path')
    return ring?.kind === 'circle' && cone?.kind === 'path' ? ring.centre[0] - (cone.points[0]?.[0] ?? 0) : undefined
  }
  expect([symbolOf(first), symbolOf(third)]).toEqual([12, -6])
})

test('in third-angle projection nothing leaves the frame or stands over the title block', async () => {
  for (const input of scaledPart(everySeries, 6)) {
    const sheet = await drawSheet({ ...input, kind: 'drawing3d', projection: 'third' }, silent)
    const [width, height] = formats[sheet.format]
    const { low, high } = boundsOfMarks(viewMarksOf(sheet))
    const block = Math.max(...sheet.frame.flatMap((mark) => (mark.kind === 'text' ? [mark.at[1]] : [])))
    const isInside = low[0] >= 18 && low[1] >= block && high[0] <= width - 8 && high[1] <= height - 9
    expect([input.model.sku, isInside]).toEqual([input.model.sku, true])
  }
})

describe('holes that are small on the sheet', () => {
  /** Diameter of the smallest hole on the paper. */
  const smallest = async (input: FileInput, scale: number) =>
    Math.min(...holesOf(await partOf(input)).map(({ radius }) => 2 * radius * scale))
  const textsOf = (sheet: Sheet) => viewMarksOf(sheet).flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))

  test('are shown again at a larger scale, in a circle that the view has, too', async () => {
    const input = inputOf('ball-rail', await modelOf('ball-rail', 'THK-HSR15A'), { chosen: { length: 1000, blocks: 2, rails: 2 } })
    const sheet = await drawSheet(input, silent)
    expect(await smallest(input, sheet.scale)).toBeLessThan(2.5)
    expect(textsOf(sheet)).toEqual(expect.arrayContaining(['X', 'X (2:1)']))
    const rings = withStroke(sheet.views, 'break').flatMap((mark) => (mark.kind === 'circle' ? [mark] : []))
    // THK General Catalog: counterbore 7.5 mm.
    const scales = rings.map(({ radius }) => radius / (2.5 * 3.75)).toSorted((one, other) => one - other)
    expect(scales[0]).toBeCloseTo(sheet.scale, 6)
    expect(scales[1]).toBeCloseTo(2, 6)
    const ring = rings.find(({ radius }) => radius > 10)
    const shown = withStroke(sheet.views, 'outline').filter((mark) => ring && isWithin(mark, ring))
    expect(shown.length).toBeGreaterThanOrEqual(4)
  })

  test('of any series are 2.5 mm on the paper, or have such a detail', async () => {
    for (const input of scaledPart(everySeries, 3)) {
      const sheet = await drawSheet(input, silent)
      const isSmall = (await smallest(input, sheet.scale)) < 2.5
      expect([input.model.sku, isSmall]).toEqual([input.model.sku, textsOf(sheet).some((text) => text.startsWith('X ('))])
    }
  })
})
