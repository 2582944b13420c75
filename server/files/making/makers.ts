/** The table of file makers, loaded in worker threads: a kind is offered once it has a maker here. */
import { archiveMaker } from '../archive/archive-maker.ts'
import { assemblyArchiveMaker } from '../assembly/archive-maker.ts'
import type { AssemblyMakerTable } from '../assembly/maker-table.ts'
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

/** Every kind of file of an assembly except the archive and the report, which is that of its first model. */
const whole: AssemblyMakerTable = {
  drawing: async () => (await import('../assembly/drawing-makers.ts')).assemblyDrawingMaker,
  dxf: async () => (await import('../assembly/drawing-makers.ts')).assemblyDxfMaker,
  step: async () => (await import('../assembly/assembly-makers.ts')).assemblyStepMaker,
  sheet: async () => (await import('../assembly/assembly-makers.ts')).assemblySheetMaker,
  bom: async () => (await import('../assembly/assembly-makers.ts')).assemblyBomMaker,
  drawing3d: async () => (await import('../assembly/drawing-makers.ts')).assemblyDrawingMaker,
  step214: async () => (await import('../assembly/assembly-makers.ts')).assemblyStepMaker,
  step203: async () => (await import('../assembly/assembly-makers.ts')).assemblyStepMaker,
  iges: async () => (await import('../iges/iges-maker.ts')).igesMaker,
  stl: async () => (await import('../mesh/mesh-makers.ts')).stlMaker,
  threeMf: async () => (await import('../mesh/mesh-makers.ts')).threeMfMaker,
  preview: async () => (await import('../preview/preview-maker.ts')).previewMaker,
}

/** The complete table of assemblies. */
export const assemblyMakers: AssemblyMakerTable = { ...whole, archive: async () => assemblyArchiveMaker(whole, single) }
