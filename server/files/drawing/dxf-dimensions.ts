/** Dimensions of a DXF as entities of their own: each with an anonymous block that shows it in every reader. */
import { BlockFlags, DimensionType, type DxfBlock, type DxfWriter, LinearDimension, point3d } from '@tarikjabiri/dxf'
import type { DrawingUnit } from '../../../contract/files/drawing-choices.ts'
import { dimensionRule } from './dimension-marks.ts'
import type { Mark, PaperPoint, PlacedDimension, SheetDimension } from './sheet.ts'

/** A dimension whose block belongs to it alone. */
class OwnDimension extends LinearDimension {
  protected override dimensionType = DimensionType.ReferencedByThis
}

/** What dimensions need of the file: its writer, the name of its text style, the size of 1 mm of paper, and how to add marks. */
export type DimensionedFile = {
  readonly file: DxfWriter
  readonly style: string
  readonly layer: string
  readonly size: number
  readonly written: (text: string) => string
  readonly addMark: (block: DxfBlock, mark: Mark) => void
}

/** Numbers that a program writes itself: 8 leaves out zeros at the end, 4 the one before the point. */
const numbers = { mm: { decimals: 2, suppressedZeros: 8 }, in: { decimals: 3, suppressedZeros: 4 } } as const
const decimalPoint = '.'.charCodeAt(0)

/** Adds the style by which a reader draws a changed dimension as it was drawn here. */
export function addDimensionStyle({ file, size, style }: Pick<DimensionedFile, 'file' | 'size' | 'style'>, unit: DrawingUnit): void {
  const { text, arrow, gap, beyond, textGap } = dimensionRule
  const own = file.addDimStyle(style)
  const lettering = file.tables.styleTable.records.find(({ name }) => name === style)
  if (lettering) own.DIMTXSTY = lettering.handle
  own.DIMTXT = text * size
  own.DIMASZ = arrow * size
  own.DIMEXO = gap * size
  own.DIMEXE = beyond * size
  own.DIMGAP = textGap * size
  const { decimals, suppressedZeros } = numbers[unit]
  own.DIMDEC = decimals
  own.DIMZIN = suppressedZeros
  own.DIMDSEP = decimalPoint
  // Above the line and along it, within the arrows and outside of them.
  own.DIMTAD = 1
  own.DIMTIH = 0
  own.DIMTOH = 0
}

const isUpright = ({ edge }: PlacedDimension): boolean => edge === 'left' || edge === 'right'

/** Adds a dimension: its block, and the entity that measures. */
export function addDimension(
  { file, style, layer, size, written, addMark }: DimensionedFile,
  { placed, marks }: SheetDimension,
  index: number,
): void {
  const block = file.blocks.addBlock(`*D${index + 1}`, file.document.objects, false)
  block.flags = BlockFlags.AnonymousBlock
  for (const mark of marks) addMark(block, mark)
  const upright = isUpright(placed)
  const { from, to, starts, base, away, edge } = placed
  const line = base + (edge === 'above' || edge === 'right' ? away : -away)
  const at = (along: number, across: number) => {
    const [x, y]: PaperPoint = upright ? [across, along] : [along, across]
    return point3d(x * size, y * size)
  }
  const text = marks.find((mark) => mark.kind === 'text')
  const entity = new OwnDimension(at(from, starts[0]), at(to, starts[1]), {
    blockName: block.name,
    definitionPoint: at(to, line),
    middlePoint: text ? point3d(text.at[0] * size, text.at[1] * size) : at((from + to) / 2, line),
    angle: upright ? 90 : 0,
    ActualMeasurement: (to - from) * size,
    text: written(placed.text),
    styleName: style,
    layerName: layer,
  })
  file.modelSpace.addEntity(entity)
}
