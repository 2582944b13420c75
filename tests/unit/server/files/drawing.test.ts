/** Drawings of a model of each family: the views against the part, the DXF and the PDF read again by other programs, and their pictures compared. */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { default as DxfParser, type IDxf, type IEntity } from 'dxf-parser'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { boundsOf } from '../../../../engine/part/solid.ts'
import { loadFamilies, loadFamily } from '../../../../families/registry.ts'
import { boxOfText, type PaperBox } from '../../../../server/files/drawing/crowding.ts'
import { drawSheet } from '../../../../server/files/drawing/draw-sheet.ts'
import { dxfMaker } from '../../../../server/files/drawing/dxf-maker.ts'
import { drawingMaker } from '../../../../server/files/drawing/pdf-maker.ts'
import { boundsOfEdges, projectPart } from '../../../../server/files/drawing/project.ts'
import { boundsOfMarks, formats, type Mark, marksOf, viewMarksOf } from '../../../../server/files/drawing/sheet.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import { openKernel } from '../../../../server/files/geometry/kernel.ts'
import { partOf } from '../../../../server/files/geometry/model-part.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'
import { sampleInput } from './sample-file.ts'
import { scaledPart } from '../../../setup/runs.ts'

const inputs = (await loadFamilies())
  .filter(({ shown }) => shown?.part)
  .map(({ id, table }, index): FileInput => {
    const model = modelsOf(table)[0]
    if (!model) throw new Error(`${id} has no model`)
    return sampleInput(model.skuName, 'drawing', {
      locale: (['en', 'zh-Hans', 'es', 'ru'] as const)[index % 4] ?? 'en',
      unit: index % 2 === 0 ? 'mm' : 'in',
      orderCode: `${model.skuName} (${id})`,
      model: {
        family: id,
        sku: model.skuID,
        name: model.skuName,
        series: model.series,
        maker: model.maker,
        basis: model.basis,
        source: model.source,
        note: undefined,
        figures: [],
        // Every family's candidate is an object of its columns.
        candidate: model.candidate as Readonly<Record<string, unknown>>,
      },
    })
  })

/** A model of each series. */
const everySeries = (await loadFamilies())
  .filter(({ shown }) => shown?.part)
  .flatMap(({ id, table }) =>
    [...Map.groupBy(modelsOf(table), ({ series }) => series).values()].flatMap(([model]): readonly FileInput[] => {
      const plain = inputs.find(({ model: { family } }) => family === id)
      if (!model || !plain) return []
      // Every family's candidate is an object of its columns.
      const candidate = model.candidate as Readonly<Record<string, unknown>>
      return [
        {
          ...plain,
          orderCode: model.skuName,
          model: { ...plain.model, sku: model.skuID, name: model.skuName, series: model.series, candidate },
        },
      ]
    }),
  )

const silent = () => undefined
const mmOf = { mm: 1, in: 25.4 } as const

const readDxf = async (input: FileInput): Promise<IDxf> => {
  const text = new TextDecoder().decode(await dxfMaker({ ...input, kind: 'dxf' }, silent))
  const read = new DxfParser().parseSync(text)
  if (!read) throw new Error('the DXF cannot be read')
  return read
}

const readPdf = async (bytes: Uint8Array): Promise<PDFDocumentProxy> => getDocument({ data: Uint8Array.from(bytes) }).promise

const textsOf = async (document: PDFDocumentProxy): Promise<string> => {
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('\n')
}

/** Pictures are compared at this many dots a millimetre. */
const dots = 4

type Ink = { readonly width: number; readonly height: number; readonly isInk: (x: number, y: number) => boolean }

const inkOf = (context: SKRSContext2D, width: number, height: number): Ink => {
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, isInk: (x, y) => x >= 0 && y >= 0 && x < width && y < height && (data[4 * (y * width + x)] ?? 255) < 160 }
}

const pdfPicture = async (document: PDFDocumentProxy): Promise<Ink> => {
  const page = await document.getPage(1)
  const viewport = page.getViewport({ scale: (dots * 25.4) / 72 })
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
  const canvasContext = canvas.getContext('2d')
  // The library draws into any canvas that has the methods of a browser's.
  await page.render({ canvas: null, canvasContext: canvasContext as unknown as CanvasRenderingContext2D, viewport }).promise
  return inkOf(canvasContext, canvas.width, canvas.height)
}

type Point = { readonly x: number; readonly y: number }
type Drawn = IEntity & {
  readonly vertices?: readonly Point[]
  readonly center?: Point
  readonly radius?: number
  readonly startAngle?: number
  readonly endAngle?: number
  readonly shape?: boolean
  readonly block?: string
}

