/** Assembles the input of a report from the catalogue and a calculation. */
import type { OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import type { Parsed } from '../../../families/define/parsed.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { calculatedOf } from '../../files/geometry/model-part.ts'
import type { FileInput, FileSite } from '../../files/file-input.ts'
import { type Answering, calculationOf, type CalculationRequest } from './calculation-of.ts'
import { fileModelOf } from './file-model.ts'

/** A requested report: its calculation and the order code. */
export type ReportRequest = CalculationRequest & {
  readonly locale: Locale
  readonly unit: FileInput['unit']
  readonly site: FileSite
  readonly chosen: OrderChosen
  /** The default is the code that the calculation proposes. */
  readonly orderCode?: string | undefined
  readonly engineVersion: string
  readonly seal?: string | undefined
}

/** @returns the input of the report, or the faults of the request; undefined for a model that the version lacks */
export const reportInputOf = async (request: ReportRequest, answering: Answering): Promise<Parsed<FileInput> | undefined> => {
  const [row] = answering.version.rowsOf([request.skuID])
  if (!row) return undefined
  const { locale, unit, site, chosen, orderCode, engineVersion, seal } = request
  const model = fileModelOf(row)
  const read = await calculationOf(request, answering)
  if ('faults' in read) return read
  const calculation = read.values
  const calculated = await calculatedOf(model.family, calculation)
  return {
    values: {
      kind: 'report',
      locale,
      unit,
      site,
      model,
      chosen,
      ...(Object.keys(calculated).length > 0 && { calculated }),
      orderCode: orderCode ?? calculation.card?.machineCode ?? model.name,
      calculation,
      catalogueVersion: answering.version.version,
      engineVersion,
      ...(seal !== undefined && { seal }),
    },
  }
}
