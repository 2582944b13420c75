/** The calls about tables of working conditions: a template, what came of a table, and the same as a file. */
import {
  batchAnswer,
  batchNames,
  batchRequest,
  type BatchAnswer,
  type BatchRequest,
  largestUpload,
} from '../../../contract/results/batch.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import { AppError } from '../../base/errors.ts'
import { xlsxType } from '../../files/sheet/workbook.ts'
import { readInThread } from '../../files/upload/read-in-thread.ts'
import { UploadError } from '../../files/upload/upload-limits.ts'
import { describeParameters, readQuery, requiredText } from '../calls/read-query.ts'
import { type BodyCall, type Caller, classRoot, type QueryCall, type ServedCall } from '../calls/served-call.ts'
import { type BatchForm, batchForms } from './batch-forms.ts'
import { calculateTable } from './calculate-table.ts'
import { resultsSheet } from './results-sheet.ts'
import { templateOf } from './template.ts'
import { createTurnstile } from './turnstile.ts'
import { fileAnswer } from '../calls/file-answer.ts'

const longestId = 20

const common = {
  roots: [classRoot],
  service: batchNames.service,
  heading: { text: 'batchTag' },
  labelKey: () => undefined,
  hintKey: () => undefined,
  mayMiss: 'noBatch',
} as const satisfies Partial<ServedCall>

/** A table in which nothing is wrong, for the reference: the head of one column and a row that lacks the others. */
const exampleFile = Buffer.from('load\n5\n').toString('base64')

type Given = { readonly forms: ReadonlyMap<string, BatchForm>; readonly catalogueVersion: () => string }

const formOf = ({ forms }: Given, id: string): BatchForm => {
  const form = forms.get(id)
  if (!form) throw new AppError('noBatch')
  return form
}

/** @throws AppError with the reason why it cannot be read */
const readFile = async (file: string) => {
  const bytes = new Uint8Array(Buffer.from(file, 'base64'))
  if (bytes.length > largestUpload) throw new AppError('fileTooLarge')
  try {
    return await readInThread(bytes)
  } catch (error) {
    throw error instanceof UploadError ? new AppError(error.fault, { cause: error }) : error
  }
}

const template = (given: Given): QueryCall => {
  const parameters = { calculator: requiredText('batchCalculator', longestId) }
  const [first = ''] = given.forms.keys()
  return {
    ...common,
    method: 'GET',
    call: batchNames.template,
    operation: 'batchTemplate',
    kind: 'batchTemplate',
    answer: fileAnswer,
    file: { type: xlsxType, name: 'template.xlsx' },
    parameters: describeParameters(parameters),
    options: [],
    example: () => ({ calculator: first }),
    respond: async (query, caller) => {
      const read = readQuery(query, parameters)
      return 'faults' in read ? read : { values: await templateOf(formOf(given, read.values.calculator), caller) }
    },
  }
}

type Work = (request: BatchRequest, caller: Caller) => Promise<BatchAnswer>

const posted = (
  work: Work,
  answer: (values: BatchAnswer, caller: Caller) => unknown,
  example: string,
): Pick<BodyCall, 'method' | 'costly' | 'bodySize' | 'body' | 'respond'> => ({
  method: 'POST',
  costly: true,
  bodySize: 'file',
  body: { request: { name: 'BatchRequest', shape: batchRequest }, example: () => ({ calculator: example, file: exampleFile }), units: {} },
  respond: async (body, caller) => {
    const read = readShape(batchRequest, body)
    return 'faults' in read ? read : { values: answer(await work(read.values, caller), caller) }
  },
})

/**
 * @param calls that answer forms
 * @param catalogueVersion of now
 */
export const serveBatch = (calls: readonly ServedCall[], catalogueVersion: () => string): readonly ServedCall[] => {
  const given: Given = { forms: batchForms(calls), catalogueVersion }
  const inTurn = createTurnstile()
  const work: Work = ({ calculator, file }, caller) => {
    const form = formOf(given, calculator)
    return inTurn(async () => calculateTable(form, await readFile(file), { caller, catalogueVersion: catalogueVersion() }))
  }
  const example = '300'
  return [
    template(given),
    {
      ...common,
      ...posted(work, (values) => values, example),
      call: batchNames.calculate,
      operation: 'batchCalculate',
      kind: 'batchCalculate',
      answer: { name: 'BatchAnswer', shape: batchAnswer },
    },
    {
      ...common,
      ...posted(work, (values, { locale }) => resultsSheet(locale, values), example),
      call: batchNames.file,
      operation: 'batchFile',
      kind: 'batchFile',
      answer: fileAnswer,
      file: { type: xlsxType, name: 'results.xlsx' },
    },
  ]
}
