/** Calls of the batch page: template, results, and results as a file. */
import { batchAnswer, type BatchAnswer, batchNames } from '../../contract/results/batch.ts'
import { tableTypes, uploadTypeOf } from '../../contract/files/upload-types.ts'
import { type CallOptions, getAnswer, type Upload } from '../base/api/api.ts'
import { askFile } from '../base/api/ask-file.ts'

/** A table may have a thousand rows, of which the dearest take 0.6 s each. */
const timeoutMs = 1_800_000

/** A filled table with the working id of its calculator. */
export type TableRequest = { readonly calculator: string; readonly file: Blob }

const uploadOf = (file: Blob): Upload => ({ type: uploadTypeOf(file.type, tableTypes), content: file })

const addressOf = (call: string, calculator: string): string => `/api/${batchNames.service}/${call}?${new URLSearchParams({ calculator })}`

export const fetchTemplate = (calculator: string, options: CallOptions): Promise<Blob> =>
  askFile({ address: addressOf(batchNames.template, calculator) }, options)

export const calculateTable = ({ calculator, file }: TableRequest, options: CallOptions): Promise<BatchAnswer> =>
  getAnswer(
    { base: 'classes', path: `${batchNames.service}/${batchNames.calculate}`, query: { calculator }, upload: uploadOf(file) },
    (data) => batchAnswer.safeParse(data).data,
    { ...options, timeoutMs },
  )

export const fetchResults = ({ calculator, file }: TableRequest, options: CallOptions): Promise<Blob> =>
  askFile({ address: addressOf(batchNames.file, calculator), upload: uploadOf(file) }, { ...options, timeoutMs })

/** Reads a chosen file to its end, as it may change or vanish before it is sent. @throws DOMException where it cannot be read */
export const readFile = async (file: File): Promise<Blob> => new Blob([await file.arrayBuffer()], { type: file.type })
