/** Writes a sheet as DXF: the part at its real size in model space, each kind of line on its own layer. */
import { DxfWriter, LWPolylineFlags, point2d, point3d, TextHorizontalAlignment, Units } from '@tarikjabiri/dxf'
import { type Mark, marksOf, type PaperPoint, type Sheet, type Stroke, strokes } from './sheet.ts'

/** Unit of the drawing, and its conversion from mm. */
const units = { mm: { code: Units.Millimeters, perMm: 1 }, in: { code: Units.Inches, perMm: 1 / 25.4 } } as const

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

/** A text style with Chinese characters, which the default stroke font lacks; the fonts of the reading program are unknown. */
const lettering = { name: 'SHEET', font: 'arial.ttf', chinese: { font: 'txt.shx', bigFont: 'gbcbig.shx' } } as const
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

function addMark(file: DxfWriter, mark: Mark, size: number): void {
  const at = ([x, y]: PaperPoint) => point3d(x * size, y * size)
  if (mark.kind === 'text') {
    const place = at(mark.at)
    const text = file.addText(place, mark.height * size, written(mark.text), {
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
      file.addLine(at(mark.from), at(mark.to), options)
      break
    case 'circle':
      file.addCircle(at(mark.centre), mark.radius * size, options)
      break
    case 'arc':
      file.addArc(at(mark.centre), mark.radius * size, mark.from, mark.to, options)
      break
    case 'path': {
      const points = mark.points.map(([x, y]) => ({ point: point2d(x * size, y * size) }))
      file.addLWPolyline(points, { ...options, flags: mark.filled ? LWPolylineFlags.Closed : LWPolylineFlags.None })
    }
  }
}

/**
 * @param sheet sheet to write
 * @param unit unit of the drawing
 * @returns the file; equal sheets yield equal text
 */
export function makeDxf(sheet: Sheet, unit: 'mm' | 'in'): string {
  const { code, perMm } = units[unit]
  const size = perMm / sheet.scale
  const file = new DxfWriter()
  file.setUnits(code)
  for (const name of strokeNames) {
    const { colour, dashes } = strokes[name]
    const lineType = dashes.length === 0 ? 'Continuous' : layerOf(name)
    const elements = dashes.map((dash, index) => (index % 2 === 0 ? dash : -dash) * size)
    if (dashes.length > 0) file.addLType(lineType, name, elements)
    file.addLayer(layerOf(name), colour, lineType)
  }
  file.addLayer(textLayer, strokes.dimension.colour)
  const marks = marksOf(sheet)
  addLettering(file, marks)
  for (const mark of marks) addMark(file, mark, size)
  return file.stringify()
}
