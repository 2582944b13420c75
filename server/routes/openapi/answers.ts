import { type ErrorCode, errorCodes } from '../../../contract/errors.ts'
import { errorText } from '../../http/error-texts.ts'
import type { ServedCall } from '../../services/calls/served-call.ts'
import { refer, successOf } from './components.ts'
import type { Answer, Content, Operation, Reference } from './types.ts'

const allErrorCodes = Object.keys(errorCodes) as ErrorCode[] // the keys of the map are exactly its type's keys

/** Values for the placeholders of error texts. */
const exampleParams = { seconds: 20, name: 'WTF2040', files: 'ZIP, CSV', days: 1 }

/** Every error of the contract as a named answer with an example body. */
export const toErrorAnswers = (): Record<string, Answer> =>
  Object.fromEntries(
    allErrorCodes.map((code) => {
      const description = errorText('en', code, exampleParams)
      const example = { code: errorCodes[code].code, message: description, issues: [] }
      return [code, { description, content: { 'application/json': { schema: refer('Failure'), example } } }]
    }),
  )

/** Merges errors with the same status into one answer, as the document allows one per status; their bodies have the same shape. */
export const toFailures = (failures: readonly ErrorCode[]): Operation['responses'] => {
  const errors = failures.map((code): [string, Reference] => [String(errorCodes[code].status), { $ref: `#/components/responses/${code}` }])
  // `invalidRequest` and `malformedJson` share 400; the first one is used.
  return Object.fromEntries(errors.toReversed())
}

export const toResponses = (
  { answer, file }: Pick<ServedCall, 'answer' | 'file'>,
  description: string,
  failures: readonly ErrorCode[],
): Operation['responses'] => {
  const content: Content = file === undefined ? { 'application/json': { schema: successOf(answer) } } : { [file.type]: { schema: {} } }
  const success: Answer = { description, content }
  return { ...toFailures(failures), '200': success }
}