/** The entities that a reader shows: for a dimension those of its block. */
const shownEntities = ({ entities, blocks }: IDxf): readonly Drawn[] => {
  // The reader's types have the fields of each kind apart.
  const ofBlock = ({ block = '' }: Drawn) => (blocks[block]?.entities ?? []) as readonly Drawn[]
  // As above.
  return (entities as readonly Drawn[]).flatMap((entity) => (entity.type === 'DIMENSION' ? ofBlock(entity) : [entity]))
}

/** Lines and curves of a DXF as a program for drawings shows them; texts are left to the fonts that it has. */
const dxfPicture = (dxf: IDxf, { size, format }: { readonly size: number; readonly format: keyof typeof formats }): Ink => {
  const [width, height] = formats[format].map((side) => Math.round(side * dots)) as [number, number] // two sides
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.lineWidth = 0.3 * dots
  const place = ({ x, y }: Point): [number, number] => [(x / size) * dots, height - (y / size) * dots]
  for (const entity of shownEntities(dxf)) {
    const { vertices = [], center, radius = 0, startAngle = 0, endAngle = 2 * Math.PI, shape } = entity
    context.beginPath()
    if (center) context.arc(...place(center), (radius / size) * dots, -startAngle, -endAngle, true)
    vertices.forEach((vertex, index) => (index === 0 ? context.moveTo(...place(vertex)) : context.lineTo(...place(vertex))))
    if (shape) context.closePath()
    context.stroke()
  }
  return inkOf(context, width, height)
}

/** How much of the ink of one picture has ink of the other within half a millimetre. */
const shareNear = (of: Ink, other: Ink): number => {
  const reach = dots / 2
  let [all, near] = [0, 0]
  for (let y = 0; y < of.height; y += 1) {
    for (let x = 0; x < of.width; x += 1) {
      if (!of.isInk(x, y)) continue
      all += 1
      const steps = Array.from({ length: 2 * reach + 1 }, (_, step) => step - reach)
      if (steps.some((dy) => steps.some((dx) => other.isInk(x + dx, y + dy)))) near += 1
    }
  }
  return all === 0 ? 0 : near / all
}

describe.each(scaledPart(inputs, 2))('$model.family', (input) => {
  test('views reach as far as the part', async () => {
    const { bodies } = await partOf(input)
    const views = projectPart(await openKernel(), bodies)
    const { low, high } = boundsOf(bodies)
    const axes = { front: [0, 2], top: [0, 1], side: [1, 2] } as const
    for (const name of ['front', 'top', 'side'] as const) {
      const { visible, hidden } = views[name]
      const found = boundsOfEdges([...visible, ...hidden].filter((edge) => edge.kind !== 'arc'))
      const [right, up] = axes[name]
      const apart = [found.low[0] - low[right], found.low[1] - low[up], found.high[0] - high[right], found.high[1] - high[up]]
      expect([name, Math.max(...apart.map(Math.abs)) < 0.001]).toEqual([name, true])
    }
  })

  test('its DXF is read again: at real size, in its unit, each kind of line on a layer', async () => {
    const sheet = await drawSheet({ ...input, kind: 'dxf' }, silent)
    const dxf = await readDxf(input)
    expect(dxf.header['$INSUNITS']).toBe(input.unit === 'mm' ? 4 : 1)
    expect(Object.keys(dxf.tables.layer.layers)).toEqual(
      expect.arrayContaining(['OUTLINE', 'HIDDEN', 'CENTRE', 'DIMENSION', 'FRAME', 'TEXT']),
    )
    const marks = marksOf(sheet)
    expect(shownEntities(dxf)).toHaveLength(marks.length)
    // The frame is as large as the sheet, drawn at the scale of the part.
    const [width] = formats[sheet.format]
    const xs = dxf.entities.flatMap((entity) => ((entity as Drawn).vertices ?? []).map(({ x }) => x)) // the reader's own types
    expect((Math.max(...xs) - Math.min(...xs)) * mmOf[input.unit] * sheet.scale).toBeCloseTo(width - 30, 3)
  })

  test('its PDF has every text as text, and shows what the DXF shows', async () => {
    const sheet = await drawSheet(input, silent)
    const bytes = await drawingMaker(input, silent)
    expect(Buffer.compare(bytes, await drawingMaker(input, silent))).toBe(0)
    const document = await readPdf(bytes)
    const page = await document.getPage(1)
    const [width, height] = formats[sheet.format]
    const [, , wide = 0, tall = 0] = page.view
    expect([wide, tall].map((side) => Math.round((side / 72) * 25.4))).toEqual([Math.round(width), Math.round(height)])
    const found = (await textsOf(document)).replaceAll('Ø', '⌀').replaceAll(/\s/g, '')
    const texts = marksOf(sheet).flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
    expect(texts.length).toBeGreaterThan(15)
    for (const text of texts) expect(found).toContain(text.replaceAll(/\s/g, ''))
    const [pdf, dxf] = [
      await pdfPicture(document),
      dxfPicture(await readDxf(input), { size: 1 / (sheet.scale * mmOf[input.unit]), format: sheet.format }),
    ]
    expect(shareNear(dxf, pdf)).toBeGreaterThan(0.97)
  })
})

