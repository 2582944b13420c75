/** All that a report is made of, put together from the catalogue and a calculation. */
import type { OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import type { Parsed } from '../../../families/define/parsed.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { calculatedOf } from '../../files/geometry/model-part.ts'
import type { FileInput, FileModel, FileSite } from '../../files/file-input.ts'
import { figuresOf } from '../products/product-of.ts'
import type { Row } from '../versions/catalogue-versions.ts'
import { type Answering, calculationOf, type WantedCalculation } from './calculation-of.ts'

/** What is asked of a report beside its calculation. */
export type WantedReport = WantedCalculation & {
  readonly locale: Locale
  readonly unit: FileInput['unit']
  readonly site: FileSite
  readonly chosen: OrderChosen
  /** Without it the code that the calculation proposes. */
  readonly orderCode?: string | undefined
  readonly engineVersion: string
}

/** A row of the catalogue as files know it. */
const fileModelOf = ({ table, model }: Row): FileModel => {
  const { skuID, skuName, series, maker, basis, source, tip, candidate } = model
  return {
    family: table.id,
    sku: skuID,
    name: skuName,
    series,
    maker,
    basis,
    source,
    note: tip,
    figures: figuresOf(table, candidate),
    // Every family's candidate is an object of its columns; its shape has been checked by the import.
    candidate: { ...(candidate as Readonly<Record<string, unknown>>) },
  }
}

/** @returns what the report is made of, or what is wrong with the question; undefined for a model that the version does not have */
export const reportInputOf = async (wanted: WantedReport, answering: Answering): Promise<Parsed<FileInput> | undefined> => {
  const [row] = answering.version.rowsOf([wanted.skuID])
  if (!row) return undefined
  const { locale, unit, site, chosen, orderCode, engineVersion } = wanted
  const model = fileModelOf(row)
  const read = await calculationOf(wanted, answering)
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
    },
  }
}
