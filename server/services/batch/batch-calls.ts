/** Calls for tables of working conditions: a template, the results of a table, and the results as a file. */
import { batchAnswer, batchNames } from '../../../contract/results/batch.ts'
import { tableTypes } from '../../../contract/files/upload-types.ts'
import { AppError } from '../../base/errors.ts'
import { StreamedAnswer } from '../../base/streamed-answer.ts'
import { runInSlices } from '../../base/run-in-slices.ts'
import { createFairPlaces } from '../../base/fair-places.ts'
import { xlsxType } from '../../files/sheet/workbook.ts'
import { readInThread } from '../../files/upload/read-in-thread.ts'
import { uploadFaults, UploadError } from '../../files/upload/upload-limits.ts'
import { requiredText } from '../calls/read-query.ts'
import { defineCall } from '../calls/define-call.ts'
import { type GuardedCall, openTo } from '../calls/guarded-call.ts'
import { type Caller, classRoot, placeOf, type ServedCall } from '../calls/served-call.ts'
import { type BatchForm, type BatchForms, batchForms } from './batch-forms.ts'
import { calculateTable, openTable, type OpenTable, streamTable } from './calculate-table.ts'
import { resultsSheet } from './results-sheet.ts'
import { templateOf } from './template.ts'
import { fileAnswer } from '../calls/file-answer.ts'
import type { CalculableOf } from '../site-calculators/calculable.ts'

const longestId = 20

/** Tables take turns row by row, so that those of one client hold up nobody else. */
const places = { ofAll: Infinity, ofClient: 2, waitingOfClient: 0 } as const

/** Each file is read in a thread with its own memory. All tables of a client may wait. */
const readings = { ofAll: 3, ofClient: 1, waitingOfClient: places.ofClient } as const

const common = {
  roots: [classRoot],
  service: batchNames.service,
  tag: 'Tables of working conditions: many calculations at once',
  access: openTo.catalogue,
  failures: ['noBatch'],
} as const

/** A readable table for examples: a head with one column, and one row. */
const exampleFile = new TextEncoder().encode('load\n5\n')

interface TableRequest {
  readonly query: { readonly calculator: string }
  readonly file: Uint8Array
}

const formOf = (forms: BatchForms, id: string, { site }: Caller): BatchForm => {
  const form = forms.of(site, id)
  if (!form) throw new AppError('noBatch')
  return form
}

/** @throws AppError with the reason why the file cannot be read */
const readFile = async (file: Uint8Array, caller: Caller) => {
  try {
    return await readInThread(file, caller)
  } catch (error) {
    throw error instanceof UploadError ? new AppError(error.fault, { cause: error }) : error
  }
}

const parameters = { calculator: requiredText('Working id of a calculator with a form', longestId) }

const templateCall = (forms: BatchForms): GuardedCall =>
  defineCall({
    ...common,
    call: batchNames.template,
    operation: 'batchTemplate',
    summary: 'Template of a table',
    description:
      'An XLSX workbook with a column per input of the calculator and an example row; a second sheet lists what each column accepts.',
    parameters,
    example: () => ({ query: { calculator: forms.example } }),
    answer: fileAnswer,
    file: { type: xlsxType, name: 'template.xlsx' },
    *handler({ query: { calculator } }, caller) {
      return { values: yield* templateOf(formOf(forms, calculator, caller), caller) }
    },
  })

const ofTable = {
  ...common,
  failures: ['noBatch', 'noBatchColumn', ...uploadFaults],
  costly: true,
  bodySize: 'table',
  upload: { mediaTypes: tableTypes },
  parameters,
  example: { query: { calculator: '300' }, file: exampleFile },
} as const

/** The same parts; calls `end` after the last one, and when they are no longer read. */
async function* endedBy(parts: AsyncGenerator<string>, end: () => void): AsyncGenerator<string> {
  try {
    yield* parts
  } finally {
    end()
  }
}

/**
 * @param calls calls of the forms
 * @param calculableOf finds the calculators whose results are values
 * @param catalogueVersion returns the current version
 */
export const batchCalls = (
  calls: readonly ServedCall[],
  calculableOf: CalculableOf,
  catalogueVersion: () => string,
): readonly GuardedCall[] => {
  const forms = batchForms(calls, calculableOf)
  const inPlace = createFairPlaces(places)
  const inReading = createFairPlaces(readings)
  const open = async ({ query: { calculator }, file }: TableRequest, caller: Caller): Promise<OpenTable> => {
    const form = formOf(forms, calculator, caller)
    const table = await inReading(placeOf(caller), () => readFile(file, caller))
    return openTable(form, table, { caller, catalogueVersion: catalogueVersion() })
  }
  /** Keeps its place until its caller has all rows, or leaves. */
  const stream = (request: TableRequest, caller: Caller): Promise<StreamedAnswer> =>
    new Promise((resolve, reject) => {
      const answer = async () => {
        const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
        caller.signal?.addEventListener('abort', () => end(), { once: true })
        resolve(new StreamedAnswer(endedBy(streamTable(await open(request, caller)), end)))
        await isOver
      }
      inPlace(placeOf(caller), answer).catch(reject)
    })
  return [
    templateCall(forms),
    defineCall({
      ...ofTable,
      call: batchNames.calculate,
      operation: 'batchCalculate',
      summary: 'Calculate a table',
      description:
        'Reads an XLSX or CSV table, the body of the request, of up to 1000 rows and 1 MB by the rules of the form and calculates every row: the best model with its governing check, or the closest one and the reason why none is suitable; of a calculator whose results are values, each value or what it waits for. Errors of a row are reported with their column and affect no other row. The answer is sent while it is made: a line for each row as soon as it is calculated. A file that cannot be read is refused with the reason.',
      answer: { name: 'BatchAnswer', shape: batchAnswer },
      handler: async (request, caller) => ({ values: await stream(request, caller) }),
    }),
    defineCall({
      ...ofTable,
      call: batchNames.file,
      operation: 'batchFile',
      summary: 'Calculate a table, as XLSX',
      description: 'Calculates a table as Calculate does and answers with an XLSX workbook.',
      answer: fileAnswer,
      file: { type: xlsxType, name: 'results.xlsx' },
      handler: async (request, caller) => {
        const { inTurn = runInSlices } = caller
        const answer = await inPlace(placeOf(caller), async () => calculateTable(await open(request, caller)))
        return { values: await inTurn(resultsSheet(caller.locale, answer)) }
      },
    }),
  ]
}
