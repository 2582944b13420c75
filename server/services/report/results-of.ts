/** The results in a report, as two of them are compared. */
import type { ModelResult, Results } from '../../../contract/catalogue/compare-results.ts'
import type { FileInput } from '../../files/file-input.ts'
import type { Claimed } from './read-data.ts'

type Reported = Pick<FileInput, 'model'> & {
  readonly calculation: Pick<NonNullable<FileInput['calculation']>, 'line' | 'place' | 'motorSku'>
}

/** One model: a report says nothing of any other that could be held against it. */
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

/** @returns what a report says; without one that its catalogue no longer has the model */
export const resultsOf = (report: Reported | Claimed | undefined, isWhole: boolean): Results => ({
  models: report ? [resultOf(report)] : [],
  isWhole,
})
