/** The drawing in a report: of the whole assembly with the numbers of its positions, else of the model alone. */
import { PartError } from '../../../engine/part/build-part.ts'
import { isRecord } from '../../../engine/base/is-record.ts'
import { answererOf } from '../assembly/answerer.ts'
import type { AssemblyFile } from '../assembly/assembly-file.ts'
import { assemblyModels } from '../assembly/assembly-models.ts'
import { drawAssembly } from '../assembly/draw-assembly.ts'
import { sheetInWords } from '../assembly/drawing-makers.ts'
import { drawnSheet, drawViews, type DrawnViews } from '../drawing/draw-views.ts'
import type { FileCalculation } from '../file-calculation.ts'
import type { FileInput } from '../file-input.ts'

/** undefined for a calculation of one model, and for an assembly whose parts have no places. */
async function wholeOf(input: FileInput, { whole, asked: request }: FileCalculation): Promise<AssemblyFile | undefined> {
  const answerer = whole && (await answererOf(request))
  if (!answerer) return undefined
  const { model: _model, chosen: _chosen, calculated: _calculated, orderCode: _code, orderState: _state, ...setting } = input
  const conditions = isRecord(request.body) ? request.body : {}
  const models = await assemblyModels(whole.assembly, (_sku, role) => whole.models[role], conditions)
  return { ...setting, kind: 'drawing', assembly: whole.assembly, layout: answerer.family, conditions, models }
}

/** @returns the views, and whether they are of the whole; undefined for a model without a drawing */
export async function drawnInReport(
  input: FileInput,
  calculation: FileCalculation,
): Promise<(DrawnViews & { readonly isWhole: boolean }) | undefined> {
  const whole = await wholeOf(input, calculation)
  if (whole) {
    try {
      const sheet = await drawAssembly(whole, () => undefined)
      return { ...drawnSheet(sheet, sheetInWords(whole, sheet)), isWhole: true }
    } catch (error) {
      // The choices of one of the models yield no body.
      if (!(error instanceof PartError)) throw error
    }
  }
  const alone = await drawViews(input)
  return alone && { ...alone, isWhole: false }
}
