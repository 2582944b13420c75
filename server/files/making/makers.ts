/** The table of file makers, loaded in worker threads: a kind is offered once it has a maker here. */
import { archiveMaker } from '../archive/archive-maker.ts'
import type { MakerTable } from '../maker-table.ts'

/** Every kind except the archive, which contains others. */
const single: MakerTable = {
  drawing: async () => (await import('../drawing/pdf-maker.ts')).drawingMaker,
  drawing3d: async () => (await import('../drawing/pdf-maker.ts')).drawingMaker,
  dxf: async () => (await import('../drawing/dxf-maker.ts')).dxfMaker,
  step: async () => (await import('../geometry/step-maker.ts')).stepMaker,
  step214: async () => (await import('../geometry/step-maker.ts')).stepMaker,
  step203: async () => (await import('../geometry/step-maker.ts')).stepMaker,
  iges: async () => (await import('../iges/iges-maker.ts')).igesMaker,
  stl: async () => (await import('../mesh/mesh-makers.ts')).stlMaker,
  threeMf: async () => (await import('../mesh/mesh-makers.ts')).threeMfMaker,
  preview: async () => (await import('../preview/preview-maker.ts')).previewMaker,
  sheet: async () => (await import('../sheet/make-sheet.ts')).makeSheet,
  bom: async () => (await import('../bom/bom-maker.ts')).bomMaker,
  report: async () => (await import('../report/make-report.ts')).makeReport,
}

/** The complete table. */
export const makers: MakerTable = { ...single, archive: async () => archiveMaker(single) }
