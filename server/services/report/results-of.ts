/** The results in a report, in the shape that is compared. */
import type { ModelResult, Results } from '../../../contract/catalogue/compare-results.ts'
import type { FileInput } from '../../files/file-input.ts'
import type { Claimed } from './read-data.ts'

type Reported = Pick<FileInput, 'model'> & {
  readonly calculation: Pick<NonNullable<FileInput['calculation']>, 'line' | 'place' | 'motorSku'>
}

/** The result of the report's model; other models in a report are not compared. */
const resultOf = ({ model, calculation: { line, place, motorSku } }: Reported | Claimed): ModelResult => ({
  key: motorSku === undefined ? model.sku : `${model.sku} + ${motorSku}`,
  name: motorSku === undefined ? model.name : `${model.name} + ${motorSku}`,
  maker: model.maker,
  place,
  verdict: line.verdict,
  utilisation: line.utilisation,
  governing: line.governing,
  checks: [
    ...line.checks.map(({ name, required, available, unit, utilisation, passed, role }) => ({
      name,
      isMade: true as const,
      required,
      available,
      unit,
      utilisation,
      passed,
      role,
    })),
    ...line.notKnown.map(({ name, needs }) => ({ name, isMade: false as const, needs })),
  ],
  rows: [{ skuID: model.sku, skuName: model.name, basis: model.basis, source: model.source, figures: model.figures }],
})

/** @returns the results of a report; without a report no models, as its catalogue no longer contains the model */
export const resultsOf = (report: Reported | Claimed | undefined, isWhole: boolean): Results => ({
  models: report ? [resultOf(report)] : [],
  isWhole,
})
