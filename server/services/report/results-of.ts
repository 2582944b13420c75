/** The results in a report, in the shape that is compared. */
import { comparedChecks, type ModelResult, type Results } from '../../../contract/catalogue/compare-results.ts'
import type { FileInput } from '../../files/file-input.ts'
import type { Claimed } from './read-data.ts'

type Reported = Pick<FileInput, 'model'> & {
  readonly calculation: Pick<NonNullable<FileInput['calculation']>, 'line' | 'place' | 'motorSku' | 'whole'>
}

type ReportedModel = Pick<FileInput['model'], 'sku' | 'name' | 'basis' | 'source' | 'figures'>

/** The models of the report: of an assembly all of them. */
const modelsIn = ({ model, calculation: { whole } }: Reported | Claimed): readonly ReportedModel[] => {
  const all: Readonly<Record<string, ReportedModel>> | undefined = whole?.models
  return all ? Object.values(all) : [model]
}

const rowOf = ({ sku, name, basis, source, figures }: ReportedModel) => ({ skuID: sku, skuName: name, basis, source, figures })

/** The result of the report's model, with the rows of all models of its assembly; other models in a report are not compared. */
const resultOf = (report: Reported | Claimed): ModelResult => {
  const {
    model,
    calculation: { line, place, motorSku, whole },
  } = report
  const names = whole ? modelsIn(report).map(({ name }) => name) : [model.name, ...(motorSku === undefined ? [] : [motorSku])]
  return {
    key: motorSku === undefined ? model.sku : `${model.sku} + ${motorSku}`,
    name: names.join(' + '),
    maker: model.maker,
    place,
    verdict: line.verdict,
    utilisation: line.utilisation,
    governing: line.governing,
    checks: comparedChecks(line),
    rows: modelsIn(report).map(rowOf),
  }
}

/** @returns the results of a report; without a report no models, as its catalogue no longer contains the model */
export const resultsOf = (report: Reported | Claimed | undefined, isWhole: boolean): Results => ({
  models: report ? [resultOf(report)] : [],
  isWhole,
})
