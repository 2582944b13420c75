import * as z from 'zod/mini'
import { assumptionsParameter, assumptionsPattern } from '../../../contract/results/assumptions-text.ts'
import { describedParameters, initParameter } from '../../../contract/results/init-words.ts'
import { demonstrationParameter, facetParameters } from '../../../contract/results/narrowing.ts'
import { largestPages, listOrder, orderParameter } from '../../../contract/results/list-view.ts'
import { calculationBody, checkAnswer, explanation as explanationShape } from '../../../contract/results/selection.ts'
import { type InitData, type ParameterRule, parameterRules, parameterSchema, type Plan, requestCall } from '../../../engine/index.ts'
import { andThen, type Parsed } from '../../../families/define/parsed.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { Locale } from '../../../i18n/locales.ts'
import {
  type AnswerShape,
  type BodyCall,
  calculatorRoots,
  type FormCall,
  formCalls,
  type Query,
  type QueryCall,
  type ServedCall,
  type ServedParameter,
} from '../calls/served-call.ts'
import { describeParameters } from './described-parameters.ts'
import { namedInit } from './named-init.ts'
import { inputsOf } from './inputs-of.ts'
import { hintKeyOf, labelKeyOf } from './label-key.ts'
import { readInit } from './read-init.ts'
import { lastPage, ledgerParts } from './read-query.ts'
import type { ServiceShape } from '../../../families/define/service-shape.ts'

/** A calculator ready to be served: its plan, the service named by its schema, and the answers of its family. */
export interface ServedForm {
  readonly plan: Plan
  /** Path segment of its calls. */
  readonly name: string
  readonly service: ServiceShape
  readonly checkShape: z.ZodMiniType
  /** A query, and a body of the check, that the current catalogue answers with code 0. */
  readonly examples: { readonly query: Readonly<Record<string, string>>; readonly check: () => unknown }
  readonly calculation: (query: Query) => Cooperative<Parsed<unknown>>
  readonly explanation: (query: Query) => Cooperative<Parsed<unknown>>
  readonly check: (body: unknown) => Parsed<unknown>
}

/** Whether callers may leave a parameter out independently of the others. */
const isDeclaredOptional = ({ schema }: Plan, name: string): boolean => {
  const declared = requestCall(schema.request).parameters[name]
  return typeof declared === 'object' && 'value' in declared && declared.optional === true
}

/** The format of rows that a query sends as one text. */
const rowsText = ({ columns }: Extract<ParameterRule, { kind: 'rows' }>) => {
  const row = `[^;,]*(?:,[^;,]*){${columns.length - 1}}`
  return z.string().check(z.regex(new RegExp(`^${row}(?:;${row})*$`)))
}

const columnOf = (cell: ParameterRule) => ({ name: cell.name, unit: cell.kind === 'number' ? cell.unit : '' })

/** The parameters of a form as the reference describes them; options come from the init data. */
export const parametersOf = (plan: Plan, init: InitData): readonly ServedParameter[] =>
  parameterRules(plan, init).map((rule) => ({
    name: rule.name,
    required: !rule.optional,
    conditional: rule.optional && !isDeclaredOptional(plan, rule.name),
    shape: rule.kind === 'rows' ? rowsText(rule) : parameterSchema(rule),
    ...(rule.kind === 'rows' && { rows: { most: rule.maxRows, columns: rule.columns.map(columnOf) } }),
    unit: rule.kind === 'number' ? rule.unit : '',
    ...(rule.name === 'Count' && { description: 'Maximum number of models' }),
  }))

const option = (name: string, description: string, shape: z.ZodMiniType): ServedParameter => ({
  name,
  required: false,
  conditional: false,
  shape,
  unit: '',
  description,
})

const changedAssumptions = option(
  assumptionsParameter,
  'Assumptions to change, as “name:value;name:value” in their own units; the others keep their defaults. Names, units and ranges are in the “assumptions” of every answer.',
  z.string().check(z.regex(new RegExp(assumptionsPattern))),
)
const page = option(
  'Page',
  'Page, counted from 1. Without it the answer has the first models, at most Count.',
  z.int().check(z.gte(1), z.lte(lastPage)),
)
const narrowing = [
  ...[facetParameters.maker, facetParameters.series, facetParameters.basis].map((name) =>
    option(name, 'Only models with one of these values, separated by ;', z.string()),
  ),
  option(
    demonstrationParameter,
    'true lists demonstration series among the others; otherwise they are listed only if nothing else fits.',
    z.boolean(),
  ),
]
const size = option('Size', 'Models on a page; default 20, at most 100', z.int().check(z.gte(1), z.lte(largestPages.query)))
const order = option(orderParameter, 'Figure to sort all matches by, descending with a leading minus; default by rank', listOrder)
const describedShape = { [describedParameters.list]: z.array(initParameter) }

