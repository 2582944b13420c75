/** Calls of the batch page: template, results, and results as a file. */
import * as z from 'zod/mini'
import { batchAnswer, type BatchAnswer, batchNames, batchRow, type BatchRow } from '../../contract/results/batch.ts'
import { tableTypes, uploadTypeOf } from '../../contract/files/upload-types.ts'
import { currentToken } from '../base/account/account.ts'
import { ApiError, type CallOptions, postedOf, readAnswer, send, type Upload } from '../base/api/api.ts'
import { askFile } from '../base/api/ask-file.ts'

/** A table may have a thousand rows, of which the dearest take 0.6 s each. */
const timeoutMs = 1_800_000

/** A filled table with the working id of its calculator. */
export type TableRequest = { readonly calculator: string; readonly file: Blob }

const uploadOf = (file: Blob): Upload => ({ type: uploadTypeOf(file.type, tableTypes), content: file })

const addressOf = (call: string, calculator: string): string => `/api/${batchNames.service}/${call}?${new URLSearchParams({ calculator })}`

export const fetchTemplate = (calculator: string, options: CallOptions): Promise<Blob> =>
  askFile({ address: addressOf(batchNames.template, calculator) }, options)

/** Text that comes in parts, one line at a time. @returns the whole text */
const readLines = async ({ body }: Response, onLine: (line: string) => void): Promise<string> => {
  if (!body) return ''
  const lines: string[] = []
  let rest = ''
  for (const reader = body.pipeThrough(new TextDecoderStream()).getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) break
    const [first = '', ...later] = value.split('\n')
    rest += first
    for (const next of later) {
      onLine(rest)
      lines.push(rest)
      rest = next
    }
  }
  return [...lines, rest].join('\n')
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Rows that have been calculated, of so many; `total` is 0 before the first line has come. `values`: the results, where they are values. */
export type TableProgress = Pick<BatchAnswer, 'total' | 'values'> & { readonly rows: readonly BatchRow[] }

/** What a line of the answer says; see `batchAnswer`. */
const rowIn = (line: string): BatchRow | undefined => batchRow.safeParse(parsed(line.replace(/^,/, ''))).data
const headIn = (line: string): z.infer<typeof head> | undefined => envelope.safeParse(parsed(`${line}]}}`)).data?.data
const head = z.pick(batchAnswer, { total: true, values: true })
const envelope = z.object({ data: head })

/**
 * Calculates a table.
 *
 * @param onProgress told the rows that there are, whenever one comes
 * @throws ApiError for every failure; an abort by the caller is rethrown unchanged
 */
export const calculateTable = async (
  { calculator, file }: TableRequest,
  options: CallOptions,
  onProgress: (progress: TableProgress) => void,
): Promise<BatchAnswer> => {
  const token = currentToken()
  const address = addressOf(batchNames.calculate, calculator)
  const response = await send({ address, posted: postedOf({ upload: uploadOf(file) }), token }, { ...options, timeoutMs })
  let progress: TableProgress = { total: 0, rows: [] }
  const take = (line: string) => {
    const row = rowIn(line)
    progress = row ? { ...progress, rows: [...progress.rows, row] } : { ...progress, ...headIn(line) }
    onProgress(progress)
  }
  try {
    const body = parsed(await readLines(response, take))
    // The service has failed after it had begun to answer.
    if (body === undefined && response.ok) throw new ApiError({ kind: 'malformed' })
    return await readAnswer(body, { response, token }, (data) => batchAnswer.safeParse(data).data)
  } catch (error) {
    if (options.signal?.aborted || error instanceof ApiError) throw error
    throw new ApiError({ kind: 'offline' })
  }
}

export const fetchResults = ({ calculator, file }: TableRequest, options: CallOptions): Promise<Blob> =>
  askFile({ address: addressOf(batchNames.file, calculator), upload: uploadOf(file) }, { ...options, timeoutMs })

/** Reads a chosen file to its end, as it may change or vanish before it is sent. @throws DOMException where it cannot be read */
export const readFile = async (file: File): Promise<Blob> => new Blob([await file.arrayBuffer()], { type: file.type })