/** How far two texts reach into each other, mm on the paper; their height is that of capitals. */
const overlap = (one: PaperBox, other: PaperBox): number =>
  Math.min(one.high[0] - other.low[0], other.high[0] - one.low[0], one.high[1] - other.low[1], other.high[1] - one.low[1])

/** Texts that stand on each other. */
const clashesIn = (marks: readonly Mark[]): readonly string[] => {
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [{ text: mark.text, box: boxOfText(mark) }] : []))
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => (overlap(one.box, other.box) > 0.2 ? [`${one.text} on ${other.text}`] : [])),
  )
}

test('nothing of the views of any series leaves the frame, stands over the notes, or on another text', async () => {
  const wrong: string[] = []
  for (const input of scaledPart(everySeries, 3)) {
    const { model } = input
    const sheet = await drawSheet(input, silent)
    const [width, height] = formats[sheet.format]
    const { low, high } = boundsOfMarks(viewMarksOf(sheet))
    const notes = Math.max(...sheet.frame.flatMap((mark) => (mark.kind === 'text' && sheet.notes.includes(mark.text) ? [mark.at[1]] : [])))
    // Texts reach a little beyond the point where they stand.
    const isInside = low[0] >= 18 && low[1] >= notes && high[0] <= width - 8 && high[1] <= height - 9
    wrong.push(...clashesIn(viewMarksOf(sheet)).map((clash) => `${model.name}: ${clash}`))
    if (!isInside) wrong.push(`${model.series} ${sheet.format} ${JSON.stringify({ low, high, notes })}`)
  }
  expect(wrong).toEqual([])
})

test('holes that belong together have a letter and a line', async () => {
  const screw = modelsOf((await loadFamily('ball-screw')).table).find(({ skuID }) => skuID === 'HIWIN-R16-05T3-DEB')
  const [input] = inputs
  if (!screw || !input) throw new Error('the catalogue has it')
  // Every family's candidate is an object of its columns.
  const candidate = screw.candidate as Readonly<Record<string, unknown>>
  const sheet = await drawSheet({ ...input, model: { ...input.model, family: 'ball-screw', candidate } }, silent)
  const texts = marksOf(sheet).flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
  // HIWIN BS-08-2-EN-1704-K table 5.4: X 5.5, B 10, W 38.
  expect(texts).toEqual(expect.arrayContaining(['A', 'A: 6 × ⌀5.5, through, on ⌀38']))
})

test('a thread of a row is said as one, whichever unit the sheet has; one that nobody states is a hole', async () => {
  const { table } = await loadFamily('ball-rail')
  const [guide, other] = [modelsOf(table).find(({ skuName }) => skuName === 'EGH25CA'), modelsOf(table)[0]]
  const [input] = inputs
  if (!guide || !other || !input) throw new Error('the catalogue has them')
  const notesOf = async (candidate: Readonly<Record<string, unknown>>, unit: 'mm' | 'in') =>
    (await drawSheet({ ...input, locale: 'en', unit, model: { ...input.model, family: 'ball-rail', candidate: { ...candidate } } }, silent))
      .notes
  // Every family's candidate is an object of its columns. HIWIN G99TE: EGH25CA, M6 x 9.
  const figures = guide.candidate as Readonly<Record<string, unknown>>
  for (const unit of ['mm', 'in'] as const) expect((await notesOf(figures, unit)).join('\n')).toMatch(/: 4 × M6, /)
  expect((await notesOf({ ...figures, blockThreadMm: undefined }, 'mm')).join('\n')).not.toMatch(/× M/)
})

test('what moves is drawn where it is asked to stand, and the sheet says so', async () => {
  const [input] = inputs
  if (!input) throw new Error('there are families')
  const [start, end] = [await drawSheet({ ...input, position: 0 }, silent), await drawSheet({ ...input, position: 1 }, silent)]
  expect(end.views).not.toEqual(start.views)
  const said = end.frame.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
  expect(said).toContain('Drawn at 100\u00A0% of the stroke.')
})

test('a drawing with a model in it gives the model back', async () => {
  const [input] = inputs
  if (!input) throw new Error('there are families')
  const document = await readPdf(await drawingMaker({ ...input, kind: 'drawing3d', insert3d: true }, silent))
  expect((await document.getAttachments())?.has('model.stp')).toBe(true)
  // Bytes, by what the standard says of a file in a file.
  const content = new TextDecoder().decode((await document.getAttachmentContent('model.stp')) as Uint8Array)
  expect(content).toMatch(/^ISO-10303-21;[^]*END-ISO-10303-21;\s*$/)
})