/** Names options and class in the caller's language, and adds descriptions of the parameters where the form reads them. */
const described = (plan: Plan, init: InitData, locale: Locale): InitData => {
  const words = plan.schema.init?.parameters
  const named = namedInit(plan, init, locale)
  return words ? { ...named, [words.list]: describeParameters(plan, locale) } : named
}

const only = option(
  'Only',
  'Only models that passed, only those that did not, or only those that fail no check and are not fully known',
  z.enum(ledgerParts),
)

/** The parameter that the init answer depends on, with its possible values. */
const initParametersOf = ({ initBy }: ServiceShape): readonly ServedParameter[] =>
  initBy ? [{ name: initBy.parameter, required: false, conditional: false, shape: z.enum(Object.keys(initBy.answers)), unit: '' }] : []

/** The answer of a calculation whose data is the list of models. */
export const listAnswer: AnswerShape = { name: 'Calculation', shape: calculationBody, isBody: true }

/** English texts for the calls of a form. */
export const formTexts: Readonly<Record<FormCall, Pick<ServedCall, 'summary' | 'description'>>> = {
  init: { summary: 'Options of the form', description: 'Lists of options that a form of this class needs before a calculation.' },
  calculation: {
    summary: 'Models that fit',
    description:
      'The models that pass every check, best first, are the data; counts and motion are beside it. An empty list is a valid answer: no model is suitable. “units” gives the unit of each value.',
  },
  explanation: {
    summary: 'Why models fit or not',
    description:
      'Assumptions, calculated values, and every model of the family with each of its checks. If none is suitable: the closest models, each with the smallest change of one input that would make it suitable.',
  },
  check: {
    summary: 'Size a described component',
    description: 'The same sizing for a component described by its technical data, without the catalogue, with every intermediate value.',
  },
}

/** Properties shared by all calls of one calculator. */
const commonOf = ({ plan, name }: ServedForm) => ({
  roots: calculatorRoots,
  classes: { ids: [plan.schema.id, ...(plan.schema.place?.also ?? [])].map(String) },
  service: name,
  tag: { screens: [String(plan.schema.id)] },
  labelKey: (path: string) => labelKeyOf(plan, path),
  hintKey: (path: string) => hintKeyOf(plan, path),
})

const queryCalls = (form: ServedForm): readonly QueryCall[] => {
  const { plan, name, service } = form
  const named = (call: FormCall, answer: AnswerShape) =>
    ({ ...commonOf(form), ...formTexts[call], method: 'GET', form: call, call: formCalls[call], answer }) as const
  const parameters = parametersOf(plan, service.init)
  const options = [changedAssumptions, page]
  const example = () => form.examples.query
  // An answer whose shape is not the shared one has its own name.
  const answer = service.answer ? { name: `${name}Calculation`, shape: service.answer.shape } : listAnswer
  return [
    {
      ...named('init', {
        name: `${name}Init`,
        shape: plan.schema.init?.parameters ? z.extend(service.initShape, describedShape) : service.initShape,
      }),
      parameters: initParametersOf(service),
      example: () => ({}),
      respond: (query, { locale }) => andThen(readInit(service, query), (init) => ({ values: described(plan, init, locale) })),
    },
    {
      ...named('calculation', answer),
      versioned: true,
      parameters,
      options: [...options, size, order, ...narrowing],
      example,
      respond: form.calculation,
    },
    {
      ...named('explanation', { name: 'Explanation', shape: explanationShape }),
      versioned: true,
      parameters,
      options: [...options, only],
      example,
      respond: form.explanation,
    },
  ]
}

const checkCall = (form: ServedForm): BodyCall => ({
  ...commonOf(form),
  method: 'POST',
  ...formTexts.check,
  form: 'check',
  versioned: true,
  call: formCalls.check,
  answer: { name: 'CheckAnswer', shape: checkAnswer },
  body: {
    request: { name: `${form.name}CheckRequest`, shape: form.checkShape },
    example: form.examples.check,
    inputs: inputsOf(form.plan, form.service.init),
  },
  respond: form.check,
})

/** The four calls of one calculator. */
export const callsOfForm = (form: ServedForm): readonly ServedCall[] => [...queryCalls(form), checkCall(form)]
