import { apiTexts } from '../../../i18n/api.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { ServedCalculator } from '../../services/requests/served-calculator.ts'
import { toSchema } from './components.ts'
import { describeValue } from './describe-value.ts'
import type { JsonSchema } from './types.ts'

/** The inputs of a form as an object: what its fields are called, may hold and must have. */
const inputsSchema = (calculator: ServedCalculator, locale: Locale): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    calculator.inputs.map(({ name, unit, shape, conditional }) => {
      const description = describeValue(calculator, locale, { name: `inputs.${name}`, unit, conditional })
      return [name, { ...toSchema(shape), description }]
    }),
  ),
  required: calculator.inputs.filter(({ required }) => required).map(({ name }) => name),
  additionalProperties: false,
})

/** The body of a Check call. The shape that reads it leaves what an input may be to the engine; here it is spelled out, with texts. */
export const describeCheck = (schema: JsonSchema, calculator: ServedCalculator, locale: Locale): JsonSchema => {
  const { body } = apiTexts[locale]
  const { candidate, assumptions } = schema.properties ?? {}
  const withText = (part: unknown, description: string): JsonSchema =>
    typeof part === 'object' ? { ...part, description } : { description }
  return {
    ...schema,
    properties: {
      inputs: { ...inputsSchema(calculator, locale), description: body.inputs },
      candidate: withText(candidate, body.candidate),
      assumptions: withText(assumptions, body.assumptions),
    },
  }
}
