import { writeListAsData } from '../../../contract/results/answer-words.ts'
import type { FigureUnits } from '../../../contract/results/selection.ts'
import { compile, parameterRules } from '../../../engine/index.ts'
import { assumptionIssues, type AssumptionOverrides } from '../../../families/define/assumption-set.ts'
import type { IndexedSizer } from '../../../families/define/sizer.ts'
import type { Calculator } from '../../../schemas/registry.ts'
import type { CurrentCatalogue, IndexedFamily } from '../../catalogue/store/catalogue.ts'
import type { Family, FamilySelection } from '../../../families/define/family.ts'
import type { ServiceShape } from '../../../families/define/service-shape.ts'
import type { FamilyCatalogue } from '../../catalogue/match-index/model.ts'
import { createFamilyAnswers } from './family-answers.ts'
import { callsOfForm, type ServedForm } from './form-calls.ts'
import { withWorkingParams, workingParamsOf } from '../selection/working-params.ts'
import { checkShape, readCheck } from './read-check.ts'
import { andThen, andThenCooperatively } from '../../../families/define/parsed.ts'
import { runToEnd } from '../../../engine/base/cooperative.ts'
import type { Query, ServedCall } from '../calls/served-call.ts'
import { readQuery } from './read-query.ts'

/** A family, ready to be indexed and to serve the calculators that name it. */
export interface RegisteredFamily extends IndexedFamily {
  /** First path segments of its calls. */
  readonly services: readonly string[]
  readonly serve: (calculator: Calculator, service: string, current: CurrentCatalogue) => readonly ServedCall[]
}

/** The first example input of a calculator, and the model recommended for it (any model where none fits). */
const examplesOf = <Candidate>(
  { examples }: Calculator,
  models: () => FamilyCatalogue<Candidate>,
  recommended: (query: Query) => string | undefined,
): ServedForm['examples'] => {
  const { inputs = {}, request: query = {} } = examples.cases[0] ?? {}
  const check = () => {
    const skuID = recommended(Object.fromEntries(Object.entries(query).map(([name, text]) => [name, [text]])))
    const { models: all } = models()
    const model = all.find((one) => one.skuID === skuID) ?? all[0]
    return { inputs, candidate: model?.candidate, assumptions: {} }
  }
  return { query, check }
}

/** The parts of a family needed for serving; `units` are those of its cards. */
export type SizedFamily = Pick<Family, 'table'> &
  Pick<FamilySelection, 'candidate' | 'services'> & { readonly units: FigureUnits; readonly sizer: IndexedSizer }

/** Connects a calculator to the service named by its schema. */
const serveCalculator = (
  { table, sizer, candidate, units: figureUnits }: SizedFamily,
  { name, service }: { readonly name: string; readonly service: ServiceShape },
  { calculator, models }: { readonly calculator: Calculator; readonly models: () => FamilyCatalogue<unknown> },
): readonly ServedCall[] => {
  const { init, answer } = service
  const plan = compile(calculator.schema)
  const shape = checkShape(plan, init, candidate)
  const assumptionFaults = (overrides: AssumptionOverrides) => assumptionIssues(sizer.assumptions, overrides)
  const answers = createFamilyAnswers(sizer, models)
  const reading = { plan, init, assumptionFaults }
  const units = Object.fromEntries(parameterRules(plan, init).flatMap((rule) => (rule.kind === 'number' ? [[rule.name, rule.unit]] : [])))
  const calculation = (query: Query) =>
    andThenCooperatively(readQuery(reading, query, 'list'), function* (familyQuery) {
      return { values: withWorkingParams(yield* answers.calculation(familyQuery), workingParamsOf(familyQuery.parameters, units)) }
    })
  return callsOfForm({
    plan,
    name,
    service,
    checkShape: shape,
    examples: examplesOf(calculator, models, (query) => {
      const read = runToEnd(calculation(query))
      return 'values' in read ? read.values.list[0]?.skuID : undefined
    }),
    *calculation(query) {
      return andThen(yield* calculation(query), ({ results, list, ...rest }) => {
        const found = { list, units: figureUnits, ...rest }
        return { values: answer ? answer.write(found, results) : writeListAsData(found) }
      })
    },
    explanation: (query) =>
      andThenCooperatively(readQuery(reading, query, 'ledger'), function* (familyQuery) {
        return { values: yield* answers.explanation(familyQuery) }
      }),
    check: (body) => andThen(readCheck({ ...reading, shape, rules: table.candidate }, body), answers.check),
  })
}

/** Registers a family: its models with the catalogue, its services with the calculators. */
export const registerFamily = (family: SizedFamily): RegisteredFamily => ({
  rows: family.table,
  terms: { layout: family.sizer.terms, termsOf: family.sizer.modelTerms },
  services: Object.keys(family.services),
  serve: (calculator, name, current) => {
    const service = family.services[name]
    if (!service) throw new RangeError(`the family '${family.table.id}' has no service '${name}'`)
    return serveCalculator(family, { name, service }, { calculator, models: () => current().modelsOf(family.table) })
  },
})
