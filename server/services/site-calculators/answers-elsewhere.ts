/** Parses answers of external services by the schema and the contract; unknown members are dropped. */
import * as z from 'zod/mini'
import { answerIn } from '../../../contract/results/answer-words.ts'
import { readCalculation } from '../../../contract/results/read-calculation.ts'
import type { Calculation } from '../../../contract/results/selection.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'
import { limits } from '../../../engine/define/limits.ts'
import type { InitData } from '../../../engine/index.ts'
import { AppError } from '../../base/errors.ts'

/** Largest number of models in an answer. */
const mostModels = 200

const enveloped = z.looseObject({ code: z.number(), data: z.optional(z.unknown()) })

const columns = { text: z.string(), number: z.number(), boolean: z.boolean() } as const
const optionText = z.string().check(z.minLength(1), z.maxLength(limits.option), z.regex(/^[^,]*$/))

/** Members that hold the value of an option; a schema may set them per field. */
const valueNames = ({ fields }: CalculatorSchema, list: string): readonly string[] => {
  const names = Object.values(fields).flatMap((field) =>
    'optionsFrom' in field && field.optionsFrom === `init.${list}` ? [field.optionValue ?? 'value'] : [],
  )
  return names.length > 0 ? names : ['value']
}

/** The shape of the init answer that a schema reads; undefined where it reads none. */
export const initShapeOf = (schema: CalculatorSchema): z.ZodMiniObject | undefined => {
  const { init } = schema
  if (!init) return undefined
  const lists = Object.entries(init.lists ?? {}).map(([name, own]) => {
    const values = valueNames(schema, name).map((value) => [value, optionText] as const)
    const data = Object.entries(own).map(([column, kind]) => [column, columns[kind]] as const)
    const option = z.object({ name: z.optional(z.string()), ...Object.fromEntries([...data, ...values]) })
    return [name, z.array(option).check(z.maxLength(limits.options))] as const
  })
  const numbers = Object.keys(init.numbers ?? {}).map((name) => [name, z.number()] as const)
  return z.object(Object.fromEntries([...lists, ...numbers]))
}

/** The body of an answer that succeeded. */
const bodyOf = (answer: unknown): z.infer<typeof enveloped> => {
  const read = enveloped.safeParse(answer)
  if (!read.success) throw new AppError('serviceAnswer', { cause: read.error })
  if (read.data.code !== 0) throw new AppError('serviceRefused', { cause: new Error(`the service answers with code ${read.data.code}`) })
  return read.data
}

/** @throws AppError `serviceRefused` for a code other than 0, `serviceAnswer` for an unexpected shape */
export const readInitAnswer = (shape: z.ZodMiniObject, answer: unknown): InitData => {
  const read = shape.safeParse(bodyOf(answer).data)
  if (!read.success) throw new AppError('serviceAnswer', { cause: read.error })
  return read.data
}

/** @throws AppError as `readInitAnswer` */
export const readCalculationAnswer = (answer: unknown): Calculation => {
  const read = readCalculation(answerIn(bodyOf(answer)))
  if (!read || read.list.length > mostModels) {
    throw new AppError('serviceAnswer', { cause: new Error('the service answers no list of models that can be shown') })
  }
  return read
}
