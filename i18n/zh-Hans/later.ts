/** What only results and product pages need: loaded with them. Each family adds the names that its sizing has beyond the shared ones. */
import { reducerThreePhase } from './calculators/reducer-three-phase.ts'
import { assumptions, checks, values } from './checks.ts'
import { basis, ledger, product, results } from './results.ts'
import { electricCylinder } from './sizing/electric-cylinder.ts'
import { guide } from './sizing/guide.ts'
import { reducer } from './sizing/reducer.ts'
import { rotary } from './sizing/rotary.ts'
import { slide } from './sizing/slide.ts'
import { linearModule } from './sizing/linear-module.ts'

export const later = {
  results,
  basis,
  ledger,
  product,
  checks: {
    ...checks,
    ...guide.checks,
    ...electricCylinder.checks,
    ...slide.checks,
    ...linearModule.checks,
    ...reducer.checks,
    ...rotary.checks,
  },
  values: {
    ...values,
    ...guide.values,
    ...electricCylinder.values,
    ...slide.values,
    ...linearModule.values,
    ...reducer.values,
    ...rotary.values,
  },
  assumptions: {
    ...assumptions,
    ...guide.assumptions,
    ...electricCylinder.assumptions,
    ...slide.assumptions,
    ...linearModule.assumptions,
    ...reducer.assumptions,
    ...rotary.assumptions,
  },
  words: {
    ...guide.words,
    ...electricCylinder.words,
    ...slide.words,
    ...linearModule.words,
    ...reducer.words,
    ...rotary.words,
    ...reducerThreePhase.reducerTypes.options,
  },
}
