/** Drawings as DXF. */
import type { FileMaker } from '../file-input.ts'
import { drawSheet } from './draw-sheet.ts'
import { makeDxf } from './make-dxf.ts'

/** Makes a DXF drawing: views, dimensions and title block; the part at its real size. */
export const dxfMaker: FileMaker = async (input, onStep) => {
  const sheet = await drawSheet(input, (done) => onStep(0.9 * done))
  const bytes = new TextEncoder().encode(makeDxf(sheet, input.unit))
  onStep(1)
  return bytes
}
