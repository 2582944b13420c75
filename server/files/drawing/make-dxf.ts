/** Writes a sheet as DXF: the part at its real size in model space, each kind of line on its own layer. */
import {
  type DxfBlock,
  type DxfLayer,
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  Units,
} from '@tarikjabiri/dxf'
import type { DrawingUnit } from '../../../contract/files/drawing-choices.ts'
import { addDimension, addDimensionStyle } from './dxf-dimensions.ts'
import { type Mark, marksOf, type PaperPoint, type Sheet, type Stroke, strokes } from './sheet.ts'

/** Unit of the drawing, its system of measurement ($MEASUREMENT), and its conversion from mm. */
const units = { mm: { code: Units.Millimeters, system: 1, perMm: 1 }, in: { code: Units.Inches, system: 0, perMm: 1 / 25.4 } } as const

/** Name of a layer and of its line type. */
const layerOf = (stroke: Stroke): string => stroke.toUpperCase()
const textLayer = 'TEXT'

const isStroke = (name: string): name is Stroke => Object.hasOwn(strokes, name)
const strokeNames: readonly Stroke[] = Object.keys(strokes).filter(isStroke)

const alignments = {
  start: TextHorizontalAlignment.Left,
  middle: TextHorizontalAlignment.Center,
  end: TextHorizontalAlignment.Right,
} as const

/** Fonts of the texts; for Chinese those of GB/T 14665, with the Chinese characters in a font of their own. */
const lettering = { name: 'SHEET', font: 'arial.ttf', chinese: { font: 'gbenor.shx', bigFont: 'gbcbig.shx' } } as const
const chineseSign = /\p{Script=Han}/u

function addLettering(file: DxfWriter, marks: readonly Mark[]): void {
  const style = file.tables.addStyle(lettering.name)
  const { chinese } = lettering
  const isChinese = marks.some((mark) => mark.kind === 'text' && chineseSign.test(mark.text))
  style.fontFileName = isChinese ? chinese.font : lettering.font
  style.bigFontFileName = isChinese ? chinese.bigFont : ''
}

/** Replaces characters that CAD fonts lack by their codes. */
const written = (text: string): string => text.replaceAll('⌀', '%%c').replaceAll('±', '%%p').replaceAll('°', '%%d').replaceAll('\n', ' ')

/** Width of text lines, mm. */
const textWeight = 0.25

/** Sets the line weight of a layer, mm, for which the library writes 0 (group 370, hundredths of a millimetre). */
function setWeight(layer: DxfLayer, weight: number): void {
  const write = layer.dxfy.bind(layer)
  layer.dxfy = (record) => {
    const start = record.lines.length
    write(record)
    record.lines.splice(record.lines.indexOf(370, start) + 1, 1, Math.round(100 * weight))
  }
}

const middleOf = ([ax, ay]: PaperPoint, [bx, by]: PaperPoint): PaperPoint => [(ax + bx) / 2, (ay + by) / 2]

/** The head of an arrow as a line that becomes as wide as the arrow. */
function addArrow(block: DxfBlock, [tip, left, right]: readonly PaperPoint[], size: number): void {
  if (!tip || !left || !right) throw new Error('the head of an arrow is a triangle')
  const width = Math.hypot(left[0] - right[0], left[1] - right[1]) * size
  const [x, y] = middleOf(left, right)
  const vertices = [
    { point: point2d(tip[0] * size, tip[1] * size), startingWidth: 0, endWidth: width },
    { point: point2d(x * size, y * size), startingWidth: width, endWidth: width },
  ]
  block.addLWPolyline(vertices, { layerName: layerOf('dimension') })
}

function addMark(block: DxfBlock, mark: Mark, size: number): void {
  const at = ([x, y]: PaperPoint) => point3d(x * size, y * size)
  if (mark.kind === 'text') {
    const place = at(mark.at)
    const text = block.addText(place, mark.height * size, written(mark.text), {
      layerName: textLayer,
      horizontalAlignment: alignments[mark.align],
      ...(mark.align === 'start' ? {} : { secondAlignmentPoint: place }),
      ...(mark.turned ? { rotation: 90 } : {}),
    })
    text.textStyle = lettering.name
    return
  }
  const options = { layerName: layerOf(mark.stroke) }
  switch (mark.kind) {
    case 'line':
      block.addLine(at(mark.from), at(mark.to), options)
      break
    case 'circle':
      block.addCircle(at(mark.centre), mark.radius * size, options)
      break
    case 'arc':
      block.addArc(at(mark.centre), mark.radius * size, mark.from, mark.to, options)
      break
    case 'path': {
      if (mark.filled) return addArrow(block, mark.points, size)
      const points = mark.points.map(([x, y]) => ({ point: point2d(x * size, y * size) }))
      block.addLWPolyline(points, { ...options, flags: LWPolylineFlags.None })
    }
  }
}

/** Adds a layer for each kind of line, with its colour, dashes and weight, and one for texts. */
function addLayers(file: DxfWriter, size: number): void {
  for (const name of strokeNames) {
    const { colour, dashes, width } = strokes[name]
    const lineType = dashes.length === 0 ? 'Continuous' : layerOf(name)
    const elements = dashes.map((dash, index) => (index % 2 === 0 ? dash : -dash) * size)
    if (dashes.length > 0) file.addLType(lineType, name, elements)
    setWeight(file.addLayer(layerOf(name), colour, lineType), width)
  }
  setWeight(file.addLayer(textLayer, strokes.dimension.colour), textWeight)
}

/**
 * @param sheet sheet to write
 * @param unit unit of the drawing
 * @returns the file; equal sheets yield equal text
 */
export function makeDxf(sheet: Sheet, unit: DrawingUnit): string {
  const { code, system, perMm } = units[unit]
  const size = perMm / sheet.scale
  const file = new DxfWriter()
  file.setUnits(code)
  file.setVariable('$MEASUREMENT', { 70: system })
  file.setVariable('$LWDISPLAY', { 290: 1 })
  addLayers(file, size)
  addLettering(file, marksOf(sheet))
  for (const mark of [...sheet.frame, ...sheet.views]) addMark(file.modelSpace, mark, size)
  addDimensionStyle({ file, size, style: lettering.name }, unit)
  const about = { file, size, style: lettering.name, layer: layerOf('dimension'), written }
  const add = (block: DxfBlock, mark: Mark) => addMark(block, mark, size)
  for (const [index, dimension] of sheet.dimensions.entries()) addDimension({ ...about, addMark: add }, dimension, index)
  return file.stringify()
}
