import { calculation } from '../../../contract/selection.ts'
import type { ApiTexts } from '../../../i18n/api-texts.ts'
import { assumptionsParameter, assumptionsPattern } from '../../../contract/assumptions-text.ts'
import { apiTexts } from '../../../i18n/api.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { lastPage, ledgerParts } from '../../services/requests/read-query.ts'
import type { ServedCalculator, ServedParameter } from '../../services/requests/served-calculator.ts'
import { failuresOf, toResponses } from './answers.ts'
import { refer, toSchema } from './components.ts'
import { describeValue } from './describe-value.ts'
import type { Operation, Parameter, PathItem } from './types.ts'

export const apiRoot = '/YQWorking/api'

export const initShapeName = (service: string) => `${service}Init`
/** An answer that is not the shared one has a name of its own. */
export const calculationShapeName = (service: string) => `${service}Calculation`
export const checkShapeName = (service: string) => `${service}CheckRequest`

export const langParameter = (texts: ApiTexts): Parameter => ({
  name: 'lang',
  in: 'header',
  description: texts.parameters.lang,
  required: false,
  schema: { type: 'string', enum: ['cn', 'en', 'es', 'ru'] },
})

const pageParameter = (texts: ApiTexts): Parameter => ({
  name: 'Page',
  in: 'query',
  description: texts.parameters.page,
  required: false,
  schema: { type: 'integer', minimum: 1, maximum: lastPage },
})

const onlyParameter = (texts: ApiTexts): Parameter => ({
  name: 'Only',
  in: 'query',
  description: texts.parameters.only,
  required: false,
  schema: { type: 'string', enum: [...ledgerParts] },
})

const changedAssumptions = (texts: ApiTexts): Parameter => ({
  name: assumptionsParameter,
  in: 'query',
  description: texts.parameters.assumptions,
  required: false,
  schema: { type: 'string', pattern: assumptionsPattern },
})

const toExample = ({ shape }: ServedParameter, text: string) => (shape.safeParse(Number(text)).success ? Number(text) : text)

const toParameter = (calculator: ServedCalculator, locale: Locale, parameter: ServedParameter): Parameter => ({
  name: parameter.name,
  in: 'query',
  description: describeValue(calculator, locale, parameter),
  required: parameter.required,
  schema: toSchema(parameter.shape),
})

const queryParameters = (calculator: ServedCalculator, locale: Locale): readonly Parameter[] => {
  const { query } = calculator.examples()
  return calculator.parameters.map((parameter) => {
    const example = query[parameter.name]
    return {
      ...toParameter(calculator, locale, parameter),
      ...(example === undefined ? {} : { example: toExample(parameter, example) }),
    }
  })
}

type Call = 'init' | 'calculation' | 'explanation' | 'check'
const callNames = { init: 'CalculationInit', calculation: 'Calculation', explanation: 'Explanation', check: 'Check' } satisfies Record<
  Call,
  string
>

/** The four calls of one calculator. */
export const calculatorPaths = (calculator: ServedCalculator, locale: Locale): Record<string, PathItem> => {
  const texts = apiTexts[locale]
  const { service } = calculator
  const common = [langParameter(texts)]
  const answerName = calculator.shapes.calculation === calculation ? 'Calculation' : calculationShapeName(service)
  const initParameters = calculator.initParameters.map((parameter) => toParameter(calculator, locale, parameter))
  const query = [...queryParameters(calculator, locale), changedAssumptions(texts), pageParameter(texts)]
  const operation = (call: Call, parameters: readonly Parameter[], responses: Operation['responses']): Operation => ({
    operationId: `${service}${callNames[call]}`,
    tags: [service],
    ...texts.calls[call],
    parameters: [...parameters, ...common],
    responses,
  })
  const answer = (shape: string) => toResponses(shape, texts.success, failuresOf.query)
  const body = {
    required: true,
    content: { 'application/json': { schema: refer(checkShapeName(service)), example: calculator.examples().check } },
  } as const
  const path = (call: Call) => `${apiRoot}/${service}/${callNames[call]}`
  return {
    [path('init')]: { get: operation('init', initParameters, answer(initShapeName(service))) },
    [path('calculation')]: { get: operation('calculation', query, answer(answerName)) },
    [path('explanation')]: { get: operation('explanation', [...query, onlyParameter(texts)], answer('Explanation')) },
    [path('check')]: {
      post: { ...operation('check', [], toResponses('CheckAnswer', texts.success, failuresOf.body)), requestBody: body },
    },
  }
}
