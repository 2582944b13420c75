import type * as z from 'zod/mini'
import { compile, type InitData, parameterRules, parameterSchema, type Plan } from '../../../engine/index.ts'
import type { Calculator } from '../../../schemas/registry.ts'
import type { LoadedCatalogue } from '../../catalogue/catalogue.ts'
import type { FamilyCatalogue } from '../../catalogue/model.ts'
import type { Family } from '../selection/family.ts'
import { createFamilyAnswers } from './family-answers.ts'
import type { Fault, Read } from './faults.ts'
import { inputsOf } from './inputs-of.ts'
import { hintKeyOf, labelKeyOf } from './label-key.ts'
import { checkShape, readCheck } from './read-check.ts'
import { type Query, readQuery } from './read-query.ts'
import type { ServedCalculator } from './served-calculator.ts'

/** A family of the selection service with what its calls need beside it. */
export interface FamilyCalls<FamilyParameters, Candidate> {
  readonly family: Family<FamilyParameters, Candidate>
  readonly init: InitData
  readonly initShape: z.ZodMiniType
  readonly candidateShape: z.ZodMiniObject & z.ZodMiniType<Candidate>
  readonly modelsOf: (catalogue: LoadedCatalogue) => FamilyCatalogue<Candidate>
}

/** The catalogue of now. */
export type CurrentCatalogue = () => LoadedCatalogue

/** A family, ready to serve whichever calculator names its calls. */
export interface ServedFamily {
  readonly service: string
  readonly serve: (calculator: Calculator, current: CurrentCatalogue) => ServedCalculator
}

const unknownParameters = (query: Query): readonly Fault[] =>
  Object.keys(query).map((path) => ({ code: 'unknownParameter', path, params: {} }))

const parametersOf = (plan: Plan, init: InitData): ServedCalculator['parameters'] =>
  parameterRules(plan, init).map((rule) => ({
    name: rule.name,
    required: !rule.optional,
    shape: parameterSchema(rule),
    unit: rule.kind === 'number' ? rule.unit : '',
  }))

const andThen = <From, To>(read: Read<From>, next: (values: From) => Read<To>): Read<To> => ('faults' in read ? read : next(read.values))

/** The calculator's first worked input, and the model that the catalogue recommends for it (any model where none fits). */
const examplesOf = <Candidate>(
  { examples }: Calculator,
  models: FamilyCatalogue<Candidate>,
  recommended: (query: Query) => string | undefined,
): ReturnType<ServedCalculator['examples']> => {
  const { inputs = {}, request: query = {} } = examples.cases[0] ?? {}
  const skuID = recommended(Object.fromEntries(Object.entries(query).map(([name, text]) => [name, [text]])))
  const model = models.models.find((one) => one.skuID === skuID) ?? models.models[0]
  return { query, check: { inputs, candidate: model?.candidate, assumptions: {} } }
}

/** Joins a family to the calculator whose schema names its calls. */
export const serveFamily = <FamilyParameters, Candidate>(calls: FamilyCalls<FamilyParameters, Candidate>): ServedFamily => {
  const { family, init, initShape, candidateShape } = calls
  const serve: ServedFamily['serve'] = (calculator, current) => {
    const plan = compile(calculator.schema)
    const shape = checkShape(plan, init, candidateShape)
    const models = () => calls.modelsOf(current())
    const answers = createFamilyAnswers(family, models)
    const calculation = (query: Query) =>
      andThen(readQuery({ plan, init }, query, 'page'), ({ parameters, part }) => ({ values: answers.calculation(parameters, part) }))
    return {
      id: calculator.schema.id,
      service: family.service,
      labelKey: (path) => labelKeyOf(plan, path),
      hintKey: (path) => hintKeyOf(plan, path),
      shapes: { init: initShape, check: shape },
      parameters: parametersOf(plan, init),
      inputs: inputsOf(plan, init),
      examples: () =>
        examplesOf(calculator, models(), (query) => {
          const read = calculation(query)
          return 'values' in read ? read.values.list[0]?.skuID : undefined
        }),
      init: (query) => (Object.keys(query).length > 0 ? { faults: unknownParameters(query) } : { values: init }),
      calculation,
      explanation: (query) =>
        andThen(readQuery({ plan, init }, query, 'pageAndOnly'), ({ parameters, part }) => ({
          values: answers.explanation(parameters, part),
        })),
      check: (body) => andThen(readCheck<Candidate>({ plan, init, shape, assumptionFaults: family.assumptionIssues }, body), answers.check),
    }
  }
  return { service: family.service, serve }
}
