import * as z from 'zod/mini'
import { calculation as calculationShape } from '../../../contract/selection.ts'
import { compile, type InitData, parameterRules, parameterSchema, type Plan, requestCall } from '../../../engine/index.ts'
import type { Family } from '../../../families/family.ts'
import type { Calculator } from '../../../schemas/registry.ts'
import type { IndexedFamily, LoadedCatalogue } from '../../catalogue/catalogue.ts'
import type { Family as CatalogueFamily } from '../../catalogue/family.ts'
import type { FamilyCatalogue } from '../../catalogue/model.ts'
import { createFamilyAnswers } from './family-answers.ts'
import { readInit } from './read-init.ts'
import { inputsOf } from './inputs-of.ts'
import { hintKeyOf, labelKeyOf } from './label-key.ts'
import { checkShape, readCheck } from './read-check.ts'
import { andThen } from './faults.ts'
import { type Query, readQuery } from './read-query.ts'
import type { ServedCalculator } from './served-calculator.ts'
import type { Service } from './service.ts'

/** A family of the selection service with what its calls need beside it. */
export interface FamilyCalls<FamilyParameters, Candidate> {
  readonly family: Family<FamilyParameters, Candidate>
  readonly rows: CatalogueFamily<Candidate>
  readonly candidateShape: z.ZodMiniObject & z.ZodMiniType<Candidate>
  /** Services by the path segment of their calls. */
  readonly services: Readonly<Record<string, Service>>
}

/** The catalogue of now. */
export type CurrentCatalogue = () => LoadedCatalogue

/** A family, ready to be indexed and to serve whichever calculators name its calls. */
export interface RegisteredFamily extends IndexedFamily {
  readonly serves: (service: string) => boolean
  readonly serve: (calculator: Calculator, service: string, current: CurrentCatalogue) => ServedCalculator
}

/** Whether other callers may leave a parameter out whatever the rest is. */
const isDeclaredOptional = ({ schema }: Plan, name: string): boolean => {
  const declared = requestCall(schema.request).parameters[name]
  return typeof declared === 'object' && 'value' in declared && declared.optional === true
}

const parametersOf = (plan: Plan, init: InitData): ServedCalculator['parameters'] =>
  parameterRules(plan, init).map((rule) => ({
    name: rule.name,
    required: !rule.optional,
    conditional: rule.optional && !isDeclaredOptional(plan, rule.name),
    shape: parameterSchema(rule),
    unit: rule.kind === 'number' ? rule.unit : '',
  }))

/** The init parameter that an answer depends on, with the values it may have. */
const initParametersOf = ({ initBy }: Service): ServedCalculator['initParameters'] =>
  initBy ? [{ name: initBy.parameter, required: false, conditional: false, shape: z.enum(Object.keys(initBy.answers)), unit: '' }] : []

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

/** Joins a calculator to the service that its schema names. */
const serveCalculator = <FamilyParameters, Candidate>(
  { family, candidateShape }: FamilyCalls<FamilyParameters, Candidate>,
  { name, service }: { readonly name: string; readonly service: Service },
  { calculator, models }: { readonly calculator: Calculator; readonly models: () => FamilyCatalogue<Candidate> },
): ServedCalculator => {
  const { init, initShape, answer } = service
  const plan = compile(calculator.schema)
  const shape = checkShape(plan, init, candidateShape)
  const answers = createFamilyAnswers(family, models)
  const reading = { plan, init, assumptionFaults: family.assumptionIssues }
  const calculation = (query: Query) => andThen(readQuery(reading, query, 'page'), (asked) => ({ values: answers.calculation(asked) }))
  return {
    ids: [calculator.schema.id],
    service: name,
    labelKey: (path) => labelKeyOf(plan, path),
    hintKey: (path) => hintKeyOf(plan, path),
    shapes: { init: initShape, calculation: answer?.shape ?? calculationShape, check: shape },
    initParameters: initParametersOf(service),
    parameters: parametersOf(plan, init),
    inputs: inputsOf(plan, init),
    examples: () =>
      examplesOf(calculator, models(), (query) => {
        const read = calculation(query)
        return 'values' in read ? read.values.list[0]?.skuID : undefined
      }),
    init: (query) => readInit(service, query),
    calculation: (query) =>
      andThen(calculation(query), ({ results, ...found }) => ({ values: answer ? answer.write(found, results) : found })),
    explanation: (query) => andThen(readQuery(reading, query, 'pageAndOnly'), (asked) => ({ values: answers.explanation(asked) })),
    check: (body) => andThen(readCheck<Candidate>({ ...reading, shape }, body), answers.check),
  }
}

/** Makes a family's calls known: its models to the catalogue, its services to the calculators. */
export const registerFamily = <FamilyParameters, Candidate>(calls: FamilyCalls<FamilyParameters, Candidate>): RegisteredFamily => {
  const { family, rows, services } = calls
  return {
    rows,
    terms: { layout: family.terms, termsOf: family.modelTerms },
    serves: (name) => Object.hasOwn(services, name),
    serve: (calculator, name, current) => {
      const service = services[name]
      if (!service) throw new RangeError(`the family '${rows.id}' has no service '${name}'`)
      return serveCalculator(calls, { name, service }, { calculator, models: () => current().modelsOf(rows) })
    },
  }
}
